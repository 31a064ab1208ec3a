/** The diary after a night. */
export const diaryScene = {
  title: 'And Saturday filled up while you slept',
  caption: 'On marigold: what came in overnight, and when.',
};
