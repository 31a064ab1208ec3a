import { contactWords, type LegalText } from './legal';

export const accessibility: LegalText = {
  title: 'Accessibility',
  lead: 'Everybody should be able to read this site, compare prices and send us a message, by whatever means they use the web.',
  updated: new Date('2026-11-21'),
  sections: [
    {
      id: 'aim',
      title: 'What we aim for',
      blocks: [
        'The Web Content Accessibility Guidelines (WCAG) 2.2, level AA, on every page. This statement covers the whole site, its blog and its forms.',
        'In practice that means:',
        {
          list: [
            'everything can be reached and used with a keyboard alone, and you can see where you are;',
            'text keeps its contrast in the light and in the dark theme, and follows the one your device asks for;',
            'pages work at 320 pixels wide and at 200 % zoom, without sideways scrolling of the page;',
            'all texts, links, forms and the blog’s search work without JavaScript;',
            'tables, lists and headings are what they look like, so that a screen reader can move by them;',
            'errors in forms are named beside the field, say what to do, and keep what you typed;',
            'nothing moves on its own, and small transitions stop if your device asks for less motion.',
          ],
        },
      ],
    },
    {
      id: 'tests',
      title: 'How we test',
      blocks: [
        'Before every release a program opens every public page in a real browser, in light and in dark, and checks it with axe-core; a single finding stops the release. The same tests walk the menu, the questions and the forms by keyboard, read the pages without JavaScript and at 320 pixels.',
        'Programs find only part of what can be wrong, so we also go through the main paths ourselves, by keyboard and at high zoom. We have not yet had the site tested by people who use assistive technology every day, nor by an outside auditor. When we have, this page will say who and when.',
      ],
    },
    {
      id: 'limits',
      title: 'What is not perfect yet',
      blocks: [
        {
          list: [
            'In the agent catalogue, details open beside a badge when a pointer rests on it or the keyboard reaches it. Some screen readers do not announce them. The same text stands on the agent’s own page, which the badge links to.',
            'Wide tables and code in articles scroll inside their own box on small screens.',
            'The example conversations are set as text. There is no sound, so there is also no recording to caption; when the AI Calling Agent has one, it will come with a transcript.',
            'Older browsers show the phone menu as part of the page instead of on top of it.',
          ],
        },
      ],
    },
    {
      id: 'help',
      title: 'If something stands in your way',
      blocks: [
        `Tell us: ${contactWords()}. Say which page it was and what you were trying to do. You hear from a person within two working days, and until it is mended we do for you what the page did not: send the text, take the order, fill in the form with you.`,
        'If we do not answer you properly, you can turn to the Irish Human Rights and Equality Commission (www.ihrec.ie) about your rights, and for electronic commerce services to the authority that supervises them under the European Accessibility Act.',
      ],
    },
  ],
};
