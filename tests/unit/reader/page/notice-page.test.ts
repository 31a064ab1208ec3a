import { expect, test } from 'vitest';
import { isNoticePage } from '@/lib/reader/page/notice-page';
import { textOf } from '../pages';

test.each([
  ['Just a moment...', 'Checking your browser before accessing the site.'],
  ['Attention Required! | Cloudflare', 'Please complete the security check to access the site.'],
  ['Account Suspended', 'This Account has been suspended. Contact your hosting provider.'],
  ['Index of /files', 'Index of /files\nName Last modified Size'],
  ['Apache2 Ubuntu Default Page: It works', 'This is the default welcome page of the server.'],
  ['', 'Fatal error: Uncaught Error: Call to undefined function f() in /var/www/db.php on line 12'],
  ['Oak', 'Error establishing a database connection'],
  ['oak.ie', 'This domain is for sale. Buy this domain now.'],
  ['WordPress › Error', 'There has been a critical error on this website.'],
  ['Runtime Error', 'Server Error in ‘/’ Application.'],
  ['', 'SQLSTATE[HY000] [2002] Connection refused'],
  ['Oak', 'Too many requests\nPlease try again later.'],
  ['Robot Check', 'Enter the characters you see below'],
  ['Verification', 'Sorry, we just need to make sure you’re not a robot.'],
  ['Sucuri WebSite Firewall - Access Denied', 'Access Denied - Sucuri Website Firewall'],
  ['403 Forbidden', '403 Forbidden\nnginx'],
  ['Before you continue', 'We value your privacy\nClick Accept to continue to the website.'],
  ['Old', 'Please upgrade your browser to view this website.'],
  ['Maintenance', 'We are down for maintenance. Please come back soon.'],
  ['Oak Brewery', 'Are you over 18?\nYes\nNo'],
  ['Age verification', 'You must be of legal drinking age to enter this site.\nEnter'],
  ['Welcome', 'SORRY!\nIf you are the owner of this website, please contact your hosting provider: webmaster@oak.ie'],
  [
    'Web stats',
    `Your hosting account does not have statistics enabled.\n${'Log in to your Account Manager. '.repeat(20)}`,
  ],
  ['Account Suspended', textOf(480)],
  ['Web stats', `Your hosting account does not have statistics enabled.\n${textOf(1_100)}`],
  ['oak.ie', 'Future home of something quite cool.\nIf you’re the site owner, log in to launch this site.'],
  ['Success!', 'Congratulations, your website oak.ie has been created.'],
])('isNoticePage › recognises “%s”', (title, text) => {
  expect(isNoticePage({ title, text })).toBe(true);
});

test.each([
  ['Coming soon', 'Our new bakery is coming soon.'],
  ['Boilers', 'Planned work on boilers under maintenance contracts: call 065 123 4567.'],
  ['Roof access', 'Access denied by scaffolding? We have ladders.'],
  ['Tours', 'Distillery tours daily at 2pm. You have to be over 18 to taste. Are you over 18? Then book a tasting.'],
  ['Web design', 'We help the owner of this website and of many others in Ennis to be found.'],
  ['Forbidden fruit', 'Forbidden Fruit is our apple tart.'],
  ['Account Suspended', textOf(640)],
  ['Web stats', `Your hosting account does not have statistics enabled.\n${textOf(1_450)}`],
  ['Hosting', `Is your account suspended, or your domain expired? ${'We help firms with their websites. '.repeat(20)}`],
])('isNoticePage › accepts “%s”', (title, text) => {
  expect(isNoticePage({ title, text })).toBe(false);
});
