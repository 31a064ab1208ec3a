import type { Region } from '@/lib/niche-research/knowledge';
import type { DirectoryEntry, DirectoryKind } from './entry';

type Source = readonly [name: string, url: string, kind: DirectoryKind, region: Region, about: string];

/** Sources for niches that are none of the trades of the product, by the words that name those niches. */
const sourcesOf: readonly { words: readonly string[]; sources: readonly Source[] }[] = [
  {
    words: ['pharmacy', 'pharmacist', 'chemist', 'dispensary'],
    sources: [
      [
        'Pharmaceutical Society of Ireland',
        'https://www.psi.ie/',
        'regulation',
        'Ireland',
        'Registration and standards of Irish pharmacists and pharmacies.',
      ],
      [
        'Irish Pharmacy Union',
        'https://ipu.ie/',
        'professional-association',
        'Ireland',
        'The association of Irish community pharmacists.',
      ],
      [
        'General Pharmaceutical Council',
        'https://www.pharmacyregulation.org/',
        'regulation',
        'UK',
        'Registration and standards of pharmacies in England, Scotland and Wales.',
      ],
      [
        'National Pharmacy Association',
        'https://www.npa.co.uk/',
        'professional-association',
        'UK',
        'The association of independent British community pharmacies.',
      ],
    ],
  },
  {
    words: [
      'physiotherapy',
      'physiotherapist',
      'physio',
      'optician',
      'optometrist',
      'podiatrist',
      'chiropodist',
      'dietitian',
      'occupational therapist',
      'occupational therapy',
      'speech therapist',
      'speech therapy',
      'radiographer',
      'social worker',
      'psychologist',
      'counsellor',
      'counselling',
      'psychotherapist',
      'psychotherapy',
    ],
    sources: [
      [
        'CORU',
        'https://www.coru.ie/',
        'regulation',
        'Ireland',
        'Registration and standards of Irish health and social care professionals.',
      ],
    ],
  },
  {
    words: [
      'physiotherapy',
      'physiotherapist',
      'physio',
      'podiatrist',
      'chiropodist',
      'dietitian',
      'occupational therapist',
      'occupational therapy',
      'speech therapist',
      'speech therapy',
      'radiographer',
      'paramedic',
      'psychologist',
    ],
    sources: [
      [
        'Health and Care Professions Council',
        'https://www.hcpc-uk.org/',
        'regulation',
        'UK',
        'Registration and standards of British health and care professionals.',
      ],
    ],
  },
  {
    words: ['physiotherapy', 'physiotherapist', 'physio'],
    sources: [
      [
        'Irish Society of Chartered Physiotherapists',
        'https://www.iscp.ie/',
        'professional-association',
        'Ireland',
        'The professional body of Irish physiotherapists.',
      ],
      [
        'Chartered Society of Physiotherapy',
        'https://www.csp.org.uk/',
        'professional-association',
        'UK',
        'The professional body of British physiotherapists.',
      ],
    ],
  },
  {
    words: ['optician', 'optometrist', 'optometry', 'eye test'],
    sources: [
      [
        'Optometry Ireland',
        'https://www.optometryireland.ie/',
        'professional-association',
        'Ireland',
        'The association of Irish optometrists.',
      ],
      [
        'General Optical Council',
        'https://optical.org/',
        'regulation',
        'UK',
        'Registration and standards of British optometrists and opticians.',
      ],
    ],
  },
  {
    words: ['counsellor', 'counselling', 'psychotherapist', 'psychotherapy'],
    sources: [
      [
        'Irish Association for Counselling and Psychotherapy',
        'https://iacp.ie/',
        'professional-association',
        'Ireland',
        'Accreditation and ethics of Irish counsellors and psychotherapists.',
      ],
      [
        'British Association for Counselling and Psychotherapy',
        'https://www.bacp.co.uk/',
        'professional-association',
        'UK',
        'Accreditation and ethics of British counsellors and psychotherapists.',
      ],
    ],
  },
  {
    words: ['doctor', 'general practitioner', 'medical clinic', 'medical practice'],
    sources: [
      [
        'Medical Council',
        'https://www.medicalcouncil.ie/',
        'regulation',
        'Ireland',
        'Registration and ethics of Irish doctors.',
      ],
      [
        'General Medical Council',
        'https://www.gmc-uk.org/',
        'regulation',
        'UK',
        'Registration and standards of British doctors.',
      ],
    ],
  },
  {
    words: ['nursing home', 'care home', 'home care', 'home carer', 'nurse', 'nursing'],
    sources: [
      [
        'Nursing Homes Ireland',
        'https://nhi.ie/',
        'professional-association',
        'Ireland',
        'The association of private and voluntary Irish nursing homes.',
      ],
      [
        'Nursing and Midwifery Board of Ireland',
        'https://www.nmbi.ie/',
        'regulation',
        'Ireland',
        'Registration and standards of Irish nurses and midwives.',
      ],
      [
        'Care Quality Commission',
        'https://www.cqc.org.uk/',
        'regulation',
        'UK',
        'Inspection and duties of care services in England.',
      ],
    ],
  },
  {
    words: ['vet', 'veterinary', 'veterinarian', 'veterinary surgeon', 'animal hospital'],
    sources: [
      [
        'Veterinary Council of Ireland',
        'https://www.vci.ie/',
        'regulation',
        'Ireland',
        'Registration and conduct of Irish veterinary practitioners and nurses.',
      ],
      [
        'Veterinary Ireland',
        'https://www.veterinaryireland.ie/',
        'professional-association',
        'Ireland',
        'The association of Irish veterinary practitioners.',
      ],
      [
        'Royal College of Veterinary Surgeons',
        'https://www.rcvs.org.uk/',
        'regulation',
        'UK',
        'Registration and conduct of British veterinary surgeons and nurses.',
      ],
      [
        'British Veterinary Association',
        'https://www.bva.co.uk/',
        'professional-association',
        'UK',
        'The association of British veterinary surgeons.',
      ],
    ],
  },
  {
    words: ['taxi', 'hackney', 'limousine', 'chauffeur', 'minibus', 'bus', 'coach hire'],
    sources: [
      [
        'National Transport Authority',
        'https://www.nationaltransport.ie/',
        'regulation',
        'Ireland',
        'Licensing and fares of Irish taxis, hackneys, limousines and bus services.',
      ],
    ],
  },
  {
    words: ['driving school', 'driving instructor', 'driving lesson'],
    sources: [
      [
        'Driving Instructors Association',
        'https://www.driving.co.uk/',
        'professional-association',
        'UK',
        'The association of British driving instructors.',
      ],
    ],
  },
  {
    words: [
      'creche',
      'childminder',
      'childcare',
      'nursery',
      'preschool',
      'montessori',
      'playschool',
      'playgroup',
      'day care',
      'after school',
    ],
    sources: [
      [
        'Tusla: early years services',
        'https://www.tusla.ie/services/preschool-services/',
        'regulation',
        'Ireland',
        'Registration and inspection of Irish early years services.',
      ],
      [
        'Early Childhood Ireland',
        'https://www.earlychildhoodireland.ie/',
        'professional-association',
        'Ireland',
        'The association of Irish early years and school-age care services.',
      ],
      [
        'Childminding Ireland',
        'https://www.childminding.ie/',
        'professional-association',
        'Ireland',
        'The association of Irish childminders.',
      ],
      [
        'Ofsted',
        'https://www.gov.uk/government/organisations/ofsted',
        'regulation',
        'UK',
        'Registration and inspection of childcare in England.',
      ],
      [
        'National Day Nurseries Association',
        'https://ndna.org.uk/',
        'professional-association',
        'UK',
        'The association of British nurseries.',
      ],
    ],
  },
  {
    words: ['funeral', 'undertaker'],
    sources: [
      [
        'Irish Association of Funeral Directors',
        'https://www.iafd.ie/',
        'professional-association',
        'Ireland',
        'Code of practice and complaints about Irish funeral directors.',
      ],
      [
        'National Association of Funeral Directors',
        'https://nafd.org.uk/',
        'professional-association',
        'UK',
        'Code of practice and standards of British funeral directors.',
      ],
    ],
  },
  {
    words: ['mortgage', 'insurance', 'financial adviser', 'financial advisor', 'pension', 'credit union'],
    sources: [
      [
        'Central Bank of Ireland',
        'https://www.centralbank.ie/',
        'regulation',
        'Ireland',
        'Authorisation and conduct of Irish brokers, insurers and lenders.',
      ],
      [
        'Brokers Ireland',
        'https://brokersireland.ie/',
        'professional-association',
        'Ireland',
        'The association of Irish insurance and financial brokers.',
      ],
      [
        'Financial Conduct Authority',
        'https://www.fca.org.uk/',
        'regulation',
        'UK',
        'Authorisation and conduct of British financial firms.',
      ],
    ],
  },
  {
    words: ['security', 'locksmith', 'alarm', 'cctv', 'door supervisor', 'bouncer'],
    sources: [
      [
        'Private Security Authority',
        'https://www.psa-gov.ie/',
        'regulation',
        'Ireland',
        'Licensing and standards of the Irish private security industry.',
      ],
      [
        'Security Industry Authority',
        'https://www.gov.uk/government/organisations/security-industry-authority',
        'regulation',
        'UK',
        'Licensing of the British private security industry.',
      ],
      [
        'Master Locksmiths Association',
        'https://www.locksmiths.co.uk/',
        'professional-association',
        'UK',
        'Inspection, training and advice of British locksmiths.',
      ],
    ],
  },
  {
    words: [
      'builder',
      'building contractor',
      'construction',
      'roofer',
      'roofing',
      'scaffolding',
      'scaffolder',
      'plasterer',
      'carpenter',
      'bricklayer',
      'painter',
      'decorator',
      'tiler',
    ],
    sources: [
      [
        'Construction Industry Register Ireland',
        'https://www.ciri.ie/',
        'regulation',
        'Ireland',
        'The register of competent Irish builders and contractors.',
      ],
      [
        'Federation of Master Builders',
        'https://www.fmb.org.uk/',
        'professional-association',
        'UK',
        'The association of small British building companies.',
      ],
      [
        'National Federation of Roofing Contractors',
        'https://www.nfrc.co.uk/',
        'professional-association',
        'UK',
        'Standards and advice of British roofing contractors.',
      ],
    ],
  },
  {
    words: ['architect', 'architectural'],
    sources: [
      [
        'Royal Institute of the Architects of Ireland',
        'https://www.riai.ie/',
        'professional-association',
        'Ireland',
        'Registration and standards of Irish architects.',
      ],
      [
        'Architects Registration Board',
        'https://arb.org.uk/',
        'regulation',
        'UK',
        'Registration and conduct of British architects.',
      ],
    ],
  },
  {
    words: ['septic tank', 'skip hire', 'waste', 'recycling', 'scrap'],
    sources: [
      [
        'Environmental Protection Agency',
        'https://www.epa.ie/',
        'regulation',
        'Ireland',
        'Irish licences and rules for waste, waste water and emissions.',
      ],
      [
        'Environment Agency',
        'https://www.gov.uk/government/organisations/environment-agency',
        'regulation',
        'UK',
        'Permits and rules for waste and water in England.',
      ],
    ],
  },
  {
    words: ['tree surgeon', 'tree surgery', 'tree', 'arborist', 'hedge', 'gardener', 'landscaper', 'landscaping'],
    sources: [
      [
        'Teagasc',
        'https://www.teagasc.ie/',
        'education',
        'Ireland',
        'Irish advice, research and courses on farming, forestry and horticulture.',
      ],
      [
        'Arboricultural Association',
        'https://www.trees.org.uk/',
        'professional-association',
        'UK',
        'Standards and approval of British tree surgeons.',
      ],
    ],
  },
  {
    words: ['cleaner', 'cleaning company', 'cleaning service', 'office cleaning', 'carpet cleaning', 'window cleaning'],
    sources: [
      [
        'British Institute of Cleaning Science',
        'https://www.bics.org.uk/',
        'education',
        'UK',
        'Training and standards of British cleaning operatives.',
      ],
      [
        'National Carpet Cleaners Association',
        'https://www.ncca.co.uk/',
        'professional-association',
        'UK',
        'Standards and advice of British carpet and upholstery cleaners.',
      ],
    ],
  },
  {
    words: ['removal', 'mover', 'self storage'],
    sources: [
      [
        'British Association of Removers',
        'https://bar.co.uk/',
        'professional-association',
        'UK',
        'Standards and advice of British removal and storage companies.',
      ],
    ],
  },
  {
    words: ['nail', 'manicure', 'manicurist', 'pedicure', 'beauty', 'beautician', 'lash', 'brow', 'waxing'],
    sources: [
      [
        'Scratch',
        'https://www.scratchmagazine.co.uk/',
        'trade-journal',
        'UK',
        'Magazine for British nail technicians.',
      ],
      [
        'Professional Beauty',
        'https://professionalbeauty.co.uk/',
        'trade-journal',
        'UK',
        'News for British beauty salons and therapists.',
      ],
      [
        'British Association of Beauty Therapy and Cosmetology',
        'https://www.babtac.com/',
        'professional-association',
        'UK',
        'Membership, insurance and standards of British beauty therapists.',
      ],
    ],
  },
  {
    words: ['florist', 'floristry', 'wedding flower'],
    sources: [
      [
        'British Florist Association',
        'https://britishfloristassociation.org/',
        'professional-association',
        'UK',
        'The association of British florists.',
      ],
    ],
  },
];

export const otherTrades: readonly DirectoryEntry[] = sourcesOf.flatMap(({ words, sources }) =>
  sources.map(([name, url, kind, region, about]) => ({ name, url, kind, regions: [region], trades: [], words, about })),
);
