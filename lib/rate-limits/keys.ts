/**
 * The key under which mails to an address are counted. "mary+1@bakery.ie" reaches the mailbox of "mary@bakery.ie", so both
 * have the same key.
 */
export const recipientKey = (email: string): string => email.toLowerCase().replace(/\+[^@]*(?=@[^@]*$)/, '');
