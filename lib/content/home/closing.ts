export const closing = {
  title: 'Somebody will write to you tonight',
  text: 'Have them answered. Start with the trial, or talk to a person first.',
  secondary: { label: 'Talk to us', href: '/contact' },
  agents: { label: 'Meet the agents', href: '/ai-chatbots' },
};
