export const closing = {
  title: 'Who answers tonight’s messages?',
  text: 'Start with the trial, or talk to a person first.',
  secondary: { label: 'Talk to us', href: '/contact' },
  agents: { label: 'The agents', href: '/ai-chatbots' },
};
