import { env } from '@/lib/env';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@/lib/time';

/** At most `points` attempts per key within `windowMs`. `isNarrow`: limits by network that hold for no networks around it. */
export type RateLimitPolicy = { points: number; windowMs: number; isNarrow?: true };

/**
 * Limits counted in the database (`lib/rate-limits/rate-limiter.ts`), so that all processes share them. Limits by network also
 * hold for the networks around an IPv6 client.
 *
 * Strangers can use up what is counted for an account or an address alone. So a browser that has signed in to the account
 * (lib/auth/session/known-browser.ts) has limits of its own, each kind of mail has its own, and one a recipient and hour is free.
 */
export const policies = {
  /** Sign-in attempts at one account of a browser that has signed in to it before. Beyond this it counts as a stranger. */
  signInByBrowser: { points: 10, windowMs: 15 * MINUTE_MS },
  /** Sign-in attempts of one client at one account. */
  signInByEmailAndIp: { points: 10, windowMs: 15 * MINUTE_MS },
  /** Sign-in attempts at one account of all clients that have not signed in to it before, neither browser nor network. */
  signInByEmail: { points: 100, windowMs: HOUR_MS },
  /** Sign-in attempts of one client at all accounts. */
  signInByIp: { points: 60, windowMs: 15 * MINUTE_MS },
  /** Wrong passwords of somebody who is signed in and is asked for it again. */
  passwordBySession: { points: 10, windowMs: 15 * MINUTE_MS },
  /** Sign-ups; each costs an Argon2 hash. */
  signUpByIp: { points: 20, windowMs: HOUR_MS },
  /** Requests for a mailed link. */
  emailByIp: { points: 40, windowMs: HOUR_MS },
  /** Requests to reset a password from a browser that has signed in to the account before. */
  resetByBrowser: { points: 3, windowMs: HOUR_MS },
  /** Mails of one kind that strangers can cause to one recipient: one link an hour in any case, and these. */
  firstEmailByRecipient: { points: 1, windowMs: HOUR_MS },
  emailByRecipient: { points: 4, windowMs: HOUR_MS },
  emailByRecipientDaily: { points: 10, windowMs: DAY_MS },
  /** Attempts to use a mailed link. */
  emailLinkByIp: { points: 60, windowMs: 15 * MINUTE_MS },
  /**
   * Failed attempts of one client at the second factor of one account. There is no limit for all clients, which whoever knows the
   * password could use up: recovery codes have 112 bits.
   */
  secondFactorByUserAndIp: { points: 20, windowMs: 15 * MINUTE_MS },
  /** Changes of one's own account. */
  accountByUser: { points: 60, windowMs: 15 * MINUTE_MS },
  /** Downloads of everything stored about one user, or an agent. */
  exportByUser: { points: 30, windowMs: HOUR_MS },
  /** Pages that one user has fetched for a preview. */
  previewByUser: { points: 30, windowMs: 10 * MINUTE_MS },
  /** Actions of one admin. */
  adminByUser: { points: 300, windowMs: 5 * MINUTE_MS },
  /** Lead forms beyond this are rejected. */
  leadRejectedByIp: { points: 100, windowMs: HOUR_MS },
  /** Lead forms. Submissions beyond this are stored as possible spam, not rejected: a whole town hall may share an IP. */
  leadByIp: { points: 20, windowMs: HOUR_MS },
  leadByEmailAndIp: { points: 5, windowMs: HOUR_MS },
  /** Equal trial forms of one sender, who is shown the page of the trial. */
  trialBySender: { points: 50, windowMs: DAY_MS },
  /** Websites that one visitor has read for an agent preview. */
  agentPreviewByIp: { points: 3, windowMs: HOUR_MS, isNarrow: true },
  agentPreviewDailyByIp: { points: 10, windowMs: DAY_MS, isNarrow: true },
  /** Readings of one website for one visitor. */
  agentRepeatByIp: { points: 10, windowMs: HOUR_MS, isNarrow: true },
  /** Readings for one visitor, and for the networks around: an IPv6 customer may have 256 or more of what counts as one visitor. */
  agentReadingDailyByIp: { points: 30, windowMs: DAY_MS, isNarrow: true },
  agentReadingDailyBySubnet: { points: 50, windowMs: DAY_MS },
  agentReadingDailyByBlock: { points: 100, windowMs: DAY_MS },
  /** Questions to an agent preview, or about us. */
  agentQuestionByIp: { points: 120, windowMs: 10 * MINUTE_MS },
  /** Edited answers that an agent preview judges. */
  agentChallengeByIp: { points: 30, windowMs: 10 * MINUTE_MS },
  /** Changes of one's own agent preview: forgetting it, adding to its list of gaps. */
  agentChangeByIp: { points: 60, windowMs: 10 * MINUTE_MS },
  /** Messages to agents on websites. Beyond this they are not stored. */
  chatMessageByIp: { points: 300, windowMs: 10 * MINUTE_MS },
  /** Questions to agents on websites that are answered; beyond these limits messages wait for a person. */
  chatQuestionByIp: { points: 120, windowMs: 10 * MINUTE_MS },
  /** Questions of one network to one agent. */
  chatQuestionDailyByIp: { points: 200, windowMs: DAY_MS },
  /** Questions to one agent, and those of networks that have asked it before: the last 30 % are for others. */
  chatQuestionDaily: { points: 2_000, windowMs: DAY_MS },
  chatQuestionDailyOfKnown: { points: 1_400, windowMs: DAY_MS },
  /** Complaints that an agent speaks for somebody else's business. */
  chatReportByIp: { points: 5, windowMs: DAY_MS },
  /** Looking for the launcher's line on an agent's website. */
  agentCheckByUser: { points: 20, windowMs: HOUR_MS },
  agentCheckByDomain: { points: 40, windowMs: HOUR_MS },
  /** Codes that are mailed to addresses of a website's domain, of all agents that claim it. */
  controlCodeByUser: { points: 10, windowMs: DAY_MS },
  controlCodeByRecipient: { points: 3, windowMs: DAY_MS },
  controlCodeByDomain: { points: 10, windowMs: DAY_MS },
  /** The first one of an agent counts for its account alone. */
  firstControlCodeByAgent: { points: 1, windowMs: DAY_MS },
  /** Changes of one's agents. */
  agentChangeByUser: { points: 120, windowMs: 10 * MINUTE_MS },
  /** Invitations to work with an agent: of one user, and to one address, whoever invites. */
  invitationByUser: { points: 20, windowMs: DAY_MS },
  invitationByRecipient: { points: 3, windowMs: DAY_MS },
  /** Mails to our team about reports of one agent. */
  reportMailByAgent: { points: 1, windowMs: DAY_MS },
  /** Mails with what became of a request, to the address that was left in a chat. Beyond this the chat alone says it. */
  agentDecisionByRecipient: { points: 10, windowMs: DAY_MS },
  /** A calendar that asks for a diary: twice a minute. */
  calendarByKey: { points: 120, windowMs: HOUR_MS },
  /** Unsubscribe requests. */
  unsubscribeByIp: { points: 60, windowMs: 15 * MINUTE_MS },
} as const satisfies Record<string, RateLimitPolicy>;

export type PolicyName = keyof typeof policies;

/** HTTP requests from one IP, beyond those that the response cache serves. Counted in the memory of each web process. */
export const requestsByIp: RateLimitPolicy = { points: env.requestLimit, windowMs: 10 * SECOND_MS };

/** Limits of the scraping tools for one user. Counted in the runs themselves. */
export const scraperLimits = () => ({
  concurrentRuns: env.scraper.runsAtOnce,
  pages: { points: env.scraper.pagesADay, windowMs: DAY_MS } satisfies RateLimitPolicy,
});
