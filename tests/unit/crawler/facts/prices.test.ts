import { describe, expect, test } from 'vitest';
import { parseHtml } from '@/lib/crawler/extract/parse-html';
import { readBlocks } from '@/lib/crawler/extract/read-blocks';
import { readLines } from '@/lib/crawler/facts/page-lines';
import { findPrices, readOffers } from '@/lib/crawler/facts/prices';

const pricesIn = (html: string) =>
  findPrices(readLines(readBlocks(parseHtml(html), () => null))).map(({ item, price }) => `${item}: ${price}`);

describe('findPrices', () => {
  test.each([
    ['<p>Skin fade ..... £22</p>', ['Skin fade: £22']],
    [
      '<ul><li>£60 for 2 private lessons</li><li>£99 for a family pass</li><li>£20 for 2 or 3 weeks</li><li>£9 for members</li></ul>',
      ['2 private lessons: £60', 'family pass: £99'],
    ],
    ['<ul><li>Mat class * £9.50</li><li>Lead prep + £99</li></ul>', ['Mat class: £9.50', 'Lead prep: £99']],
    [
      '<p>Travel fee: £0.30 per mile (round trip), £10 minimum charge</p>',
      ['Travel fee (round trip): £0.30 per mile', 'Travel fee (minimum charge): £10'],
    ],
    [
      '<div><h3>Senior Solicitor</h3><p>£350</p><p>+ VAT per hour</p></div><div><h3>Trainee</h3><p>£200</p><p>Ask</p></div>',
      ['Senior Solicitor: £350 + VAT per hour', 'Trainee: £200'],
    ],
    [
      '<div><h3>Child Complete</h3><p>13 and younger</p><p>$250/yr</p></div><div><h3>Perio</h3><p>14 and older</p><p>$600/yr</p></div>',
      ['Child Complete (13 and younger): $250/yr', 'Perio (14 and older): $600/yr'],
    ],
    ['<h3>Tooth extraction</h3><p>$175–$400 simple / $300–$600 surgical</p>', ['Tooth extraction (simple): $175–$400']],
    [
      '<table><tr><th>Job</th><th>Oak Electrical</th><th>National chains</th><th>Cowboys</th></tr><tr><td>Rewire</td><td>from £4,500</td><td>£5,500</td><td>£80 cash</td></tr></table>',
      ['Rewire (Oak Electrical): from £4,500'],
    ],
    ['<table><tr><td>Facial</td><td>€35</td></tr></table>', ['Facial: €35']],
    [
      '<p>New consultation: £140 (45min)</p><p>Follow up appointments: £110 (30min)</p>',
      ['New consultation: £140', 'Follow up appointments: £110'],
    ],
    ['<h3>Sides</h3><p>Fries £3</p><p>Sundae £4</p><p>Satay £5</p>', ['Fries: £3', 'Sundae: £4', 'Satay: £5']],
    [
      '<ul><li>Spring rolls // 3 for £4.50</li><li>Satay - 4 for £6</li><li>Soup £5</li></ul>',
      ['Spring rolls (3): £4.50', 'Satay (4): £6', 'Soup: £5'],
    ],
    [
      '<h2>Room rates</h2><ul><li>£70 Single room per night</li><li>£100 Twin room per night</li><li>£12 per night</li></ul>',
      ['Single room per night: £70', 'Twin room per night: £100'],
    ],
    ['<h3>Barn conversion</h3><p>£58,200 Project value</p>', []],
    ['<h3>Garden room</h3><p>Queen bed and private bath. £95</p>', []],
    [
      '<h3>Plan I: £3,500</h3><h3>Plan II: £4,500</h3><p>Pendant with 2 prints of your choice £139</p>',
      ['Plan I: £3,500', 'Plan II: £4,500', 'Pendant with 2 prints of your choice: £139'],
    ],
    [
      '<ul><li>Open bar £20 pp</li><li>Merlot (Chile) Glass £6 Bottle £22</li><li>Punch £5 pp</li></ul>',
      ['Open bar: £20 pp', 'Merlot (Chile) Glass: £6', 'Merlot (Chile) (Bottle): £22', 'Punch: £5 pp'],
    ],
    [
      '<p>basil margherita</p><p>£14</p><p>lasagna</p><p>£15</p><p>calzone</p><p>£13</p>',
      ['basil margherita: £14', 'lasagna: £15', 'calzone: £13'],
    ],
    [
      '<nav><table><tr><td>Beard trim</td><td>£10</td></tr><tr><td>Fade</td><td>£15</td></tr></table></nav>',
      ['Beard trim: £10', 'Fade: £15'],
    ],
    ['<ul><li>Monthly £200</li><li>Xe ranges from £10 per unit</li></ul>', []],
    [
      '<table><tr><td>Head massage</td><td>Face too</td><td>45 mins</td><td>£25</td></tr><tr><td>Head massage</td><td>Only the head</td><td>30 mins</td><td>£20</td></tr><tr><td>Marquee</td><td>20</td><td>£95</td></tr><tr><td>Marquee</td><td>48</td><td>£195</td></tr></table>',
      ['Head massage (45 mins): £25', 'Head massage (30 mins): £20'],
    ],
    [
      '<ul><li>Classic lashes 1-2 hrs. £125</li><li>(V) Tart £5</li><li>(Ve) Crêpes £6</li></ul>',
      ['Classic lashes 1-2 hrs: £125', 'Tart: £5', 'Crêpes: £6'],
    ],
    [
      '<p>Starters</p><p>Price</p><p>Grilled goats cheese salad with balsamic dressing and caramelised onions</p><p>£6</p>',
      [],
    ],
    [
      '<h2>Wines by the glass</h2><div><p>£9</p><p>A to Z Pinot Noir</p></div><div><p>£8</p><p>Gamay</p></div>',
      ['A to Z Pinot Noir: £9', 'Gamay: £8'],
    ],
    ['<h3>Available by appointment only</h3><p>7 days a week</p><ul><li>15 minutes – £30</li></ul>', []],
    [
      '<ul><li>Half-price apps & £5 drafts</li><li>£3 street tacos & £8 margaritas</li><li>1 point per £1 spent</li></ul>',
      ['street tacos: £3', 'margaritas: £8'],
    ],
    [
      '<ul><li>Peel with</li><li>light therapy £45</li><li>(shape, buff, cuticles) manicure £26</li><li>and toner £9</li></ul>',
      ['Peel with light therapy: £45'],
    ],
    ['<p>Haircut:</p><p>Women – £45</p><p>Men – £25</p>', ['Haircut (Women): £45', 'Haircut (Men): £25']],
    ['<ul><li>1 session (one area) £50</li><li>5 sessions (one area) £220</li></ul>', []],
    ['<nav><ul><li>Peas €2</li><li>Pie €9</li><li>Soup €5</li></ul></nav>', ['Peas: €2', 'Pie: €9', 'Soup: €5']],
    [
      '<h3>Consumption charge</h3><table><tr><td>2 people</td><td>£9</td></tr></table>',
      ['Consumption charge (2 people): £9'],
    ],
    [
      '<h3>Your income</h3><ul><li>40 window cleans @ £8</li></ul><table><tr><th>Pack</th><th>Price</th><th>Monthly profit</th></tr><tr><td>Two machines</td><td>£2,395</td><td>£480</td></tr></table>',
      [],
    ],
    [
      '<h3>Packs</h3><table><tr><th>Pack</th><th>Price</th><th>Monthly profit</th></tr><tr><td>Two machines</td><td>£2,395</td><td>£480</td></tr></table>',
      ['Two machines: £2,395'],
    ],
    ['<h3>Double storey</h3><p>+£30</p>', ['Double storey: +£30']],
    ['<div><div><p>100%</p><p>Streak-free</p></div><div><p>£149</p><p>From</p></div></div>', []],
    ['<ul><li>Pricing: Residential from £149</li></ul>', ['Residential: from £149']],
    ['<h1>Clean windows for homes in Ardee</h1><p>We will quote. Prices start from £149.</p>', []],
    ['<h1>Gutter clearing</h1><p>We will quote. Prices start from £80.</p>', ['Gutter clearing: start from £80']],
    [
      '<table><tr><td>Peel</td><td>£70 (3 sessions £170)</td></tr><tr><td>Tag removal</td><td>£30 for 1 (£2.50 each additional)</td></tr><tr><td>Drip</td><td>£80 (3 for £200 or 6 for £380)</td></tr></table>',
      [
        'Peel: £70',
        'Peel (3 sessions): £170',
        'Tag removal: £30',
        'Tag removal (additional): £2.50 each',
        'Drip: £80',
        'Drip (3): £200',
        'Drip (6): £380',
      ],
    ],
    [
      '<div><h3>Gold bundle</h3><p>Peels</p><p>Brows</p><p>Lashes</p><p>Lips</p><p>Chin</p><p>Neck</p><p>Hands</p><p>£900 (4 days)</p></div><div><h3>Silver bundle</h3><p>Lips</p><p>£500 (2 days)</p></div>',
      ['Gold bundle (4 days): £900', 'Silver bundle (2 days): £500'],
    ],
    [
      '<h3>Treatment price list</h3><ul><li>Fillers</li></ul><table><tr><td>3 Areas</td><td>£170</td></tr></table>',
      ['Fillers (3 Areas): £170'],
    ],
    ['<p>Pick a term or type the days — storage runs from £2.50 down to £2 per pod as you add pods.</p>', []],
    ['<h3>Shadow day</h3><p>Investment £350</p><p>A full day in the salon.</p>', ['Shadow day: £350']],
    ['<h4>Panel repairs</h4><h2>£400* per panel</h2>', ['Panel repairs: £400* per panel']],
    ['<h3>Filler</h3><p>Each additional area £60</p>', ['Each additional area: £60']],
    ['<h3>Nails only</h3><p>From £48</p>', ['Nails only: From £48']],
    ['<h1>Your payment example</h1><h2>Cost of a boiler £2,500</h2>', []],
    ['<h2>Fixed fare examples</h2><table><tr><td>Chelsea</td><td>£80</td></tr></table>', ['Chelsea: £80']],
    ['<h2>Common procedure costs in Dallas</h2><table><tr><td>Crown</td><td>£800</td></tr></table>', []],
    [
      '<p>Package one 5h=£305 (reg £334)</p><p>Package two 4h=£285 (reg £316)</p><p>Package three 3h=£208 (reg £238)</p>',
      ['Package one 5h: £305', 'Package two 4h: £285', 'Package three 3h: £208'],
    ],
    [
      '<ul><li>Pool ticket @ £37</li><li>Towel hire @ £2</li><li>BBQ ovens from £40</li></ul>',
      ['Pool ticket: £37', 'Towel hire: £2', 'BBQ ovens: from £40'],
    ],
    [
      '<ul><li>Grooming prices: Small trim from £30</li><li>Large trim from £45</li><li>Spa bath £15</li></ul>',
      ['Small trim: from £30', 'Large trim: from £45', 'Spa bath: £15'],
    ],
    [
      '<ul><li>Weddings £260 · Proms from £150 · Prosecco with weddings</li><li>Airport £90</li></ul>',
      ['Weddings: £260', 'Proms: from £150', 'Airport: £90'],
    ],
    [
      '<h3>Brunch platter</h3><p>£35 · serves 6–8</p><h3>Lunch platter</h3><p>£32 · serves 6–8</p><h3>Bread platter</h3><p>£30 (save £5)</p>',
      ['Brunch platter: £35', 'Lunch platter: £32', 'Bread platter: £30'],
    ],
    ['<ul><li>Stay (after the deposit £150)</li><li>Walk £9</li></ul>', ['Walk: £9']],
    [
      '<ul><li>G.B. Best sparkling - £85</li><li>St. Helen rosé - £90</li><li>Dry white - £60</li></ul>',
      ['G.B. Best sparkling: £85', 'St. Helen rosé: £90', 'Dry white: £60'],
    ],
    [
      '<table><tr><th>Car</th><th>Seats</th><th>Fare (from)</th></tr><tr><td>Saloon</td><td>4</td><td>£90</td></tr></table>',
      ['Saloon: £90'],
    ],
    ['<p>Cost per class – £5 | £7.50</p><p>Day pass £9 or £11</p>', []],
    ['<ul><li>Adults and seniors - inc. VAT £59</li></ul>', ['Adults and seniors: £59']],
    [
      '<p>Huevos rancheros Baked free range eggs, tomato, red pepper and chili ragout, fresh coriander and warm tortillas €14</p>',
      [
        'Huevos rancheros Baked free range eggs, tomato, red pepper and chili ragout, fresh coriander and warm tortillas: €14',
      ],
    ],
    ['<ul><li>Pilau rice £3.20/£3.10</li><li>Package A £12</li></ul>', ['Pilau rice: £3.20/£3.10', 'Package A: £12']],
    [
      '<h3>Buzz cut + beard + trim</h3><p>With or without a beard. It takes 35 minutes. $30</p><h3>Mains</h3><p>Pie. With peas. £9</p><p>Soup. With bread. £5</p>',
      ['Buzz cut + beard + trim: $30'],
    ],
    ['<h2>Your payment example</h2><p>Cost of installation £2,500</p><p>Monthly £250</p>', []],
    ['<h2>Boiler service</h2><h2>Plans from only</h2><h2>£6.50 per month</h2>', []],
    [
      '<table><tr><td>Doppelzimmer</td><td>103,-</td></tr><tr><td>Suite</td><td>134,-</td></tr></table>',
      ['Doppelzimmer: 103,-', 'Suite: 134,-'],
    ],
    [
      '<table><tr><th>Room</th><th>Weekday price</th><th>Weekend price</th></tr><tr><td>Double</td><td>€90</td><td>€110</td></tr></table>',
      ['Double (Weekday price): €90', 'Double (Weekend price): €110'],
    ],
    [
      '<h3>Hot stone massage</h3><p>Warm stones along the back.</p><table><tr><td>30 minute treatment</td><td>€35</td></tr><tr><td>1hr treatment</td><td>€55</td></tr></table>',
      ['Hot stone massage (30 minute treatment): €35', 'Hot stone massage (1hr treatment): €55'],
    ],
    [
      '<table><tr><th>#</th><th>Treatment</th><th>Price</th></tr><tr><th>1</th><td>Half leg wax</td><td>€18</td></tr><tr><th>2</th><td>Lip wax</td><td>€9</td></tr></table>',
      ['Half leg wax: €18', 'Lip wax: €9'],
    ],
    [
      '<table><tr><td>Van with driver</td><td>£18</td></tr><tr><td>Return</td><td>£25</td></tr></table>',
      ['Van with driver: £18', 'Van with driver (Return): £25'],
    ],
    [
      '<h3>Skin</h3><p>Glow facial - £80</p><p>Course of 3 - £210</p><p>Follow-up treatment £60</p>',
      ['Glow facial: £80', 'Glow facial (Course of 3): £210', 'Glow facial (Follow-up treatment): £60'],
    ],
    [
      '<h3>Skin</h3><p>LASER PEEL:</p><p>1 Area - £80</p><p>2 Areas - £130</p>',
      ['LASER PEEL (1 Area): £80', 'LASER PEEL (2 Areas): £130'],
    ],
    [`<p>${'1'.repeat(100)}xyz €5</p>`, [`${'1'.repeat(100)}xyz: €5`]],
    [
      '<h3>Lip filler</h3><p>0.5 ml - £120</p><p>1 ml - £190</p>',
      ['Lip filler (0.5 ml): £120', 'Lip filler (1 ml): £190'],
    ],
    [
      '<p>Lemonade / Cola / Diet Cola / Orange / Tonic / Soda Water / Ginger Ale / Elderflower €2.20</p>',
      ['Lemonade / Cola / Diet Cola / Orange / Tonic / Soda Water / Ginger Ale / Elderflower: €2.20'],
    ],
    [
      '<p>1. Back massage – €35 (30 min) / €60 (60 min)</p>',
      ['Back massage (30 min): €35', 'Back massage (60 min): €60'],
    ],
    [
      '<h2>Our work</h2><a href="/g"><div><div>From €120</div></div><div>Gearbox service</div><div>Open details</div></a><a href="/d"><div>From €80</div><div>Diagnostics</div></a>',
      ['Gearbox service: From €120', 'Diagnostics: From €80'],
    ],
    ['<h3>LUXCOVERY</h3><p>Your first taste of freefall</p><p>€104.70</p>', ['LUXCOVERY: €104.70']],
    [
      '<h3>Massage Therapies</h3><div>Holistic Massage</div><div>30 mins</div><div>€15</div><div>60 mins</div><div>€25</div>',
      ['Holistic Massage (30 mins): €15', 'Holistic Massage (60 mins): €25'],
    ],
    [
      '<h3>Counselling</h3><p>€125 (30 min) · €175 (45 min)</p>',
      ['Counselling (30 min): €125', 'Counselling (45 min): €175'],
    ],
    [
      '<p>Admission: €5 adults, €3 seniors and €12 families</p>',
      ['Admission (adults): €5', 'Admission (seniors): €3', 'Admission (families): €12'],
    ],
    ['<p><span>Chowder</span><b>€9.50</b></p>', ['Chowder: €9.50']],
    [
      '<h3>Garden Room</h3><ul><li>Sea view</li><li>Coffee machine</li></ul><p>From €80 per person</p>',
      ['Garden Room: From €80 per person'],
    ],
    [
      '<h3>Power flush</h3><table><tr><td>Up to 8 radiators</td><td>£415</td></tr><tr><td>9 – 16 radiators</td><td>£515</td></tr></table>',
      ['Power flush (Up to 8 radiators): £415', 'Power flush (9 – 16 radiators): £515'],
    ],
    [
      '<h3>Power flush</h3><p>A deep clean gets rid of cold spots. Prices start from £400 + VAT.</p>',
      ['Power flush: start from £400'],
    ],
    ['<h3>Combi boilers changed</h3><p>from £1,495 plus VAT with warranty</p>', ['Combi boilers changed: from £1,495']],
    ['<p>Day care......$45 Per Dog</p>', ['Day care: $45']],
    [
      '<table><tr><td>Half day – 8am to 12.30pm (if quoted beforehand; reverts to the day rate if it goes past 12.30pm)</td><td>£195</td></tr></table>',
      ['Half day – 8am to 12.30pm (if quoted beforehand; reverts to the day rate if it goes past 12.30pm): £195'],
    ],
    [
      '<table><tr><th>Lesson</th><th>Per hour</th><th>Total</th></tr><tr><td>Two-hour lesson</td><td>£40</td><td>£80</td></tr></table>',
      ['Two-hour lesson (Per hour): £40', 'Two-hour lesson (Total): £80'],
    ],
  ])('%s', (html, prices) => {
    expect(pricesIn(html)).toEqual(prices);
  });

  test('distinguishes equal items by their headings', () => {
    const list = (heading: string, price: string) => `<h3>${heading}</h3><p>Fish and chips ${price}</p><p>Peas €2</p>`;
    expect(pricesIn(list('Eat in', '€14') + list('Takeaway', '€12'))).toEqual([
      'Fish and chips (Eat in): €14',
      'Peas: €2',
      'Fish and chips (Takeaway): €12',
      'Peas: €2',
    ]);
  });

  test('distinguishes equal items by the label of their list', () => {
    const list = (label: string, price: string) => `<p>${label}:</p><ul><li>15 min walk: ${price}</li></ul>`;
    expect(pricesIn(`<h2>Walking</h2>${list('Private walks', '€15')}${list('Shared walks', '€10')}`)).toEqual([
      '15 min walk (Private walks): €15',
      '15 min walk (Shared walks): €10',
    ]);
  });

  test('distinguishes no items by the prices in a heading', () => {
    const brows = (name: string, prices: string) => `<h3>${name}</h3><h4>${prices}</h4>`;
    const html = brows('Classic brows', '$35 Senior | $45 Master') + brows('Luxury brows', '$50 Senior | $60 Master');
    expect(pricesIn(html)).toEqual([
      'Classic brows (Senior): $35',
      'Master (Classic brows): $45',
      'Luxury brows (Senior): $50',
      'Master (Luxury brows): $60',
    ]);
  });

  test('distinguishes items that are headings by those above them', () => {
    const packages = (name: string, a: string, b: string) =>
      `<h1>${name}</h1><h4>Package A - ${a}</h4><p>Full day</p><h4>Package B - ${b}</h4><p>Album</p>`;
    expect(pricesIn(packages('Weddings', '$1,000', '$1,500') + packages('Portraits', '$150', '$250'))).toEqual([
      'Package A (Weddings): $1,000',
      'Package B (Weddings): $1,500',
      'Package A (Portraits): $150',
      'Package B (Portraits): $250',
    ]);
  });

  test('tells one of two from both', () => {
    expect(pricesIn('<p>Lip/chin wax £8</p><p>Lip & chin wax £12</p><p>Leg wax £20</p>')).toEqual([
      'Lip/chin wax: £8',
      'Lip & chin wax: £12',
      'Leg wax: £20',
    ]);
  });

  test('names nothing by a welcome or a text in brackets', () => {
    expect(
      pricesIn(
        '<table><tr><td>(No discounts)</td><td>£30</td></tr><tr><td>Welcome to Oak</td><td>£20</td></tr></table>',
      ),
    ).toEqual([]);
  });

  test('names an infill by the item above it', () => {
    expect(
      pricesIn('<h3>Lashes</h3><p>Hybrid set €60</p><p>Infills €30</p><p>Volume set €70</p><p>Infills €35</p>'),
    ).toEqual(['Hybrid set: €60', 'Hybrid set (Infills): €30', 'Volume set: €70', 'Volume set (Infills): €35']);
  });

  test('takes the heading above labelled details', () => {
    const html =
      '<h3>Crystal workshop</h3><p>Duration: two days</p><p>Location: Oakford Hall</p><p>Prerequisite: none</p><p>€222</p><h3>Drum circle</h3><p>Level: all</p><p>€20</p>';
    expect(pricesIn(html)).toEqual(['Crystal workshop: €222', 'Drum circle: €20']);
  });

  test('keeps the duration that a name starts with', () => {
    expect(pricesIn('<p>1 hour foot massage (inc. consultation) - €40</p>')).toEqual([
      '1 hour foot massage (inc. consultation): €40',
    ]);
  });

  test.each([
    ['equal items with different prices', '<h3>Nails</h3><p>Repair €3</p><p>Repair €5</p>'],
    [
      'a band of postage below its heading',
      '<h2>The harbour shop</h2><p>UK postage</p><p>€0.01 - €19.99</p><p>€2.50</p>',
    ],
    ['a price alone', '<p>€50</p>'],
    ['money that is no price', '<p>We raised €500 for the hospice.</p>'],
    ['what others typically charge', '<p>For a boiler service, expect to typically pay around £60-110.</p>'],
    [
      'what a list includes',
      '<h2>What’s Included</h2><ul><li>A walk of 45 minutes</li><li>Photos</li></ul><p><strong>Price:</strong> $80 per walk</p>',
    ],
    [
      'a long headline',
      '<h2>Clean windows for homes in Birr</h2><p>We clean every pane by hand. Prices start from €149.</p>',
    ],
    ['a note behind a price', '<p>From €65 guide price only, confirmed after a visit</p>'],
    ['a sentence that a price ends', '<p>Grilled over charcoal. Banana parfait with caramel €8</p>'],
    ['a discount', '<h3>Members</h3><p>Member price: 25% off - €33.75</p>'],
    ['a price list by date', '<h3>Rates to 31st March 2027</h3><p>Full: €46 per month</p>'],
    ['a list of features', '<h3>Mocha</h3><p>GF · DF · V8″ £45</p>'],
    ['what a price includes', '<h2>Prices</h2><p>Includes 2 gardeners £120 minimum charge</p>'],
    ['the name of the list', '<p>Gardening services and prices £120</p>'],
    ['a text in the wrong encoding', '<p>Weekends: Â£150</p>'],
    ['a slogan', '<h3>the only way to relax</h3><p>$100</p>'],
    ['distances', '<h3>Rates:</h3><ul><li>First 10 miles: $15</li><li>Round trip: $25</li><li>Zone 2: $9</li></ul>'],
    ['a sum', '<p>Total baseline: $2,500</p><p>Your unlimited fee: $1,500</p>'],
    ['a former price', '<h3>Glow package</h3><p>reg. $334</p>'],
    ['a sentence', '<p>Yes. Emergency callouts cost €85, a new tap is €100 and a survey costs €150. Ring us.</p>'],
    ['a footer', '<main><p>Oak</p></main><footer><ul><li>Peas €2</li><li>Pie €9</li><li>Soup €5</li></ul></footer>'],
    ['a basket', '<header><p>Basket €0.00</p></header>'],
    ['what a guest says', '<blockquote><p>Best fade for €20 in Cork</p></blockquote>'],
  ])('ignores %s', (_, html) => {
    expect(pricesIn(html)).toEqual([]);
  });
});

