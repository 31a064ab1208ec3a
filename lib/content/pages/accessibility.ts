import { contactDetails, type LegalText } from './legal';

export const accessibility: LegalText = {
  title: 'Accessibility',
  lead: 'Everyone should be able to read this site, compare prices and send us a message, however they use the web.',
  updated: new Date('2026-11-29'),
  sections: [
    {
      id: 'aim',
      title: 'What we aim for',
      blocks: [
        'The Web Content Accessibility Guidelines (WCAG) 2.2, level AA, on every page. This statement covers the whole site with its blog and forms, the chat in which our agents answer, the button that opens it on our clients’ websites, and the pages on which clients work with their agents.',
        'In practice that means:',
        {
          list: [
            'you can reach and use everything with a keyboard alone, and see where you are;',
            'text keeps its contrast in light and dark mode, and the site uses the one your device asks for;',
            'pages work on a screen 320 pixels wide and at twice the normal zoom, without sideways scrolling of the page;',
            'all text, links, forms and the blog’s search work without JavaScript, and so does an agent’s chat on its own page;',
            'tables, lists and headings are marked up as such, so screen readers can navigate by them;',
            'form errors are shown next to the field, say what to do, and keep what you typed;',
            'nothing moves on its own, and small transitions stop if your device asks for less motion.',
          ],
        },
      ],
    },
    {
      id: 'tests',
      title: 'How we test',
      blocks: [
        'Before every release, automated tests open every public page in a real browser, in light and dark, and check it with axe-core; a single finding stops the release. The same tests use the menu, the questions and the forms by keyboard, and read the pages without JavaScript and at 320 pixels.',
        'An agent’s chat is checked in the same way, also with forced colours: a question, a message that could not be sent, the panel about the chat. The button is opened and closed by keyboard on pages of another website, and the focus returns to it. So are the pages that clients use most, in light and dark: the line for their website, the inbox, a conversation, a lesson and a request. Most automated tests use Chromium. In Firefox and WebKit they go through the main tasks: the menu, the forms, an account, and an agent’s button and chat.',
        'Automated tests find only some problems, so we also go through the main tasks ourselves, by keyboard and at high zoom. We have not yet had the site tested by people who use assistive technology every day, nor by an outside auditor. When we have, we will say so here, with names and dates.',
      ],
    },
    {
      id: 'limits',
      title: 'What isn’t perfect yet',
      blocks: [
        {
          list: [
            'In the agent catalogue, details open next to a badge when a pointer rests on it or the keyboard reaches it. Some screen readers do not announce them. The same text is on the agent’s own page, which the badge links to.',
            'Wide tables and code in articles scroll inside their own box on small screens.',
            'The example conversations are text only. If we add recordings for the AI Calling Agent, they will come with transcripts.',
            'On a client’s website the button of the agent needs JavaScript. Without it, a link to the chat’s own page stands there, if the website’s owner has added the whole of our line.',
            'Taking over the agent of a preview needs JavaScript.',
            'New messages in a chat are announced politely, one after the other. We have not yet listened to that with every screen reader.',
            'In older browsers, the phone menu is part of the page instead of opening on top of it.',
          ],
        },
      ],
    },
    {
      id: 'help',
      title: 'If something gets in your way',
      blocks: [
        `Tell us: ${contactDetails()}. Tell us which page it was and what you were trying to do. A person replies within one working day. Until it’s fixed, we’ll do it with you another way: send you the text, or fill in the form with you.`,
        'If our answer doesn’t help, you can contact the Irish Human Rights and Equality Commission (www.ihrec.ie) about your rights, or, for e-commerce services, the authority that supervises them under the European Accessibility Act.',
      ],
    },
  ],
};
