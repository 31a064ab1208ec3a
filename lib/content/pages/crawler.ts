import { contactDetails } from '@/lib/content/pages/legal';
import { previewPromise } from '@/lib/content/preview-promise';
import { env } from '@/lib/env';

/** The name that robots.txt files address our crawler by (RFC 9309). */
export const crawlerName = 'SuperEmployeeBot';

/** What owners of websites read who have found our crawler in their logs. */
export const crawler = {
  title: 'Our crawler',
  lead: `You’ve probably found the name ${crawlerName} in the log of your web server. Here’s what it is, why it reads, and how to stop it.`,
  sections: [
    {
      title: 'Who it is',
      text: [
        `${crawlerName} is the crawler of ${env.siteName}. Its User-Agent header is “${crawlerName}/1.0 (+${env.siteUrl}/crawler)”. It never pretends to be a browser.`,
      ],
    },
    {
      title: 'Why it reads a website',
      text: [
        `Somebody typed the address. On our page “Meet your own agent”, business owners can have their website read to see which questions it answers: up to ${previewPromise.pages} pages, for at most ${previewPromise.seconds} seconds. Visitors who name the same website within half an hour share what we read, unless one of them asks us to read it again. What it reads for this is deleted within the hour.`,
        'People with an account can also collect the text of a website with our tools. They are responsible for what they do with it.',
      ],
    },
    {
      title: 'How it behaves',
      text: [
        'It reads robots.txt first and follows it, including Crawl-delay. It pauses between requests, however many people have your website read at the same time, slows down when your server is slow or asks it to, and gives up on a website that stops answering.',
        'It requests public pages only, on ports 80 and 443. It fills in no forms, signs in nowhere, runs no scripts and keeps no cookies. It does not keep pages marked noindex, or pages behind a sign-in.',
        'Nothing it reads is used to train a language model.',
      ],
    },
    {
      title: 'How to stop it',
      text: ['Put these two lines in your website’s robots.txt:'],
      code: `User-agent: ${crawlerName}\nDisallow: /`,
    },
    {
      title: 'If something is wrong',
      text: [`Write to ${contactDetails()}. Tell us your website’s address and when the requests arrived.`],
    },
  ],
} as const;