test('readOffers takes the name of each of several offers, the unit, and the lowest price as one that starts there', () => {
  const offer = (name: string, price: string, more = {}) => ({ name, price, priceCurrency: 'GBP', ...more });
  const read = (offers: unknown) =>
    readOffers([{ types: ['Service'], values: { name: 'Gardening and prices', offers } }]).map(
      ({ item, price }) => `${item}: ${price}`,
    );
  expect(read([offer('Clearance', '150'), offer('Washing', '3.50', { unitText: 'm2' }), { price: '9' }])).toEqual([
    'Clearance: £150',
    'Washing: £3.50 per m2',
  ]);
  expect(read({ lowPrice: '65', priceCurrency: 'GBP' })).toEqual(['Gardening and prices: from £65']);
});

test('findPrices › reads thousands of priced lines below one heading in time', () => {
  const lines = Array.from({ length: 3_000 }, (_, at) => `<p>€${at + 5} ${'and a '.repeat(40)}€5</p>`);
  expect(pricesIn(`<h2>Prices</h2>${lines.join('')}`)).toEqual([]);
});

test('findPrices › reads long lines around prices in time', () => {
  const line = `<p>a${'-'.repeat(20_000)}x</p>`;
  expect(pricesIn(`<h2>Nails</h2>${line}${'<p>Full set €30</p>'.repeat(20)}`)).toEqual(
    pricesIn(`<h2>Nails</h2><p>x y z, of a kind.</p>${'<p>Full set €30</p>'.repeat(20)}`),
  );
});

test.each(['Rooms with free cancellation', 'Flexible rate'])('findPrices › reads the prices below "%s"', (heading) => {
  expect(
    pricesIn(`<h2>${heading}</h2><ul><li>Twin room €90</li><li>Family room €120</li><li>Garden room €80</li></ul>`),
  ).toHaveLength(3);
});
