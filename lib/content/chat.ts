/** The labels of an answer, wherever it is shown: components/chat. For browsers, so it imports nothing. */
export const answerCopy = {
  inPlace: 'In its place on the page',
  showOnPage: 'Show on the page',
  proof: 'Where the website says so',
  more: (places: number) => (places === 1 ? 'Show one more passage' : `Show ${places} more passages`),
} as const;
