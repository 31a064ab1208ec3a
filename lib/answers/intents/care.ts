import type { Intent } from './intent';

/** Questions that customers ask salons, clinics, dentists, gyms and vets. */
export const careIntents: readonly Intent[] = [
  {
    id: 'new-clients',
    question: 'Are you taking new clients?',
    trades: ['clinic', 'dental', 'office', 'accounting', 'fitness', 'pets'],
    asks: /\b(?:taking|accepting|take|accept)\b.*\bnew\b|\bnew (?:patients?|clients?|customers?|members?)\b/i,
    proves: /\bnew (?:nhs |private )?(?:patients?|clients?|customers?|members?)\b/i,
  },
  {
    id: 'free-consultation',
    question: 'Is the first consultation free?',
    trades: ['salon', 'clinic', 'dental', 'legal', 'accounting', 'office', 'insurance', 'fitness'],
    asks: /\b(?:first|initial) (?:consultation|visit|appointment|meeting|session|lesson|class)\b.*\b(?:free|cost|charge)\b|\bfree (?:consultation|first|trial)\b/i,
    proves:
      /\bfree\b.*\b(?:consult|first|initial|visit|appointment|meeting|session|trial|lesson|class)|\b(?:consult\w*|first|initial|trial)\b.*\b(?:free|no charge|complimentary)\b|\bcomplimentary\b/i,
  },
  {
    id: 'first-visit',
    question: 'What happens at the first visit?',
    trades: ['clinic', 'dental', 'salon'],
    asks: /\b(?:first|initial) (?:visit|appointment|session|consultation)\b/i,
    proves:
      /\b(?:first|initial) (?:visit|appointment|session|consultation|full session)\b|\bintake (?:session|appointment)\b/i,
  },
  {
    id: 'online-appointments',
    question: 'Do you do appointments online or by phone?',
    trades: ['clinic', 'legal', 'accounting', 'school', 'fitness'],
    asks: /\b(?:online|video|virtual|remote|zoom|phone) (?:sessions?|appointments?|consultations?|meetings?|lessons?|classes|therapy)\b|\btele ?-?health\b|\bover zoom\b/i,
    proves:
      /\btele ?-?health\b|\b(?:online|video|virtual|remote)\b.*\b(?:sessions?|appointments?|consultations?|meetings?|lessons?|classes|therapy)\b|\b(?:sessions?|appointments?|consultations?|lessons?|classes) (?:are )?(?:available )?(?:online|by video|via zoom)\b|\b(?:via|by|over|on|using|through) zoom\b|\bzoom (?:calls?|meetings?|sessions?|appointments?|consultations?|lessons?|classes)\b/i,
  },
  {
    id: 'health-insurance',
    question: 'Do you take health insurance?',
    trades: ['clinic', 'dental'],
    asks: /\b(?:health |medical |dental )?insurance\b|\bvhi\b|\blaya\b|\bmedical card\b|\bprsi\b/i,
    proves:
      /(?<!\b(?:malpractice|liability|indemnity|public|professional|travel|car|building) )\binsurances?\b(?! rates)|\binsurers?\b|\bvhi\b|\blaya\b|\bmedical cards?\b|\bprsi\b/i,
  },
  {
    id: 'nhs',
    question: 'Do you see public patients?',
    trades: ['clinic', 'dental'],
    asks: /\bnhs\b|\bpublic patients?\b|\bmedical card\b/i,
    proves: /\bnhs\b|\bpublic patients?\b|\bmedical cards?\b/i,
  },
  {
    id: 'confidential',
    question: 'Is what I say confidential?',
    trades: ['clinic', 'legal'],
    asks: /\bconfidential|\bprivate(?:ly)? between\b|\bkept (?:secret|private)\b/i,
    proves: /\bconfidential/i,
  },
  {
    id: 'nervous',
    question: 'Do you look after nervous patients?',
    trades: ['dental', 'clinic'],
    asks: /\bnervous\b|\banxious\b|\bafraid\b|\bscared\b|\bterrified\b|\bphobi|\bfear of\b/i,
    proves: /\bnervous\b|\banxious\b|\bafraid\b|\bscared\b|\bphobi|\bfears?\b/i,
  },
  {
    id: 'home-visits',
    question: 'Do you do home visits?',
    trades: ['clinic', 'salon', 'pets', 'accounting', 'school'],
    asks: /\b(?:home|house)[- ](?:visits?|calls?)\b|\bcome to (?:my|our|the) (?:house|home|place|office)\b|\bmobile (?:service|hairdresser|groomer)\b|\bat (?:my|our) (?:house|home)\b/i,
    proves:
      /\b(?:home|house)[- ](?:visits?|calls?)\b|\b(?:come|travel) to (?:you|your (?:home|house|office))\b|\bdomiciliary\b|\bin your (?:own )?home\b|\bcomfort of your (?:own )?home\b|\bto your (?:door|doorstep|home|house)\b|\bmobile (?:service|salon|unit)\b/i,
  },
  {
    id: 'referral',
    question: 'Do I need a referral?',
    trades: ['clinic', 'dental'],
    asks: /\breferral\b|\breferred\b|\bgp letter\b/i,
    proves:
      /\bself[- ]?refer|\breferred (?:by|from|to us|for)\b|\b(?:gp|doctors?|vets?|dentists?)['’]?s? referral|\b(?:no|not|without|needs?|requires?|accept|take|get|have|make|made) (?:an? |any |your )?(?:\w+ )?referrals?\b|\breferrals?\b.*\b(?:needed|necessary|required?|accepted|welcome)\b/i,
  },
  {
    id: 'implants',
    question: 'Do you do dental implants?',
    trades: ['dental'],
    asks: /\bimplants?\b/i,
    proves: /\bimplants?\b/i,
  },
  {
    id: 'whitening',
    question: 'Do you do teeth whitening?',
    trades: ['dental'],
    asks: /\bwhiten/i,
    proves: /\bwhiten|\bbleaching\b/i,
  },
  {
    id: 'braces',
    question: 'Do you do braces?',
    trades: ['dental'],
    asks: /\bbraces\b|\bstraighten\b|\borthodont|\baligners?\b/i,
    proves: /\bbraces\b|\bstraighten|\borthodont|\baligners?\b|\binvisalign\b/i,
  },
  {
    id: 'patch-test',
    question: 'Do I need a patch test?',
    trades: ['salon'],
    asks: /\bpatch tests?\b|\bskin tests?\b/i,
    proves: /\bpatch tests?\b|\bskin tests?\b/i,
  },
  {
    id: 'colour',
    question: 'How much is a colour?',
    trades: ['salon'],
    asks: /\b(?:hair )?colou?r(?:ing)?\b|\bhighlights\b|\bbalayage\b|\btint\b/i,
    proves: /\bcolou?rs?(?:ing)?\b|\bhighlights\b|\bbalayage\b|\btints?\b/i,
  },
  {
    id: 'blow-dry',
    question: 'How much is a blow-dry?',
    trades: ['salon'],
    asks: /\bblow[- ]?dr(?:y|ies)\b/i,
    proves: /\bblow[- ]?dr(?:y|ies)\b/i,
  },
  {
    id: 'walk-ins',
    question: 'Do you take walk-ins?',
    trades: ['salon', 'food', 'leisure', 'clinic', 'garage'],
    asks: /\bwalk[- ]?ins?\b|\bjust (?:walk|drop|call) in\b|\bwithout (?:an? )?(?:appointment|booking)\b|\b(?:need|have) (?:an appointment|to (?:pre-?)?book)\b|\b(?:do|must|should) (?:i|we) book\b|\bbook(?:ing)? (?:in advance|ahead|beforehand)\b/i,
    proves:
      /\bwalk-?ins?\b|\bwalk ins\b|\b(?:just|can|may) walk in\b|\bdrop[- ]in\b|\bno appointment\b|\b(?:strictly )?by appointment only\b|\b(?:are|is|seen|visits?|open|work|operate)\b.*\bby appointment\b|\bappointments? only\b|\b(?:booking|appointment)s? (?:is |are )?(?:strongly )?(?:recommended|essential|required|necessary)\b|\b(?:pre-?)?book(?:ing|ed)? (?:well )?(?:in advance|ahead)\b|\b(?:must|should|needs? to|has to|have to) be (?:pre-?)?booked\b|\bpre-?book(?:ed|ing)?\b/i,
  },
  {
    id: 'classes',
    question: 'What classes do you have?',
    trades: ['fitness', 'school'],
    asks: /\b(?:what|which) (?:classes|courses|subjects)\b|\btimetable\b/i,
    proves: /\bclasses\b|\bcourses\b|\bsubjects\b|\btimetable\b/i,
  },
  {
    id: 'membership',
    question: 'How much is membership?',
    trades: ['fitness'],
    asks: /\bmembership\b|\bjoining fee\b/i,
    proves: /\bmembers(?:hips?)?\b|\bjoining fee\b/i,
  },
  {
    id: 'personal-training',
    question: 'Do you do personal training?',
    trades: ['fitness'],
    asks: /\bpersonal train/i,
    proves: /\bpersonal train|\b1[- ]to[- ]1\b|\bone[- ]to[- ]one\b/i,
  },
  {
    id: 'boarding',
    question: 'Do you board dogs overnight?',
    trades: ['pets'],
    asks: /(?<!\b(?:on|fuse|circuit|notice|skirting|paddle|surf|full|half)[ -])\bboard(?:ing)?\b(?! (?:games?|meetings?|members?|rooms?)\b)|\bkennels?\b|\bovernight\b/i,
    proves: /\bboard(?:ing)?\b|\bkennels?\b|\bovernight\b/i,
  },
  {
    id: 'vaccinations',
    question: 'Does my dog need to be vaccinated?',
    trades: ['pets'],
    asks: /\bvaccin/i,
    proves: /\bvaccin|\bkennel cough\b/i,
  },
  {
    id: 'grooming',
    question: 'Do you groom dogs?',
    trades: ['pets'],
    asks: /\bgroom/i,
    proves: /\bgroom/i,
  },
];
