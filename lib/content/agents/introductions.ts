import type { Agent } from './agent';
import type { AgentName } from './names';

/** Who each agent is for. Every keyword stands in its text word for word: what search engines are told is what people read. */
export const introductions: Record<AgentName, Pick<Agent, 'introduction' | 'seoKeywords'>> = {
  'Customer Service AI': {
    seoKeywords: ['AI customer service in Ireland', 'customer support agent', 'live chat', 'AI helpdesk'],
    introduction:
      'AI customer service in Ireland too often means a box that sends people in circles. This is a customer support agent that answers: live chat at any hour, from your own documents. Think of it as the AI helpdesk of a business that never had the staff for one.',
  },
  'Electrician Expert AI': {
    seoKeywords: ['AI for electricians', 'electrician booking agent', 'emergency electrician', 'EV charger enquiries'],
    introduction:
      'AI for electricians has one duty before all others: to tell danger from inconvenience. Somebody who needs an emergency electrician is asked about smoke and sparks, and you are rung. For everything else it is an electrician booking agent: inspections fit around rewires, and EV charger enquiries arrive with photos of the fuse board.',
  },
  'Plumber Pro AI': {
    seoKeywords: [
      'AI for plumbers',
      'plumber answering service in Ireland',
      'boiler service booking',
      'emergency plumber',
    ],
    introduction:
      'AI for plumbers, trained on leaks, boilers and cylinders. Think of a plumber answering service in Ireland that also writes things down: it hears out the person looking for an emergency plumber at night, does the boiler service booking by day, and leaves you one list of jobs in the morning.',
  },
  'Restaurant Expert AI': {
    seoKeywords: ['AI restaurant bookings', 'table reservation agent', 'restaurant chatbot', 'AI for cafés'],
    introduction:
      'AI restaurant bookings that respect your table plan. It is a table reservation agent when the phone would ring in the middle of service, a restaurant chatbot that answers on allergens from your chart and nothing else, and AI for cafés and pubs that only want hours and menu answered.',
  },
  'Beauty Salon AI': {
    seoKeywords: ['AI for hair salons', 'salon booking agent', 'beauty appointment', 'salon reminders'],
    introduction:
      'AI for hair salons and beauty rooms that knows a colour takes longer than a cut. It is a salon booking agent for each chair, takes a beauty appointment on your website or on Instagram, and sends salon reminders the day before, so that fewer slots stay empty.',
  },
  'Auto Mechanic AI': {
    seoKeywords: ['AI for garages', 'car service booking agent', 'NCT preparation booking', 'mechanic chatbot'],
    introduction:
      'AI for garages that asks for the registration before anything else. As a car service booking agent it fills the ramp by length of job and takes NCT preparation booking off the phone. As a mechanic chatbot it explains your menu prices, and does not guess at a diagnosis.',
  },
  'Dental Care AI': {
    seoKeywords: ['AI for dentists in Ireland', 'dental receptionist', 'dental appointment', 'patient recall'],
    introduction:
      'AI for dentists in Ireland, for the front desk and not for the chair. It is the dental receptionist for the hours when yours is busy or at home: it knows how long each dental appointment takes, and does patient recall by message. Clinical questions go to you.',
  },
  'Real Estate AI': {
    seoKeywords: [
      'AI for estate agents in Ireland',
      'property enquiry agent',
      'viewing booking',
      'AI for letting agents',
    ],
    introduction:
      'AI for estate agents in Ireland who lose the enquiries of a Sunday night. It is a property enquiry agent that knows the BER, the size and the charges of each listing, and it does the viewing booking area by area. It is AI for letting agents too: references are collected before anybody drives out.',
  },
  'Legal Expert AI': {
    seoKeywords: [
      'AI for solicitors in Ireland',
      'legal intake agent',
      'law firm chatbot',
      'solicitor appointment booking',
    ],
    introduction:
      'AI for solicitors in Ireland that gathers and books, and never advises. As a legal intake agent it asks for the matter, the deadline and the names for the conflict check. As a law firm chatbot it explains how you quote. Solicitor appointment booking ends with the list of papers to bring.',
  },
  'Fitness Trainer AI': {
    seoKeywords: ['AI for gyms', 'personal trainer booking agent', 'class booking chatbot', 'gym membership questions'],
    introduction:
      'AI for gyms, and a personal trainer booking agent for those who work alone. It is a class booking chatbot before you are up, answers gym membership questions without small print, and asks about injuries before a first session.',
  },
  'Accountant AI': {
    seoKeywords: ['AI for accountants in Ireland', 'AI for bookkeepers', 'document chasing', 'tax return enquiries'],
    introduction:
      'AI for accountants in Ireland, and AI for bookkeepers, that does the asking: document chasing by name and by month, meetings in the right diary, and tax return enquiries answered with the dates that you gave it. Tax advice stays with you.',
  },
  'Home Improvement AI': {
    seoKeywords: [
      'AI for builders in Ireland',
      'kitchen quote requests',
      'home renovation chatbot',
      'insulation enquiries',
    ],
    introduction:
      'AI for builders in Ireland who would rather build than answer messages. It takes kitchen quote requests with measurements and photos, is a home renovation chatbot that asks politely for the budget, and sorts insulation enquiries by county before a site visit is booked.',
  },
  'Insurance Agent AI': {
    seoKeywords: ['AI for insurance brokers', 'quote collection agent', 'renewal reminders', 'insurance chatbot'],
    introduction:
      'AI for insurance brokers that fills in the form and leaves the advice to you. It is a quote collection agent that asks everything in one sitting, sends renewal reminders in good time, and as an insurance chatbot it takes first notice of a claim and books the call with a qualified adviser.',
  },
  'Travel Agent AI': {
    seoKeywords: ['AI for travel agents', 'holiday enquiry agent', 'tour operator chatbot', 'travel booking'],
    introduction:
      'AI for travel agents who sell trips that they know. As a holiday enquiry agent it asks for dates, budget, airport and who is coming. As a tour operator chatbot it answers on baggage and transfers from your own rules. The travel booking itself, and every payment, stays with you.',
  },
  'Pet Care AI': {
    seoKeywords: ['AI for vets in Ireland', 'dog groomer booking agent', 'kennel booking', 'pet care AI'],
    introduction:
      'AI for vets in Ireland, for the desk and not for the diagnosis. The same pet care AI is a dog groomer booking agent that asks for size and treatment, and checks vaccination before a kennel booking. What sounds urgent goes straight to the vet on duty.',
  },
  'Photography AI': {
    seoKeywords: [
      'AI for photographers',
      'wedding photographer enquiries',
      'studio booking chatbot',
      'photography packages',
    ],
    introduction:
      'AI for photographers, who cannot type with a camera in their hands. Wedding photographer enquiries are told at once whether the date is free, photography packages are explained as you wrote them, and as a studio booking chatbot it sends contract and deposit link.',
  },
  'Cleaning Service AI': {
    seoKeywords: [
      'AI for cleaning companies',
      'cleaning quote agent',
      'office cleaning enquiries',
      'domestic cleaning booking',
    ],
    introduction:
      'AI for cleaning companies with more messages than hands. As a cleaning quote agent it prices by rooms and extras from your own list. Office cleaning enquiries are asked how often and how large. A domestic cleaning booking goes into the rota with the alarm and key instructions.',
  },
  'Tutoring AI': {
    seoKeywords: ['AI for tutors in Ireland', 'grinds booking agent', 'training centre chatbot', 'course enquiries'],
    introduction:
      'AI for tutors in Ireland, from one kitchen table to a whole school. It is a grinds booking agent that asks subject, level and exam year, and a training centre chatbot that answers course enquiries and keeps the timetable. Parents get a note after each lesson.',
  },
  'Business Consultant AI': {
    seoKeywords: [
      'AI for consultants',
      'discovery call booking agent',
      'consultancy lead qualification',
      'AI for business coaches',
    ],
    introduction:
      'AI for consultants, and AI for business coaches, who want fewer and better first calls. It is a discovery call booking agent that asks about size, problem and timing before it opens the diary. Consultancy lead qualification happens in the chat, by your own rules, and you read a brief before you ring.',
  },
  'Bespoke Solutions AI': {
    seoKeywords: ['bespoke AI agent in Ireland', 'custom AI employee', 'AI process automation', 'AI agent integration'],
    introduction:
      'A bespoke AI agent in Ireland begins with a workshop, not with a licence. We map the process with you, build a custom AI employee around it, and test it on your own cases. AI process automation pays where the same steps come back every day. AI agent integration needs systems that software can read, and we tell you first if yours cannot be.',
  },
};
