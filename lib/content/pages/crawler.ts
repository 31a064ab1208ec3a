import { contactDetails } from '@/lib/content/pages/legal';
import { previewPromise } from '@/lib/content/preview-promise';
import { env } from '@/lib/env';

/** The name that robots.txt files address our crawler by (RFC 9309). */
export const crawlerName = 'SuperEmployeeBot';

/** What owners of websites read who have found our crawler in their logs. */
export const crawler = {
  title: `${crawlerName}, our crawler`,
  lead: 'You have probably found this name in the log of your web server. Here is who reads, why, and how to stop it.',
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
        `Somebody typed the address. On our page “Meet your own agent” the owner of a business can have their website read once, to see which questions it answers: up to ${previewPromise.pages} pages, for at most ${previewPromise.seconds} seconds, and no website more than once in half an hour. What it reads for this is deleted within the hour.`,
        'People with an account can also have the text of a website collected with our tools. They answer for what they do with it.',
      ],
    },
    {
      title: 'How it behaves',
      text: [
        'It reads robots.txt first and follows it, including Crawl-delay. It keeps a pause between two requests, backs off when your server is slow or says so, and leaves a website alone that stops answering.',
        'It asks for public pages only, on the ports 80 and 443. It fills in no forms, signs in nowhere, runs no scripts and keeps no cookies. It does not keep pages that say noindex, nor pages behind a sign-in.',
        'Nothing it reads is used to train a language model.',
      ],
    },
    {
      title: 'How to stop it',
      text: ['Put these two lines into the robots.txt of your website:'],
      code: `User-agent: ${crawlerName}\nDisallow: /`,
    },
    {
      title: 'Something is wrong',
      text: [`Write to ${contactDetails()}. Tell us the address of the website and the time of the requests.`],
    },
  ],
} as const;
