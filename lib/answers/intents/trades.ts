import type { Intent } from './intent';

/** Questions that customers ask builders, electricians, plumbers, cleaners and garages. */
export const tradeIntents: readonly Intent[] = [
  {
    id: 'areas',
    question: 'What areas do you cover?',
    trades: ['building', 'electrical', 'plumbing', 'cleaning', 'pets', 'photo', 'property', 'school'],
    asks: /\b(?:what|which) areas?\b|\bhow far do you travel\b|\bareas? (?:do|covered|you cover)\b|^(?:cover(?:ed)?|serve)$/i,
    proves:
      /\bareas?\b.*\b(?:cover|serv)|\b(?:cover(?:ing)?|serv(?:e|es|ing)|(?<!\b[Vv]alid )throughout|across|surrounding|all over)\b(?! (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec))(?!:).*\p{Lu}|\bservice areas?\b.*[\p{Lu}\d]|\bin (?:the )?\p{Lu}\p{Ll}+(?: and \p{Lu}\p{Ll}+)? area\b|\bnationwide\b|\btravel (?:anywhere|up to|within|to|throughout|across)\b|\bbased in\b.*\btravel|\bwithin (?:a )?\d+[ -]miles?\b|\b\p{Lu}\p{Ll}+ and (?:surrounding|the (?:south|north|east|west|midlands))/u,
  },
  {
    id: 'emergency',
    question: 'Do you do emergency call-outs?',
    trades: ['building', 'electrical', 'plumbing', 'dental', 'pets'],
    asks: /\bemergenc|\bout of hours\b|\bin the middle of the night\b/i,
    proves:
      /\bemergenc(?!y (?:stop|exit|contact)|ies happen)|\bout[- ]of[- ]hours\b|\b24\/7\b|\b24[- ]h(?:ou)?rs?\b(?= (?:emergency|call|service|response|helpline|line|cover|breakdown|support|a day))|\burgent/i,
  },
  {
    id: 'call-out-charge',
    question: 'Is there a call-out charge?',
    trades: ['building', 'electrical', 'plumbing'],
    asks: /\bcall[- ]?out (?:charge|fee|cost)|\bcharge (?:for|to) (?:a )?(?:call[- ]?out|come out)\b/i,
    proves: /\bcall[- ]?out (?:charge|fee|cost)|\b(?:no|free) call[- ]?outs?\b/i,
  },
  {
    id: 'free-quote',
    question: 'Is a quote free?',
    trades: ['building', 'electrical', 'plumbing', 'cleaning', 'insurance', 'garage'],
    asks: /\b(?:quotes?|estimates?|quotations?)\b/i,
    proves: /\b(?:quotes?|estimates?|quotations?)\b/i,
  },
  {
    id: 'insured',
    question: 'Are you insured?',
    trades: ['building', 'electrical', 'plumbing', 'cleaning', 'pets'],
    asks: /\b(?:are|is) (?:you|the \w+|your \w+) (?:fully )?insured\b|\bpublic liability\b|\bhave (?:you )?insurance\b/i,
    proves:
      /\b(?:fully|comprehensively|are|and|is|also) insured\b|\bpublic liability\b|\binsured (?:to|for|up)\b|\b(?:liability|full|comprehensive) insurance\b/i,
  },
  {
    id: 'guarantee',
    question: 'Do you guarantee your work?',
    trades: ['building', 'electrical', 'plumbing', 'cleaning', 'garage'],
    asks: /\bguarantee[ds]?\b|\bwarrant(?:y|ies)\b/i,
    // Not `we cannot guarantee a place`, nor `a warm welcome is guaranteed`.
    proves:
      /(?<!(?:\bnot|\bcannot|n['’]t) (?:always )?)\bguarantee[ds]?\b(?! (?:an?|that|you|availability|the same|to|your (?:slot|place|spot|seat|table|booking|deposit))\b)(?<!\bwelcome (?:is )?guaranteed)|\bwarrant(?:y|ies)\b/i,
  },
  {
    id: 'registered',
    question: 'Are you registered?',
    trades: ['building', 'electrical', 'plumbing'],
    asks: /\b(?:are you|is the \w+) (?:\w+ ){0,3}(?:registered|accredited|approved|qualified|licensed|certified)\b|\bregistered with\b/i,
    proves: /\b(?:registered|accredited|approved|accreditation|qualified|licensed|certified|member of|licen[cs]es?)\b/i,
  },
  {
    id: 'certificate',
    question: 'Will I get a certificate?',
    trades: ['electrical', 'plumbing'],
    asks: /\b(?:get|give|issue|need) (?:me )?(?:an? )?(?:\w+ )?(?:cert|certificate)s?\b/i,
    proves: /\bcert(?:ificate|ification|ified|ificates|s)?\b/i,
  },
  {
    id: 'grants',
    question: 'Are there grants?',
    trades: ['building', 'electrical', 'plumbing'],
    asks: /\bgrants?\b/i,
    proves: /\bgrants?\b|\bseai\b/i,
  },
  {
    id: 'instalments',
    question: 'Can I pay in instalments?',
    trades: ['building', 'plumbing', 'garage', 'dental', 'shop'],
    asks: /\binstal?lments?\b|\bpay monthly\b|\bmonthly payments?\b|\bspread the cost\b|\b(?:offer|do|have) finance\b|\bpayment plans?\b|\bin stages\b/i,
    proves:
      /\binstal?lments?\b|\bmonthly payments?\b|\bspread the cost\b|\bfinance (?:available|options?|plans?)\b|\bflexible finance\b|\bpayment (?:plans?|arrangements?)\b|\bpay monthly\b/i,
  },
  {
    id: 'commercial',
    question: 'Do you work for businesses too?',
    trades: ['building', 'electrical', 'plumbing', 'cleaning', 'photo'],
    asks: /\bcommercial\b|\b(?:for|with) (?:businesses|companies|shops|offices)\b/i,
    proves: /\bcommercial\b|\bbusinesses\b|\boffices\b|\bindustrial\b/i,
  },
  {
    id: 'landlords',
    question: 'Do you work for landlords?',
    trades: ['electrical', 'plumbing', 'cleaning', 'property'],
    asks: /\blandlords?\b|\brentals?\b|\btenants?\b/i,
    proves: /\blandlords?\b|\brentals?\b|\btenants?\b|\brented\b/i,
  },
  {
    id: 'boiler-service',
    question: 'Do you service boilers?',
    trades: ['plumbing'],
    asks: /\bboiler servic|\bservice (?:my|a|the) boiler\b/i,
    proves: /\bboiler servic|\bservic(?:e|ing)\b.*\bboiler|\bannual (?:service|check)/i,
  },
  {
    id: 'car-charger',
    question: 'Do you install car chargers?',
    trades: ['electrical'],
    asks: /\b(?:install|put in|fit)\b.*\bchargers?\b|\bcar chargers?\b/i,
    proves: /\bev chargers?\b|\bcharging points?\b|\bcar chargers?\b|\bhome chargers?\b/i,
  },
  {
    id: 'rewiring',
    question: 'Do you rewire houses?',
    trades: ['electrical'],
    asks: /\brewir/i,
    proves: /\brewir/i,
  },
  {
    id: 'nct',
    question: 'Do you prepare cars for the NCT?',
    trades: ['garage'],
    asks: /\bnct\b|\bmot\b/i,
    proves: /\bnct\b|\bmot\b/i,
  },
  {
    id: 'courtesy-car',
    question: 'Do you have a courtesy car?',
    trades: ['garage'],
    asks: /\bcourtesy car\b|\breplacement car\b|\bloan car\b/i,
    proves: /\bcourtesy (?:car|vehicle)|\breplacement (?:car|vehicle)|\bloan car/i,
  },
  {
    id: 'makes',
    question: 'What makes of car do you work on?',
    trades: ['garage'],
    asks: /\b(?:what|which|all) makes\b(?! (?:you|ye|your|it|this|them)\b)|\bwork on \w+s?\b/i,
    proves: /\bmakes\b|\bmodels\b/i,
  },
  {
    id: 'tyres',
    question: 'Do you do tyres?',
    trades: ['garage'],
    asks: /\bt[yi]res?\b/i,
    proves: /\bt[yi]res?\b/i,
  },
  {
    id: 'towing',
    question: 'Do you do breakdown recovery?',
    trades: ['garage'],
    asks: /\btow(?:ing)?\b|\bbreakdown\b|\brecovery\b/i,
    proves: /\btow(?:ing)?\b|\bbreakdowns?\b|\brecovery\b/i,
  },
  {
    id: 'own-products',
    question: 'Do you bring your own cleaning products?',
    trades: ['cleaning'],
    asks: /\b(?:own|your) (?:cleaning )?(?:products|supplies|equipment)\b/i,
    proves: /\b(?:products|supplies|equipment)\b/i,
  },
  {
    id: 'end-of-tenancy',
    question: 'Do you do end-of-tenancy cleans?',
    trades: ['cleaning', 'property'],
    asks: /\bend[- ]of[- ](?:tenancy|lease)\b|\bmoving out\b/i,
    proves: /\bend[- ]of[- ](?:tenancy|lease)\b|\bmove[- ]out\b/i,
  },
];
