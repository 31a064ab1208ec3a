import { type AnswerSite, openSite } from '@/lib/reader/answers/answer';
import { readAnswerPage } from '@/lib/reader/answers/site/answer-page';

const PAGES: Readonly<Record<string, string>> = {
  '/': `<title>Quay House | Guesthouse in Kilmore</title><h1>Quay House</h1>
    <p>Quay House is a guesthouse with six bedrooms on the harbour in Kilmore.</p>
    <h2>Good to know</h2><p>Parking is free for guests behind the house.</p><p>Breakfast is served from 8am to 10am and is included in the price.</p>
    <p>Guide dogs are welcome. Other pets are not allowed.</p>
    <footer><p>Tel: 053 912 3456</p><p>Quay House, 4 Pier Road, Kilmore, Co. Wexford</p></footer>`,
  '/rooms': `<title>Rooms | Quay House</title><h1>Rooms and prices</h1>
    <table><tr><td>Room</td><td>Weekday</td><td>Weekend</td></tr><tr><td>Single room</td><td>&euro;60</td><td>&euro;75</td></tr>
    <tr><td>Double room</td><td>&euro;95</td><td>&euro;120</td></tr></table><p>A family room costs from &euro;140 per night.</p>
    <h2>Questions</h2><h3>Can I cancel?</h3><p>Yes, free of charge until two days before you arrive.</p>
    <h3>Do you take cards?</h3><p>Yes, all cards except American Express.</p><h3>Is there a lift?</h3><p>No, but two bedrooms are on the ground floor.</p>
    <h2>Reception</h2><p>Reception is open Monday to Friday from 8am to 9pm.</p><p>Reception is open on Saturday from 9am to 6pm.</p>`,
};

/** A turn about the sample website, and what shows that a model has understood it. */
export interface SampleTurn {
  /** The customer's messages; the last one is read. */
  says: readonly string[];
  /** Words of a line that answers; `none` where none does. */
  line?: string | 'none';
  /** Details that are noted. */
  notes?: Readonly<Record<string, string>>;
  /** What is said in our own words. */
  act?: string;
}

/** What customers write to a guesthouse; some of it is not answered on its website. */
export const sampleTurns: readonly SampleTurn[] = [
  { says: ['How much is a double room at the weekend?'], line: 'Double room' },
  { says: ['what would ye charge for the four of us, the kids would be in with us'], line: 'family room' },
  { says: ['is there a bit of breakfast in that'], line: 'Breakfast is served' },
  { says: ['could I bring the dog along'], line: 'Other pets are not allowed.' },
  { says: ['somewhere for the car?'], line: 'Parking is free' },
  { says: ['what if we have to call it off'], line: 'free of charge until two days before' },
  { says: ['my mother can’t do stairs'], line: 'ground floor' },
  { says: ['Do you have a swimming pool?'], line: 'none' },
  { says: ['How much is a single room?', 'and at the weekend?'], line: 'Single room' },
  { says: ['¿Cuánto cuesta una habitación doble el fin de semana?'], line: 'Double room' },
  {
    says: ['any chance of a room for two from the 3rd of July, three nights'],
    notes: { day: '3rd of July', people: 'two' },
  },
  {
    says: ['any chance of a room for two from the 3rd of July, three nights', 'make that the 4th'],
    notes: { day: '4th', people: 'two' },
  },
  {
    says: ['a room for two on the 3rd of July, three nights', 'my husband is coeliac'],
    notes: { people: 'two' },
  },
  { says: ['there’s a smell of gas in the hall'], act: 'emergency' },
  { says: ['left my glasses in room 4 I think'], act: 'person' },
  { says: ['grand so, thanks a million'], act: 'thanks' },
];

/** A guesthouse with prices, hours and rules, to try a language model on. */
export const openSampleSite = (): AnswerSite =>
  openSite(
    Object.entries(PAGES).flatMap(
      ([path, html]) =>
        readAnswerPage(`<html lang="en"><body>${html}</body></html>`, `https://quay-house.example${path}`) ?? [],
    ),
  );
