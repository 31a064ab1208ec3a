/** What a message may be about besides a plain question: the kind of its lead, and the `topic` parameter of links to the contact form. */
export const topics = {
  consultation: {
    label: 'An expert consultation',
    opening: 'I’d like to book an expert consultation. What I want to talk about: ',
  },
  demo: {
    label: 'A custom demo for my business',
    opening: 'I’d like a custom demo for my business. What I’d like to see: ',
  },
  phone: { label: 'The AI Calling Agent', opening: 'I’d like a demo of the AI Calling Agent.' },
} as const;

export type Topic = keyof typeof topics;

/** The values of the form's field; a plain question has none. */
export const topicValues = Object.keys(topics) as [Topic, ...Topic[]];
