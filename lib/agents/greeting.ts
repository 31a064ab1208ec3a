/** The first words of an agent whose owner has not written any. */
export const defaultGreeting = (name: string): string => `Hello! What would you like to know about ${name}?`;
