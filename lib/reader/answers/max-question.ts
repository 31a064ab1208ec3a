/** Of a question in characters: longer ones are refused where they are typed, and truncated where they are read. */
export const MAX_QUESTION = 300;
