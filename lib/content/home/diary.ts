/** The diary after a night. */
export const diaryScene = {
  title: 'And Saturday filled up while you slept',
  caption: 'In yellow: what came in overnight.',
};
