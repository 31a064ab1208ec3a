/** What the agent knows of the business when it speaks in its own words. */
export interface Speaker {
  /** The name of the business, if its website states it. */
  name?: string;
  /** Its telephone number, if its website states it. */
  telephone?: string;
}

export const orRing = ({ telephone }: Speaker): string => (telephone ? ` You can also ring ${telephone}.` : '');
