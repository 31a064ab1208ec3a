/**
 * Counties, states and cities by country (ISO 3166-1 alpha-2), for pages that name no country. Left out is what is also a word, a person's
 * name or a place in another country: Cork, Kent, Perth.
 */
export const placesOf: Readonly<Record<string, readonly string[]>> = {
  IE: 'Athlone|Ballina|Carlow|Cavan|Co. Clare|Co. Cork|Co. Kerry|Co. Louth|Co. Mayo|Cork City|County Clare|County Cork|County Kerry|County Louth|County Mayo|Donegal|Drogheda|Dublin|Dundalk|Galway|Kildare|Kilkenny|Killarney|Laois|Leitrim|Letterkenny|Limerick|Longford|Meath|Monaghan|Mullingar|Munster|Leinster|Connacht|Offaly|Roscommon|Sligo|Tipperary|Tralee|Waterford|Westmeath|Wexford|Wicklow'.split(
    '|',
  ),
  GB: 'Aberdeen|Antrim|Armagh|Bedfordshire|Belfast|Berkshire|Birmingham|Bournemouth|Brighton|Bristol|Buckinghamshire|Cambridgeshire|Cardiff|Cheshire|Cornwall|Coventry|Cumbria|Derbyshire|Dorset|Dundee|Edinburgh|Essex|Fermanagh|Glasgow|Gloucestershire|Hertfordshire|Inverness|Lancashire|Leeds|Leicester|Leicestershire|Lincolnshire|Lisburn|Liverpool|London|Londonderry|Manchester|Merseyside|Middlesbrough|Newry|Northamptonshire|Norwich|Nottingham|Nottinghamshire|Oxfordshire|Sheffield|Shropshire|Southampton|Stoke-on-Trent|Sunderland|Swansea|Warwickshire|Wiltshire|Wolverhampton'.split(
    '|',
  ),
  US: 'Alabama|Alaska|Arizona|Arkansas|Atlanta|California|Chicago|Colorado|Connecticut|Dallas|Delaware|Denver|Detroit|Florida|Hawaii|Houston|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Las Vegas|Los Angeles|Louisiana|Maryland|Massachusetts|Miami|Michigan|Minneapolis|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New England|New Hampshire|New Jersey|New London|New Mexico|New Orleans|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Orlando|Pennsylvania|Philadelphia|Rhode Island|San Diego|San Francisco|Seattle|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington, D.C.|Wisconsin|Wyoming'.split(
    '|',
  ),
  CA: 'Alberta|British Columbia|Calgary|Edmonton|London, Ontario|Manitoba|Mississauga|Montreal|Montréal|New Brunswick|Newfoundland|Nova Scotia|Ontario|Ottawa|Quebec|Québec|Saskatchewan|Toronto|Vancouver|Winnipeg'.split(
    '|',
  ),
  AU: 'Adelaide|Brisbane|Canberra|Melbourne|New South Wales|NSW|Queensland|South Australia|Sydney|Tasmania|Western Australia'.split(
    '|',
  ),
  NZ: ['Auckland', 'Aotearoa'],
  ZA: 'Cape Town|Durban|Gauteng|Johannesburg|Pretoria'.split('|'),
  IN: 'Bangalore|Bengaluru|Chennai|Delhi|Hyderabad|Kolkata|Mumbai|Pune'.split('|'),
  AE: ['Dubai', 'Abu Dhabi'],
  NG: ['Lagos', 'Abuja'],
  KE: ['Nairobi'],
  MY: ['Kuala Lumpur'],
  PH: ['Manila'],
};
