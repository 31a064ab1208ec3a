export const closing = {
  title: 'Somebody will write to you tonight',
  text: 'Start with the trial, or talk to a person first.',
  secondary: { label: 'Talk to us', href: '/contact' },
  agents: { label: 'The agents', href: '/ai-chatbots' },
};
