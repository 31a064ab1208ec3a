import { expect, test } from 'vitest';
import { isNoticePage } from '@/lib/crawler/extract/notice-page';

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
])('isNoticePage › recognises “%s”', (title, text) => {
  expect(isNoticePage({ title, text })).toBe(true);
});

test.each([
  ['Coming soon', 'Our new bakery is coming soon.'],
  ['Boilers', 'Planned work on boilers under maintenance contracts: call 065 123 4567.'],
  ['Roof access', 'Access denied by scaffolding? We have ladders.'],
  ['Forbidden fruit', 'Forbidden Fruit is our apple tart.'],
  ['Hosting', `Is your account suspended, or your domain expired? ${'We help firms with their websites. '.repeat(20)}`],
])('isNoticePage › accepts “%s”', (title, text) => {
  expect(isNoticePage({ title, text })).toBe(false);
});
