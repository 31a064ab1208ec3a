/** How an admin is called on the pages of leads. */
export const ownerName = ({ displayName, email }: { displayName: string | null; email: string }): string =>
  displayName || email;
