import { describe, expect, it } from 'vitest';
import { openSite } from '@/lib/answers/answer';
import { parseQuestion } from '@/lib/answers/concepts';
import { fittedWeights } from '@/lib/answers/confidence';
import { mayAnswer, objectionsTo } from '@/lib/answers/may-answer';
import { rankUnits } from '@/lib/answers/rank';
import { pageAt } from './site';

/** Whether the best line of a page may be called an answer, whatever the confidence in it. */
function bestMayAnswer(text: string, body: string): boolean | undefined {
  const { index } = openSite([pageAt('/', `<h1>Acme</h1>${body}`)]);
  const question = parseQuestion(text, index);
  const [best] = rankUnits(question, index, fittedWeights.rank);
  return best && mayAnswer(question, best);
}

/** The objections to the best line of a page. */
function objectionsToBest(text: string, body: string): string[] | undefined {
  const { index } = openSite([pageAt('/', `<h1>Acme</h1>${body}`)]);
  const question = parseQuestion(text, index);
  const [best] = rankUnits(question, index, fittedWeights.rank);
  return best && objectionsTo(question, best);
}

describe('mayAnswer', () => {
  it.each([
    [
      'a long line with the words of an open question',
      'What loyalty program do you have?',
      '<p>No need to drive back and forth to the other side of town and sit in traffic for hours: relax, and take advantage of our loyalty program.</p>',
    ],
    ['a line with one word of an open question', 'What qualifications do you have?', '<p>We like qualifications.</p>'],
    [
      'the field of a form',
      'How do I reserve a table?',
      '<h2>Reserve a table</h2><p>Contact number</p><p>Your visiting date</p>',
    ],
    ['an interval of something else', 'How often does the ferry go?', '<p>An eagle flies over the ferry each day.</p>'],
    ['a short line with the words of an open question', 'What pools do you build?', '<p>Acme builds new pools.</p>'],
    ['a title above a line about a role', 'Who is the DJ?', '<h3>Photo Gallery</h3><p>Our DJ events</p>'],
    ['the name of somebody with another role', 'Who runs the school?', '<p>The school is run well, Ann Lee says.</p>'],
    ['a night as the length of a thing', 'How long is the boat?', '<p>Ask for an overnight stay in the boat.</p>'],
    ['the words of the question alone', 'What is cranial osteopathy?', '<p>Cranial osteopathy</p>'],
    [
      'the answer to a question of another kind',
      'Who is the osteopath?',
      '<h3>What is an osteopath?</h3><p>Ann Lee says: an osteopath cares.</p>',
    ],
    ['how something is done', 'How do visitors get a permit?', '<p>There are parking permits for visitors.</p>'],
    ['a duration that is not counted', 'How long will a chair take?', '<p>A chair class is a day to remember.</p>'],
    [
      'the distance of another place',
      'How far is the motorway?',
      '<p>The motorway is near, and Athlone 40 minutes away.</p>',
    ],
    [
      'hours of a shop with another name',
      'What time does the main card shop close?',
      '<h2>Card shop</h2><p>Mon-Sat 9am - 5pm</p>',
    ],
    ['what others spend', 'Cost of bread?', '<p>Families spend €50 a month on bread.</p>'],
    ['a line without the common word that matters', 'Can I book a table?', '<p>Mint sauce on every table.</p>'],
    ['other work than the customer’s own', 'Can I paint my own pot?', '<p>A pot can be painted in many ways.</p>'],
    ['a symptom', 'Weight loss?', '<p>Depression has many symptoms such as:</p><ul><li>Sudden weight loss</li></ul>'],
    [
      'another room than one to sleep in',
      'Do you have rooms to stay?',
      '<p>Our private dining room is in the yard.</p>',
    ],
    ['the garden of another thing', 'Do you have a garden?', '<p>Scampi with garden peas.</p>'],
    ['a thing without its name', 'Is it safe?', '<p>We work at heights in a safe way.</p>'],
    ['the name of a company', 'Do you take groups?', '<p>A trading name of Bryant Group Holdings Ltd.</p>'],
    ['what somebody was taught', 'Do you teach dance?', '<p>Dan taught me how to dance a few years ago.</p>'],
    [
      'a line of the privacy notice',
      'Do you do fraud cases?',
      '<title>Privacy</title><p>To prevent fraud in all cases.</p>',
    ],
    ['how something looks', 'Do you fit curtains?', '<p>See how our curtains will look at your windows.</p>'],
    ['referrals to others', 'Do you tune pianos?', '<p>Our services: instrument rentals, piano tuning referrals.</p>'],
    ['advice for afterwards', 'Do you have a sunbed?', '<h2>Waxing aftercare</h2><p>No tanning on a sunbed</p>'],
    ['what customers are spared', 'Do you have a gym?', '<p>Like sweating it out without the gym.</p>'],
    [
      'an enumeration of what customers are spared',
      'Is there parking?',
      '<p>It is over at your own home: no driving, no parking, no rushing back.</p>',
    ],
    ['the insurance of the business', 'Do you do insurance work?', '<p>Our work has full liability insurance.</p>'],
    ['the children of the owner', 'Are children welcome?', '<p>We are Ann and Joe Lee, and our children help out.</p>'],
    ['what the business makes', 'Do you bring your own products?', '<p>We sell products of the farm.</p>'],
    [
      'the manager of a place',
      'Who owns it?',
      '<p>To rent a unit you must visit the rental manager at Meadow House and complete a form.</p>',
    ],
    ['hours before a lesson', 'How long is a lesson?', '<p>Cancel 24 hours before the lesson.</p>'],
    ['another section', 'What pens do you have?', '<h2>Paper</h2><p>Our paper takes ink well, from all the pens.</p>'],
    ['an instalment', 'How much does a wedding cost?', '<p>Wedding: the final balance of £1000 a month before.</p>'],
  ])('refuses %s', (_, question, body) => {
    expect(bestMayAnswer(question, body)).toBe(false);
  });

  const dance = Array.from({ length: 30 }, (_, at) => `<p>Dance number ${at} is for all.</p>`).join('');

  it.each([
    ['the subject of the whole site', 'Can my dance stay with you?', dance, 'onlySiteSubject'],
    [
      'an explanation below another question',
      'Do you mow lawns?',
      '<h3>Why remove tree stumps?</h3><p>They make mowing lawns difficult.</p>',
      'passingMention',
    ],
    ['one word of a question', 'Do you repair clocks?', '<p>Our clocks are old.</p>', 'wordMissing'],
    ['other work on a thing', 'Do you repair washing machines?', '<li>Washing machine fitting</li>', 'wordMissing'],
    [
      'a relation that the same words do not have',
      'Do I have to be there for delivery?',
      '<h3>Where will you deliver?</h3><p>Delivery is possible all over the west.</p>',
      'otherRelation',
    ],
    ['a button', 'How do I book?', '<h2>Book</h2><p>Book now</p>', 'callToAction'],
    [
      'a mention in a long line about something else',
      'Is there yoga?',
      '<p>Tanya believes that movement is life, and that people are capable to enjoy a richer life through practices like dance and yoga.</p>',
      'aside',
    ],
    ['an invitation', 'Do you do events?', '<p>Interested in our events?</p>', 'rhetorical'],
    ['a button with a word of the question', 'Is it full contact?', '<p>Contact us</p>', 'contactButton'],
    [
      'a line below a question for somebody',
      'Where do you train?',
      '<h3>Who trains with us?</h3><p>Families train together.</p>',
      'otherKind',
    ],
    ['a retainer', 'How much is a wedding?', '<p>A wedding requires a $150 retainer.</p>', 'surcharge'],
    ['advice', 'Do you do flowers?', '<p>Natural flowers - consider seasonal flowers.</p>', 'generalAdvice'],
    [
      'other days than the one in a yes-no question',
      'Are there tours on Saturday?',
      '<p>Tours are offered Monday to Friday.</p>',
      'otherWeekday',
    ],
    ['statistics', 'Do you sell cakes?', '<p>Research shows that cakes sell.</p>', 'generalAdvice'],
  ])('objects to %s', (_, question, body, objection) => {
    expect(objectionsToBest(question, body)).toContain(objection);
  });

  it.each([
    [
      'a line that addresses the customer below another question',
      'Can I just walk in?',
      '<h3>Where can you find us?</h3><p>You can walk in.</p>',
    ],
    ['an item that names the object', 'Do you fix brakes?', '<h2>Our work</h2><ul><li>Brakes</li></ul>'],
    [
      'an FAQ that asks the same of less, on a page about the rest',
      'How deep do you grind the stump?',
      '<h2>Stump grinding</h2><h3>How deep do you actually grind?</h3><p>Our standard depth is 300mm.</p>',
    ],
    [
      'the time of what is asked, in other words',
      'What time do we have to leave on the last day?',
      '<h2>Terms</h2><p>We ask that you please vacate your room by 11.00 am.</p>',
    ],
    [
      'a line with all of several words',
      'Which room has a whirlpool bath?',
      '<p>The Oak Room is a double room with a whirlpool bath and a shower.</p>',
    ],
    [
      'a trade below a rhetorical question',
      'Do you do plastering?',
      '<h3>Modernisation required?</h3><p>Over 18 years of experience in plumbing, plastering and tiling.</p>',
    ],
    ['a definition', 'What is Denplan?', '<p>Denplan is the payment plan that we recommend.</p>'],
    ['a condition', 'What happens if it rains?', '<p>We cannot twist balloons in the rain.</p>'],
    ['a duration', 'How long is the walk?', '<p>The walk is 30 minutes long.</p>'],
    [
      'an item of an enumeration',
      'Do you teach rock?',
      '<p>We teach salsa, cha cha, samba, jive, merengue and rock.</p>',
    ],
    [
      'a price with the word “extra” far away',
      'How much is a permit?',
      '<p>The permit is £33 and is added to the bill that we send to you by post, whereas some of the councils ask for extra papers.</p>',
    ],
    [
      'a long line that lists what there is',
      'Is there a microwave?',
      '<p>The large kitchen for guests on the ground floor is equipped with an electric oven, a dishwasher, a toaster and a microwave.</p>',
    ],
    [
      'a clause of its own in a line about the neighbourhood',
      'Are kids welcome?',
      '<p>The house is close to the lake and, importantly, children are welcome.</p>',
    ],
    ['a day that the question names', 'Are you open on Christmas Day?', '<p>Christmas Day: 12 to 3pm</p>'],
    ['a name with an apostrophe less', "Are you open on New Year's Day?", '<p>New Years Day: closed</p>'],
    ['the day of what the question names', 'What day are private lessons?', '<p>Private lessons are on Sunday.</p>'],
    [
      'a price in a sentence with “and”',
      'How much is a uniform?',
      '<p>Uniforms can be bought here and range from £15 to £25.</p>',
    ],
    [
      'a reply below a similar question, without its words',
      'Can we carry the coffin?',
      '<h3>Can family members help carry the coffin?</h3><p>Yes, they can act as bearers if they wish.</p>',
    ],
    [
      'the price of an item that “and” joins',
      'How much to collect the key?',
      '<p>Key collection and return: $15 per occurrence</p>',
    ],
    [
      'a charge without its amount',
      'Do you charge for waiting?',
      '<p>We allow 10 minutes of complimentary waiting time.</p>',
    ],
    ['a price below a heading with its subject', 'How much is a wedding?', '<h2>Weddings</h2><p>Stunning $949</p>'],
    [
      'a distance',
      'How far are you from Chester?',
      '<p>We are 12 miles from Chester and 2 miles off the main road.</p>',
    ],
    ['how long something lasts', 'How long is the first visit?', '<p>The initial visit lasts around 1 hour.</p>'],
    ['when something is due', 'When do I pay?', '<p>You pay no later than the day before the event.</p>'],
    ['how something is done', 'How do I get paid?', '<p>You can be paid in cash or by bank transfer.</p>'],
    ['where to ask', 'How do I get a quote?', '<p>Get in touch with us to request a quote.</p>'],
    ['the last word of a name', 'Do you have a cheeseboard?', '<p>Artisan cheeseboard Tipperary brie</p>'],
    [
      'what happens, in common words',
      "What happens if I'm late?",
      '<p>If clients arrive late, the treatment is shortened.</p>',
    ],
    ['where something is from', 'Where does your beef come from?', '<p>Our beef is from the farm of Lee and Sons.</p>'],
    [
      'a reply about the topic',
      'Is there a call-out charge?',
      '<h3>Is the quote free?</h3><p>No call-out charge, no pressure.</p>',
    ],
    ['a price below joined words', 'How much is a double room?', '<h2>GuestRooms</h2><p>Double: $160</p>'],
    ['a thing at the start of its line', 'Do you have sushi?', '<p>Sushi nigiri with tuna</p>'],
    ['a fee that there is not', 'Is there a callout fee?', '<p>No callout fee, no pressure.</p>'],
    ['how long the way takes', 'How long to the city?', '<p>We are only 20 minutes from the city.</p>'],
    [
      'a place in a long enumeration',
      'Do you cover Raheny?',
      '<p>From Rathmines, Clontarf, Crumlin, Terenure, Ballsbridge to Raheny: the whole county is what we cover</p>',
    ],
    ['a garden', 'Do you have a garden?', '<p>Our garden overlooks the lake.</p>'],
    ['the subject of the site', 'Do you do dance?', dance],
    [
      'an obligation below another question',
      'Does my son need a helmet?',
      '<h3>Are you a parent?</h3><p>All sons must wear a helmet.</p>',
    ],
    [
      'its own name in a heading',
      'Can I post a parcel?',
      '<h2>The Post Office</h2><p>Services of the Post Office: letters, post and parcels</p>',
    ],
    ['goods that are delivered', 'Do you deliver?', '<p>We deliver to all of Kerry.</p>'],
    ['guaranteed work', 'Do you offer a guarantee?', '<p>Our work is fully guaranteed for two years.</p>'],
    ['what to bring', 'What should I bring?', '<h3>What is an assessment?</h3><p>You will need to bring shorts.</p>'],
    ['a role under a name', 'Who is the owner?', '<h3>Mary Lynch</h3><p>Instructor &amp; owner</p>'],
    ['the lessons that somebody teaches', 'Do you teach drums?', '<p>Drum lessons for all.</p>'],
    ['a role in lower case under a name', 'Who is the architect?', '<h3>Ann Lee</h3><p>architect, designer</p>'],
    ['a role in a sentence', 'Who is the dietitian?', '<p>Our resident dietitian is Naomi Oxbow.</p>'],
    [
      'owners who introduce themselves',
      'Who owns the pub?',
      '<p>We are Ann and Joe Lee, the proud owners of this pub.</p>',
    ],
    ['a duration in brackets', 'How long is a lesson?', '<p>Windsurf lesson (2.5 hours) $200</p>'],
    ['a duration before the thing', 'How long is a lesson?', '<p>60-minute weekly lessons</p>'],
    ['a duration of work', 'How long does an upgrade take?', '<p>An upgrade is completed in a single visit.</p>'],
    [
      'the list under a heading',
      'What desserts do you have?',
      '<h2>Our desserts</h2><ul><li>Banana parfait for desserts</li></ul>',
    ],
    [
      'the list after a label',
      'What qualifications do you have?',
      '<p>My qualifications: a doctorate in medicine.</p>',
    ],
    ['a name under a role', 'Who is the owner?', '<h3>Owner:</h3><p>Mary Lynch, 053 912 3456</p>'],
    [
      'the first of two prices',
      'How much is a dress?',
      '<table><tr><td>Dress</td><td>£150, £50 deposit</td></tr></table>',
    ],
    ['a price with the item', 'How much is the notice board?', '<p>Notice board: €20.</p>'],
  ])('has no objection to %s', (_, question, body) => {
    expect(objectionsToBest(question, body)).toEqual([]);
  });

  it.each([
    ['a figure that an open question asks for', 'What star rating do you have?', '<p>We earned the 4 star rating.</p>'],
    ['the name of whoever runs the business', 'Who runs the school?', '<p>Acme is run by local woman Mary Lynch.</p>'],
    ['an interval', 'How often does the ferry sail?', '<p>The ferry will sail every 20 minutes.</p>'],
    ['an instruction', 'How do I reserve a table?', '<p>To reserve a table, ring 053 912 3456.</p>'],
    ['a price', 'How much does a wedding cost?', '<p>Wedding: from £1000.</p>'],
  ])('accepts %s', (_, question, body) => {
    expect(bestMayAnswer(question, body)).toBe(true);
  });
});
