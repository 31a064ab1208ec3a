import { type AnswerSite, openSite } from '@/lib/reader/answers/answer';
import { readAnswerPage } from '@/lib/reader/answers/site/answer-page';

const PAGES: Readonly<Record<string, string>> = {
  '/': `<title>Quay House | Guesthouse in Kilmore</title><h1>Quay House</h1>
    <p>Quay House is a guesthouse with six bedrooms on the harbour in Kilmore.</p>
    <h2>Good to know</h2><p>Parking is free for guests behind the house.</p><p>Breakfast is served from 8am to 10am and is included in the price.</p>
    <p>Guide dogs are welcome. Other pets are not allowed.</p><p>We are closed from 20 December to 2 January.</p>
    <footer><p>Tel: 053 912 3456</p><p>Quay House, 4 Pier Road, Kilmore, Co. Wexford</p></footer>`,
  '/rooms': `<title>Rooms | Quay House</title><h1>Rooms and prices</h1>
    <table><tr><td>Room</td><td>Weekday</td><td>Weekend</td></tr><tr><td>Single room</td><td>&euro;60</td><td>&euro;75</td></tr>
    <tr><td>Double room</td><td>&euro;95</td><td>&euro;120</td></tr></table><p>A family room costs from &euro;140 per night.</p>
    <h2>Questions</h2><h3>Can I cancel?</h3><p>Yes, free of charge until two days before you arrive.</p>
    <h3>Do you take cards?</h3><p>Yes, all cards except American Express.</p><h3>Is there a lift?</h3><p>No, but two bedrooms are on the ground floor.</p>
    <h2>Reception</h2><p>Reception is open Monday to Friday from 8am to 9pm.</p><p>Reception is open on Saturday from 9am to 6pm.</p>`,
};

/** Questions about the sample website; some are not answered there. */
export const sampleQuestions: readonly { question: string; language?: string }[] = [
  { question: 'How much is a double room at the weekend?' },
  { question: 'What does a family room cost?' },
  { question: 'Is breakfast included?' },
  { question: 'When is breakfast?' },
  { question: 'Can I bring my dog?' },
  { question: 'Is there parking?' },
  { question: 'Can I cancel my booking?' },
  { question: 'Do you take American Express?' },
  { question: 'Is reception open on Saturday evening?' },
  { question: 'Are you open at Christmas?' },
  { question: 'Do you have a swimming pool?' },
  { question: '¿Cuánto cuesta una habitación doble el fin de semana?', language: 'es' },
];

/** A guesthouse with prices, hours and rules, to try a language model on. */
export const openSampleSite = (): AnswerSite =>
  openSite(
    Object.entries(PAGES).flatMap(
      ([path, html]) =>
        readAnswerPage(`<html lang="en"><body>${html}</body></html>`, `https://quay-house.example${path}`) ?? [],
    ),
  );
