export const closing = {
  title: 'Who answers tonight’s messages?',
  calls: [
    { label: 'Book an expert consultation', href: '/contact?topic=consultation' },
    { label: 'Ask for a custom demo', href: '/contact?topic=demo' },
    { label: 'The agents', href: '/ai-chatbots' },
  ],
};
