import type { Intent } from './intent';

/** Questions that customers ask any small business, most frequent first. */
export const commonIntents: readonly Intent[] = [
  { id: 'hours', question: 'What are your opening hours?' },
  { id: 'phone', question: 'What is your phone number?' },
  { id: 'address', question: 'What is your address?' },
  { id: 'email', question: 'What is your email address?' },
  { id: 'weekend', question: 'Are you open on Saturdays?' },
  { id: 'price', question: 'How much does it cost?' },
  {
    id: 'owner',
    question: 'Who runs the business?',
    asks: /\bwho(?:'s| is| are)? (?:the )?(?:owns?|owners?|runs?|manages?|manager|proprietors?|founded|founders?|boss)\b/i,
    proves:
      /\b(?:[Oo]wners?|(?<!originally |formerly |once )owned by|run by|runs? (?:it|(?:the|this|our) (?:\p{L}+ )?(?:business|company|firm|shop|store|practice|clinic|salon|studio|school|house|hotel|pub|inn|restaurant|caf[eé]|bar|farm|garage|museum|gallery|place|centre|center|club|team|site|kennels|guest ?house|b&b))|[Pp]roprietors?|[Ff]ounders?|founded by|[Mm]anaging [Dd]irector|(?<!\b(?:to|can|we|who) )hosts?|hostess|led by|[Mm]anager|[Pp]rincipal|family[- ](?:run|owned))\b|\bwe are \p{Lu}\p{Ll}+|\b\p{Lu}\p{Ll}+ and \p{Lu}\p{Ll}+ (?:are|have|run|own|welcome)\b/u,
  },
  {
    id: 'booking',
    question: 'How do I book?',
    asks: /\bhow (?:do|can|would) (?:i|we) (?:book|make (?:a|an) (?:booking|reservation|appointment)|reserve)\b/i,
    proves:
      /\bto book,|\b(?:simply|just|please) (?:fill|complete)\w*\b.*\bform\b|\b(?:fill\w*|complet\w*|us(?:e|ing)|submit\w*)\b.*\b(?:booking|reservation|appointment|enquiry)[- ]form\b|\b(?:book(?:ings?|ed)?|reserv\w+|appointments?)\b.*(?:\b(?:online|call(?:ing)?|phone|ring(?:ing)?|e-?mail|(?:fill\w*|complet\w*|us(?:e|ing)|submit\w*) .*form|whatsapp|via|through|contact)\b|\d{3}(?!\s?%))|\b(?:call|ring|phone|e-?mail|contact|whatsapp)\b.*\b(?:book(?:ings?)?|reserv\w+|appointments?)\b|\bbook (?:now|online|here)\b/i,
  },
  {
    id: 'book-online',
    question: 'Can I book online?',
    asks: /\bbook(?:ed|ing)?\b.*\bon-?line\b|\bon-?line\b.*\bbook/i,
    proves:
      /\bbook(?:ings?)?\b.*\bon[- ]?line\b|\bon[- ]?line\b.*\bbook|\bbooking (?:form|system|engine|platform)\b|\bbook now\b/i,
  },
  {
    id: 'parking',
    question: 'Is there parking?',
    asks: /\bparking\b|\bcar ?parks?\b|\b(?:i|we|to|you|customers|guests|visitors) park(?:ed)?\b|\bpark (?:my|our|the|outside|free)\b|\bleave (?:the|my|our) car\b|^cars?$/i,
    proves: /\bparking\b|\bcar ?parks?\b|\bpark (?:your|the car|outside|at|in front|on (?:the|our|site))\b/i,
  },
  {
    id: 'accessibility',
    question: 'Is it wheelchair accessible?',
    asks: /\bwheel ?chair|\bdisabled?\b|\bdisabilit|\baccessible\b|\bstep[- ]free|\bmobility\b|\bwalking (?:frame|stick)/i,
    proves:
      /\bwheel ?chair|\bdisabled\b|\bdisabilit|\baccessib(?:le (?:rooms?|toilets?|bathrooms?|entrance|parking)|ility(?! (?:guidelines|statement|requirements|features|options)).*\b(?:ramps?|steps?|lift|parking|toilets?|doors?|ground floor|rooms?)\b)|\b(?:fully|wheelchair|disabled|handicap(?:ped)?) access|\bstep[- ]free|\bportable ramp\b|\b(?:lift|ramp) (?:or|and) (?:ramp|lift)\b|\b(?:no|not have a|have a|with a|there is a|by) (?:lift|ramp|elevator)\b/i,
  },
  {
    id: 'cards',
    question: 'Can I pay by card?',
    // `pay` alone: a line about cards need not say it.
    asks: /^pay(?:ing)?$|\b(?:pay(?:ing|ment)? )?(?:by|with)(?: an?| my)?(?: credit| debit| bank)? cards?\b|\b(?:credit|debit|bank) cards?\b|\bvisa card\b|\bmastercard\b|\bcontactless\b|\bapple pay\b|\b(?:take|accept) cards?\b|\bcash only\b/i,
    proves:
      /(?<!\b(?:place|instead) of (?:a|your) )\b(?:credit|debit|payment|bank)(?: and debit| or debit|\/debit)? cards?\b|\b(?:by|accept(?:s|ed)?|take|all major|major) (?:\w+ )?cards?\b|\bvisa\b(?! application)|\bmastercard\b|\bcontactless\b|\bcard payments?\b|\bpaypal\b|\bcards?,? (?:and|or) (?:bank|cash|contactless|online)\b|\bcash,? (?:only|or|and|is|cheques?|cards?|payments?)\b|\bonly (?:accept|take)s? cash\b|\bpayments? (?:by|methods?|options)\b/i,
  },
  {
    id: 'payment',
    question: 'How can I pay?',
    asks: /\bhow (?:do|can|should|would) (?:i|we) pay\b|\b(?:ways?|means|methods?|forms?) (?:of|to) pay(?:ment)?\b|\bpayment (?:methods?|options)\b/i,
    proves:
      /\b(?:pay(?:ments?|able|ing)?|paid|accept\w*|take)\b.*\b(?:cash|cheques?|checks?|cards?|paypal|bank transfer|direct debit|contactless|visa|venmo)\b|\b(?:cash|cheques?|cards?|bank transfer|direct debit)\b.*\b(?:accepted|payments?|welcome)\b/i,
  },
  {
    id: 'cheques',
    question: 'Do you take cheques?',
    trades: [],
    asks: /\bcheques?\b|\b(?:accept|take|pay (?:by|with)(?: an?)?) (?:personal )?checks?\b/i,
    proves:
      /\bcheques?\b|\bpersonal checks?\b|\bchecks? (?:accepted|payable|are|or cash|and cash)\b|\b(?:cash|card|cards)(?:,| or| and|, or) checks?\b|\bby check\b/i,
  },
  {
    id: 'amex',
    question: 'Do you accept American Express?',
    trades: ['stay', 'travel'],
    asks: /\bamex\b|\bamerican express\b/i,
    proves: /\bamex\b|\bamerican express\b/i,
  },
  {
    id: 'deposit',
    question: 'Do I have to pay a deposit?',
    asks: /\bdeposits?\b|\bretainers?\b|\bpay up ?front\b|\bprepay|\bpay in advance\b/i,
    proves: /\bdeposits?\b|\bretainers?\b|\bpa(?:y|id|yment)\b.*\bin advance\b|\bup ?front payment|\bprepay/i,
  },
  {
    id: 'cancellation',
    question: 'What is your cancellation policy?',
    asks: /\bcancel|\bresched/i,
    proves: /\bcancel|\bno[- ]shows?\b|\bresched/i,
  },
  {
    id: 'refund',
    question: 'Can I get a refund?',
    trades: ['shop', 'school', 'travel', 'leisure'],
    asks: /\brefunds?\b|\bmoney back\b/i,
    proves: /\brefund|\bmoney[- ]back\b/i,
  },
  {
    id: 'discounts',
    question: 'Do you give discounts?',
    asks: /\bdiscounts?\b|\bmoney off\b|\breductions?\b|\bconcessions?\b|\b(?:any|what|which|special|latest|current) (?:\w+ )?offers?\b/i,
    proves:
      /\bdiscount|\breductions?\b|(?:\b\d+ ?%|[€£$] ?\d[\d.]*|\b\d\/\d|\bhalf) (?:off|less|reduction)\b|\bconcession|\b(?:special|latest|limited|exclusive|introductory) offers?\b|\boffers?:|\b(?:only|just|now) [€£$]\s?\d+.*\bworth\b|\bworth [€£$]\s?\d|\bhalf[- ]price\b|\b(?:student|senior|group) (?:rates?|prices?)\b/i,
  },
  {
    id: 'vouchers',
    question: 'Do you sell gift vouchers?',
    asks: /\bvouchers?\b|\bgift (?:cards?|certificates?)\b/i,
    proves: /\bvouchers?\b|\bgift (?:cards?|certificates?)\b/i,
  },
  {
    id: 'reviews',
    question: 'What do your customers say?',
    asks: /\b(?:customers?|clients?|people|guests?|patients?|others?) (?:say|think|saying)\b|\breviews?\b|\btestimonials?\b|(?<!ofsted |hiqa |energy )\brated\b/i,
    proves:
      /\breviews?\b(?! (?:your|our|the|all)\b)|\b(?:highly|would|definitely|can) (?:definitely |highly |not )?recommend\b|\btestimonial|\b5[- ]stars?\b|\bhappy with\b|\b(?:great|excellent|fantastic|amazing|professional) (?:service|job|work|food|experience|staff)\b|\bthank(?:s| you) (?:so|very) much\b|\bthanks (?:again|to)\b/i,
  },
  {
    id: 'experience',
    question: 'How long are you in business?',
    asks: /\b(?:how (?:long|many years)|since when|when) (?:are|have|has|were|was|did) (?:you|ye|the (?:business|company|shop|practice))\b.*\b(?:in business|going|opened|trading|established|founded|started?|set up|experience)\b|\bhow long (?:have (?:you|ye)|has \p{L}+) been (?:there|around|doing|running|practi[sc]ing|an? |the )|\bhow long (?:has|have) .*\b(?:had|owned|run|ran)\b|^how long in business\b|\byears?['’]? (?:(?:of|in) )?(?:experience|business)\b|\bhow much experience (?:have|do|does|has) (?:you|ye|he|she|they|the)\b/iu,
    proves:
      /\b(?:since|established(?: in)?|founded(?: in)?|opened in|est\.?)\s(?:in )?(?:1[89]|20)\d\d\b|\b\d+\+? years?\b.*\b(?:experience|business|trading)\b|\bover \w+ years\b|\byears?(?:’|')? (?:of )?experience\b/i,
  },
  {
    id: 'languages',
    question: 'What languages do you speak?',
    trades: ['clinic', 'legal', 'travel', 'office'],
    asks: /\bspeaks?\b(?! (?:to|with)\b)|\blanguages?\b(?! (?:delay|therap|support))|\bspeaking\b/i,
    proves:
      /\bspeaks? (?!to\b|with\b)|\bspoken\b|\blanguages?\b(?! (?:delay|therap|support))|\binterpreter|\bfluent\b|\bmultilingual\b|-speaking\b/i,
  },
  {
    id: 'jobs',
    question: 'Are you hiring?',
    asks: /\bvacanc|\bapprentice|\b(?:any|have|job) (?:jobs?|openings?)\b|\bhiring\b|\bwork (?:for|with) you\b|\brecruit|\blooking for (?:staff|people|instructors?|drivers?|chefs?)\b|\bare (?:you|ye) looking for\b/i,
    proves:
      /\bvacanc|\bapprentice|\bcareers?\b|\bhiring\b|\bjoin our team\b|\bopen (?:positions?|roles?)\b|\bcurrent openings\b|\brecruit(?!ers?\b)|\bpart-time\b|\bfull-time\b|\b(?:we(?:['’]re| are)|is) (?:always |currently )?looking for (?:\w+ )?(?:qualified|experienced|staff|people|instructors?|teachers?|stylists?|drivers?|chefs?)\b/i,
  },
  {
    id: 'wifi',
    question: 'Do you have wifi?',
    trades: ['food', 'stay', 'leisure'],
    asks: /\bwi-?\s?fi\b|\binternet\b|\bbroadband\b/i,
    proves:
      /\bwi-?\s?fi\b|\binternet (?:access|connection|available)\b|\bfree internet\b|\bbroadband\b|\bwireless (?:internet|access|network)\b/i,
  },
  {
    id: 'children',
    question: 'Are children welcome?',
    trades: ['food', 'stay', 'salon', 'clinic', 'dental', 'leisure'],
    asks: /\bkids?\b|\bchild(?:ren)?(?:['’]s)?\b|\btoddlers?\b|\bfamil(?:y|ies) of\b/i,
    proves:
      /\bkids?(?:['’])?\b(?! goat)|\bchild(?:ren)?(?:['’]s)?\b|\bfamily rooms?\b|\bunder \d+s?\b|\bfamilies\b|\bfamily[- ]friendly\b/i,
  },
  {
    id: 'dogs',
    question: 'Can I bring my dog?',
    trades: ['food', 'stay', 'leisure', 'travel'],
    asks: /\b(?:bring|take|allow|have|welcome|accept|stay).*\b(?:dogs?|pets?)\b(?!['’]s?\s)|\b(?:dogs?|pets?)\b.*\b(?:allowed|welcome|friendly|ok(?:ay)?|stay)\b|\b(?:dog|pet)[- ]friendly\b/i,
    proves:
      /\b(?:dogs?|pets?)\b(?! lovers?\b)|\bcanine (?:friends|companions|guests)\b|\banimals? (?:welcome|allowed|permitted|friendly|are)\b|\bno animals\b/i,
  },
  {
    id: 'smoking',
    question: 'Can I smoke there?',
    trades: ['stay'],
    asks: /(?<!\b(?:stop|quit|give up|giving up|stopping|quitting) )\bsmok(?:e|ing)\b(?! (?:cessation|salmon|alarms?))/i,
    proves: /\b(?:non|no)[- ]?smok|\bsmok(?:e|ing)\b(?! alarms?)(?! detect)/i,
  },
  {
    id: 'weddings',
    question: 'Do you do weddings?',
    trades: ['food', 'photo', 'salon'],
    asks: /\bweddings?\b/i,
    proves: /(?<!-)\bweddings?\b|\bbridal\b/i,
  },
  {
    id: 'groups',
    question: 'Do you take large groups?',
    trades: ['food', 'leisure', 'travel'],
    asks: /\b(?:large|big|bigger) (?:groups?|part(?:y|ies))\b|\bgroups? (?:of|bookings?)\b|\bparty of \d/i,
    proves: /\bgroups?\b|\blarge part(?:y|ies)\b|\bparties of\b/i,
  },
  {
    id: 'directions',
    question: 'How do I get there?',
    trades: ['stay', 'leisure', 'school'],
    asks: /\bhow (?:do|can|would) (?:i|we) (?:get|drive|find) (?:to (?:you|the|your)|there|you|here)\b|\bdirections\b/i,
    proves:
      /\bby (?:car|bus|train|rail|air|plane)\b|\btake the\b|\bexit \d|\bturn (?:left|right)\b|\bfollow (?:the )?signs?\b|\bbus (?:stop|route|line|no\.?)\b|\bminutes? (?:walk|drive|from)\b|\b(?:drop|collect|pick)\b.*\b(?:door|feet|stop)\b|\bfrom the (?:airport|motorway|station)\b|\baircoach\b|\bon the [AMN]\d+\b|\byou can find (?:us|\p{Lu})/iu,
  },
];
