/** What the agent knows of the business when it speaks in its own words. */
export interface Speaker {
  /** The name of the business, if its website states it. */
  name?: string;
  /** Its telephone number, if its website states it. */
  telephone?: string;
  /** Whether it looks after animals. */
  isForAnimals?: boolean;
}

export const orRing = ({ telephone }: Speaker): string => (telephone ? ` You can also ring ${telephone}.` : '');

/** What somebody in danger is told. */
export const inDanger = (speaker: Speaker): string =>
  `${speaker.isForAnimals ? 'Ring a vet now. ' : ''}If somebody is in danger, ring 112 or 999 now. I’m an AI agent and can’t send help.${orRing(speaker)}`;
