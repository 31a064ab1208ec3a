/** The diary after a night. */
export const diaryScene = {
  title: 'And Saturday is filling up',
  caption: 'In yellow: what came in overnight.',
};
