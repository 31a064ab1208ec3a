export const closing = {
  title: 'Who answers tonight’s messages?',
  agents: { label: 'The agents', href: '/ai-chatbots' },
};
