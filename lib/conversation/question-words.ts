/** The words of customers' questions, most frequent first: those of four letters and more that four of the benchmark's websites were asked with. */
export const questionWords: readonly string[] = `
what much have number your there phone where does long take email open time when need parking many address bring sell with cost free card will come hours discount charge from book wheelchair
children deposit cancel gift give should people accessible make wifi opening been price happens work which house home included vouchers check before cards stay night hire room close credit
insured sundays offer cover first business dogs saturdays hour saturday help kids owns last after breakfast swimming back family start mail food online appointment policy park cancellation
pool evening based full wear electric ring notice often late serve school wedding train extra rooms year areas office holidays that minimum insurance garden just classes private safe outside
repair call about service collect teach child rent leave guarantee runs emergency sunday shop treat quote week smoke party visit money allowed airport play pick birthday visits hiring clean
parties lessons class while student install lunch test consultation massage rate registered session membership anything qualified near christmas treatment machine company sleep sessions
mondays building live board dinner baby deliver station winter weekends instalments same away soon cars summer conditioning solar washing keep guests days friday over access high cheaper
early half showers change music adult order american group walk lesson bedrooms provided during down member look panels send table lift somewhere stop bank show training menu camp checked
provide someone students course tour join express whole staff bath second gluten weekend fish practice quickly customers cash bathroom person three afternoon travel arrive weddings list
experience trained month area suitable single beach windows four every still licensed cats heating booking floor public waiting postcode certificates tell sports pensioners tours founded
watch good include nails drop chairs nearby acupuncture season toilet bedroom products cleaning kitchen drive certificate extensions kind refund hair sign meals delivery prices barbecue done
clinic health water club towels nearest removal businesses remove finance double their teeth answer deep inside wash morning build supply hourly charger studio volunteer toilets contact
parents shoes takeaway bathrooms surgery pets museum beginners site something beds special served vegan monday dishwasher cottage into rains move small makes would electricity want heated
share wednesday equipment must london manager made place coffee become photos daughter swim married ensuite hold jobs women members adults gutters package clients mobile holiday code beer
dress chair located bicycles monthly weight turn bikes pregnant life restaurant appointments happy landlord repairs plan could myself boilers rabbits referral groups clothes find bike going
ride smoking teaches yoga cheapest cake heat pumps botox laser miss wait more drink quotes care than french senior laundry closed finish wine times salon lights warranty accept offers break
afterwards vegetarian underfloor disabled looking chips playground friendly whitening offices friend ahead owner size paid alarms groom dance tested never learn trees seniors follow term
only without patients boat built animals team fast television power boarding fire doing pregnancy suite another know system transfer centre puppy telephone vegetarians cater taking catering
weeks unblock shower hand driver doctor under trip discounts fridge firewood study dentist implants carpets talk loft through rewire sick details photo events worked corporate choose couples
confidential charged zoom next feed reception police sibling boiler wood speak tuesday tests borrow guest anywhere write patch ticket post trim july teaching alcohol donation event date
guide books cream motorway available roofs reservation overnight together patio replace main pass physio them pilates whats potty childcare charity machines nights golf linen skin village
games form outs lawn plant cakes desserts store lose piano tune steak babies glass spray trips dishes emergencies bupa pools return oven leaking name permission colour landlords chargers
grant vaccinated medication female showroom curtains kinds refundable voucher workshop schools balance buffet changing guided hall teachers uniform trial they fillings english welcome safety
crown polish sedation root hotel ship shirt haircut beginner payment other were birds chairman town ground years control mean round somebody kennels cameras grooming weather vans head
motorbikes theory block plus nervous advance pain evenings cctv tables each fees vaccinations neutered tablets meet stone bridal estimate farm restaurants register ultrasound best permit
clear stumps fences tree horses horse meal drains band digital pianos dearer logs tickets snow insoles rating rays driving football therapist treatments touch waxing sauna boats instructor
taxi security kayak dentists cleaner carry enquiry contract weekly rubbish houses planning fixed testing burglar fuse unit marquees abroad working furniture therapy materials bags deductible
memorial caterer visitors paint minute cafe allergies wheres line valid commercial registration comes medical invisalign tooth hygienist white braces mask coloured bicycle sizes again trains
problem thursday towel crew camps belt started model enough rides audio donate lunches packed really electrical kennel everything tall some balloons body battery trade light instructors
enter cold exam whatsapp survey parts video door bouncy once castle visa arrange warm cook funding grade until tennis function court fishing gold personal part august rest fridays hurt
facial well financing alone military pictures easter fill vets calls breaks dryer tumble short grind grow very wheel homes weekdays charges program intensive teacher qualifications violin
complaint quiz deal things meeting licence tools roof foot brunch pizza able mini rugby outdoor host organic husband broken stuff puppies headaches arthritis cupping advice chimney lash
internet hairdryer adapter adaptor cheque cheques storage real luggage allergy tenancy automatic facebook awards
`
  .trim()
  .split(/\s+/);
