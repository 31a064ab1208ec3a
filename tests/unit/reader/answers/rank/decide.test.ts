import { describe, expect, it } from 'vitest';
import { openSite } from '@/lib/reader/answers/answer';
import { parseQuestion } from '@/lib/reader/answers/rank/concepts';
import { mayAnswer, objectionsTo } from '@/lib/reader/answers/rank/decide';
import { rankUnits } from '@/lib/reader/answers/rank/rank';
import { pageAt } from '../site';

/** Whether the best line of a page may be called an answer, whatever its score. */
function bestMayAnswer(text: string, body: string): boolean | undefined {
  const { index } = openSite([pageAt('/', `<h1>Acme</h1>${body}`)]);
  const question = parseQuestion(text, index);
  const [best] = rankUnits(question, index);
  return best && mayAnswer(question, best);
}

/** The objections to the best line of a page. */
function objectionsToBest(text: string, body: string): string[] | undefined {
  const { index } = openSite([pageAt('/', `<h1>Acme</h1>${body}`)]);
  const question = parseQuestion(text, index);
  const [best] = rankUnits(question, index);
  return best && objectionsTo(question, best);
}

describe('mayAnswer', () => {
  it.each([
    ['an interval of something else', 'How often does the ferry go?', '<p>An eagle flies over the ferry each day.</p>'],
    ['a title above a line about a role', 'Who is the DJ?', '<h3>Photo Gallery</h3><p>Our DJ events</p>'],
    ['the name of somebody with another role', 'Who runs the school?', '<p>The school is run well, Ann Lee says.</p>'],
    ['a night as the length of a thing', 'How long is the boat?', '<p>Ask for an overnight stay in the boat.</p>'],
    [
      'the answer to a question of another kind',
      'Who is the osteopath?',
      '<h3>What is an osteopath?</h3><p>Ann Lee says: an osteopath cares.</p>',
    ],
    ['a duration that is not counted', 'How long will a chair take?', '<p>A chair class is a day to remember.</p>'],
    ['a line without the common word that matters', 'Can I book a table?', '<p>Mint sauce on every table.</p>'],
    [
      'another room than one to sleep in',
      'Do you have rooms to stay?',
      '<p>Our private dining room is in the yard.</p>',
    ],
    ['how something looks', 'Do you fit curtains?', '<p>See how our curtains will look at your windows.</p>'],
    [
      'the manager of a place',
      'Who owns it?',
      '<p>To rent a unit you must visit the rental manager at Meadow House and complete a form.</p>',
    ],
    [
      'a person below a question about another',
      'Who is the osteopath?',
      '<h3>Who is the head osteopath?</h3><p>Ann Lee says hello.</p>',
    ],
    [
      'a duration of something else below a heading about the thing',
      'How long does a chimney survey take?',
      '<h2>Chimneys</h2><p>Pay for the survey within two weeks of our visit.</p>',
    ],
    [
      'a reply to a question of which it asks less than half',
      'How long does conveyancing take?',
      '<h3>How long does a house conveyancing purchase take in Cork city?</h3><p>Two months are usual.</p>',
    ],
    ['hours before a lesson', 'How long is a lesson?', '<p>Cancel 24 hours before the lesson.</p>'],
  ])('refuses %s', (_, question, body) => {
    expect(bestMayAnswer(question, body)).toBe(false);
  });

  it.each([
    [
      'an explanation below another question',
      'Do you mow lawns?',
      '<h3>Why remove tree stumps?</h3><p>They make mowing lawns difficult.</p>',
      'passingMention',
    ],
    [
      'a reply to a question about much else',
      'Do you fit curtains?',
      '<h3>Why would anybody in a new house in Cork, Kerry, Clare or Sligo choose curtains?</h3><p>They fit.</p>',
      'passingMention',
    ],
    [
      'a reply to a question of four words, one of which is asked about',
      'What about curtains?',
      '<h3>Why are soft curtains a good idea?</h3><p>The curtains are here.</p>',
      'passingMention',
    ],
    [
      'a village where the address is asked for',
      'What is your address?',
      '<p>The inn is situated in Kilmore village.</p>',
      'noEvidence',
    ],
  ])('objects to %s', (_, question, body, objection) => {
    expect(objectionsToBest(question, body)).toContain(objection);
  });

  it.each([
    [
      'a line that addresses the customer below another question',
      'Can I just walk in?',
      '<h3>Where can you find us?</h3><p>You can walk in.</p>',
    ],
    [
      'the time of what is asked, in other words',
      'What time do we have to leave on the last day?',
      '<h2>Terms</h2><p>We ask that you please vacate your room by 11.00 am.</p>',
    ],
    [
      'a reply to a question about the same, at length',
      'Do you fit curtains?',
      '<h3>Why would anybody in a new house in Cork or Kerry choose curtains?</h3><p>They fit.</p>',
    ],
    [
      'a reply to a question of three words',
      'What about curtains?',
      '<h3>Why buy soft curtains?</h3><p>The curtains are here.</p>',
    ],
    [
      'a reply to a question of many more words',
      'How long does conveyancing take?',
      '<h3>How long does a house conveyancing purchase take?</h3><p>Two months are usual.</p>',
    ],
    [
      'a person below a question with a word more',
      'Who runs the morning class for young children?',
      '<h3>Who runs the morning yoga class for young children?</h3><p>Ann Lee does.</p>',
    ],
    [
      'a duration with all words but one, which is in its heading',
      'How long does a chimney survey and inspection take?',
      '<h2>Chimneys</h2><p>A survey and an inspection are two hours of work.</p>',
    ],
    ['a place in words', 'Where are you?', '<p>We are based in Kilmore.</p>'],
    ['a duration', 'How long is the walk?', '<p>The walk is 30 minutes long.</p>'],
    ['a day that the question names', 'Are you open on Christmas Day?', '<p>Christmas Day: 12 to 3pm</p>'],
    ['a name with an apostrophe less', "Are you open on New Year's Day?", '<p>New Years Day: closed</p>'],
    ['the day of what the question names', 'What day are private lessons?', '<p>Private lessons are on Sunday.</p>'],
    [
      'a reply below a similar question, without its words',
      'Can we carry the coffin?',
      '<h3>Can family members help carry the coffin?</h3><p>Yes, they can act as bearers if they wish.</p>',
    ],
    ['how long something lasts', 'How long is the first visit?', '<p>The initial visit lasts around 1 hour.</p>'],
    ['a price below joined words', 'How much is a double room?', '<h2>GuestRooms</h2><p>Double: $160</p>'],
    [
      'an obligation below another question',
      'Does my son need a helmet?',
      '<h3>Are you a parent?</h3><p>All sons must wear a helmet.</p>',
    ],
    ['what to bring', 'What should I bring?', '<h3>What is an assessment?</h3><p>You will need to bring shorts.</p>'],
    ['a role under a name', 'Who is the owner?', '<h3>Mary Lynch</h3><p>Instructor &amp; owner</p>'],
    ['a role in lower case under a name', 'Who is the architect?', '<h3>Ann Lee</h3><p>architect, designer</p>'],
    ['a role in a sentence', 'Who is the dietitian?', '<p>Our resident dietitian is Naomi Oxbow.</p>'],
    [
      'owners who introduce themselves',
      'Who owns the pub?',
      '<p>We are Ann and Joe Lee, the proud owners of this pub.</p>',
    ],
    ['a duration of work', 'How long does an upgrade take?', '<p>An upgrade is completed in a single visit.</p>'],
    ['a name under a role', 'Who is the owner?', '<h3>Owner:</h3><p>Mary Lynch, 053 912 3456</p>'],
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
