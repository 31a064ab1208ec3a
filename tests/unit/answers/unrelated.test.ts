import { describe, expect, it } from 'vitest';
import { openSite } from '@/lib/answers/answer';
import { pageAt } from './site';

const filler = ['tea', 'music', 'old maps', 'stone walls', 'fresh bread', 'long walks', 'warm lamps', 'ferns']
  .map((thing) => `<p>There are ${thing} at Meadow House.</p>`)
  .join('');
const tierOf = (question: string, body: string) =>
  openSite([pageAt('/', `<h1>Meadow House</h1>${filler}${body}`)]).ask(question).tier;

describe('a line that shares the words of a question, but not what it asks', () => {
  it.each([
    ['Can children swim on their own?', '<p>Children love to swim in our pool.</p>'],
    ['Do you work with schools?', '<p>Our cheese scones are great in school lunches.</p>'],
    [
      'Do you sell equipment?',
      '<p>An experienced engineer will arrive in a fully stocked van, with all the tools and equipment that the work needs.</p>',
    ],
    ['Do you tune pianos?', '<p>A tuned piano is highly recommended for all who practise.</p>'],
    ['Do you build fences?', '<p>If you are building a fence, let us know and we dig deeper.</p>'],
    ['Do you do landscaping?', '<p>We climb without heavy trucks, protecting your delicate landscaping.</p>'],
    [
      'Do you plant hedges?',
      '<h3>Can I plant a new hedge there?</h3><p>Yes, you can plant a hedge slightly to the side.</p>',
    ],
    ['Do you fit boilers?', '<p>Boilers that are fitted after 2005 must be of the condensing kind.</p>'],
    ['How much is a cleaning?', '<p>Patients who qualify are entitled to one cleaning (€15) a year.</p>'],
    ['Do you do summer camps?', '<p>Home / Summer camps</p>'],
    ['Do you do grooming?', '<p>This vaccine is required by many kennels and grooming shops.</p>'],
    ['Do I have to do exams?', '<p>Fees for exams are charged separately.</p>'],
    ['Do you teach beginners?', '<h2>Beginners</h2><p>I teach my own son and still remind him of it.</p>'],
    ['How long does the polish take?', '<p>The polish lasts for three weeks.</p>'],
    [
      'Have you any puppies for sale?',
      '<p>In order to minimize the risk of diseases, all our care is tailored to each of the puppies that we see here.</p>',
    ],
    ['What qualifications do you have?', '<p>Students can choose to study towards qualifications.</p>'],
    ['Can I have the same groomer every time?', '<p>The light allows the groomer to see every detail.</p>'],
    ['Can I stay with my dog while you groom him?', '<p>Each dog is in good hands when we groom.</p>'],
    ['How does the loyalty program work?', '<p>Click here to read about our loyalty program.</p>'],
    ['Can I come and look around first?', '<p>We hope you look around our website and like it.</p>'],
    ['Do you offer apprenticeships?', '<p>Part-time and full-time careers at Meadow House.</p>'],
    ['Is there a discount for pensioners?', '<p>Discount of €20 with a senior stylist.</p>'],
    ['Can I see the lake from my room?', '<p>Breakfast is served in the dining room, from which you see the lake.</p>'],
    ['Do you deliver to Cork?', '<p>Enter your postcode to see if we deliver to Cork.</p>'],
    ['Do you have a garden?', '<p>Laura loves cooking, and she has a garden full of herbs.</p>'],
    ['Do you have a bus?', '<p>We have regular visits from the County Library Bus and enjoy them.</p>'],
    ['Do you take babies?', '<p>Babies and how we take care: https://guidance.example/babies</p>'],
    ['Do you install solar panels?', '<p>We have installed solar panels on the roof of our practice.</p>'],
    ['Do you see NHS patients?', '<h2>NHS patients</h2><p>0300 085 1234 or complaints@nhs.example</p>'],
    ['Is the garden fenced?', '<h2>Garden</h2><p>Farmland beyond the fence.</p>'],
    ['Can you deliver today?', '<p>We will be delighted to deliver these flowers if you wish.</p>'],
    ['Can I hire you for the whole day?', '<p>These terms govern the private hire services of Meadow House.</p>'],
    ['Do you have bedrooms?', '<p>The old stable is now the dining room with a beautiful fireplace.</p>'],
    ['Do you do one to one training?', '<ul><li>Kettlebells training</li></ul>'],
    ['Do you run in winter?', '<p>This winter we have spent a lot on repairs, and run up costs.</p>'],
    ['Do you do breakfast?', '<h2>Wedding breakfast</h2><p>View the wedding breakfast menu.</p>'],
    ['Do you do brunch?', '<p>View the brunch menu.</p>'],
    [
      'Can I charge my phone in the car?',
      '<h2>Data we collect</h2><ul><li>Booking details: name, phone number, kind of car and vehicle preferences.</li></ul>',
    ],
    [
      'When was the railway built?',
      '<p>The railway has a new station building, which is open from Easter onwards.</p>',
    ],
    ['What are your opening hours?', '<p>Our emergency team is available 24 hours a day, 7 days a week.</p>'],
    ['Do I have to be at home?', '<p>Fruit trees provide fresh, home-grown produce.</p>'],
    ['What veneer do you use?', '<p>Our veneer can be made of:</p>'],
    ['Can I hire just tables?', '<p>The hall seats many people, and all tables are included in the hire cost.</p>'],
    ['Can somebody come just to watch?', '<p>Dance like someone is watching!</p>'],
    ['Can we get in at night?', '<p>Celebrations, music and comedy nights.</p>'],
    ['Are you hiring?', '<p>It is home to planners, engineers and recruiters.</p>'],
    ['Do you do acupuncture?', '<p>We have good links with people who do acupuncture.</p>'],
    ['What is cranial therapy?', '<p>Find out more about cranial therapy.</p>'],
    ['Do you have kennels?', '<p>Consider our pet sitting instead of kennels.</p>'],
    ['Is there yoga?', '<h2>Tanya Voges</h2><p>Tanya loves movement, music and yoga.</p>'],
    [
      'Is there a discount on biscuits for a child who is 2?',
      '<p>A discount on biscuits for a child is a nice thing.</p>',
    ],
    ['Do I have to be there for delivery?', '<p>We are able to offer delivery all over the west of the county.</p>'],
    ['How long does a polish take?', '<p>We do polish, and have done so for 27 years.</p>'],
    [
      'Do you deliver?',
      '<h2>Sharing your personal information</h2><p>We share what a third party needs to deliver the service.</p>',
    ],
    ['Is cleaning included?', '<p>We do a lot of cleaning.</p>'],
    ['Are dogs allowed?', '<p>Hobby</p><p>Animal care - Dog Lover!</p>'],
    [
      'Are you looking for crew?',
      '<p>A pod of dolphins dives around the ferry to the delight of passengers and crew.</p>',
    ],
  ])('is no answer to “%s”', (question, line) => {
    expect(tierOf(question, line)).not.toBe('answer');
  });

  it.each([
    ['Do you work with schools?', '<p>We are delighted to work with schools in the county.</p>'],
    ['Do you have a garden?', '<p>We have a garden with a swing.</p>'],
    ['Do I have to do exams?', '<p>Exams are optional.</p>'],
    ['Can I have the same groomer every time?', '<p>You can choose to have the same groomer at every visit.</p>'],
    ['Do you teach beginners?', '<p>We teach beginners and improvers.</p>'],
    ['Does it have Sky TV?', '<p>The cottage has a large TV with Sky.</p>'],
    ['Do you have a bus?', '<p>We have a bus with sixteen seats.</p>'],
    ['When was the railway built?', '<p>The railway was built in 1884.</p>'],
    ['What are your opening hours?', '<p>We are open 24 hours a day, 7 days a week.</p>'],
    ['Can I hire just tables?', '<p>You can hire tables without the hall.</p>'],
    ['Can you deliver today?', '<p>We deliver today if you order by noon.</p>'],
    ['Do you have bedrooms?', '<p>There are four bedrooms with a view.</p>'],
    ['Do you do one to one training?', '<p>We offer private training for one person.</p>'],
    ['Do you have kennels?', '<p>We have kennels for twelve dogs.</p>'],
    ['Is there yoga?', '<h2>Evening Classes</h2><p>There is yoga on Tuesdays.</p>'],
    ['Do I have to be there for delivery?', '<p>Someone must be present for delivery.</p>'],
    ['How long does a polish take?', '<p>A polish takes about two hours.</p>'],
    ['Is cleaning included?', '<p>The cleaning is free.</p>'],
    ['Are dogs allowed?', '<p>Dogs are welcome in the bar.</p>'],
  ])('answers “%s” when the line says so', (question, line) => {
    expect(tierOf(question, line)).toBe('answer');
  });
});
