/** Pages as Irish small businesses publish them: menus, banners, cards, tables, footers and all. */

const MENU = `
<a class="skip-link" href="#content">Skip to content</a>
<header class="site-header"><div class="container">
  <a class="logo" href="/">Brennan's Barbers</a>
  <nav><ul><li><a href="/">Home</a></li><li><a href="/services">Services</a></li><li><a href="/prices">Prices</a></li>
  <li><a href="/contact">Contact</a></li></ul></nav>
  <a class="btn" href="tel:+353212345678">Call now</a>
</div></header>`;

const FOOTER = `
<footer class="site-footer"><div class="widget"><h4>Visit us</h4><p>14 Oliver Plunkett Street, Cork, T12 X4Y5</p>
<p>Phone <a href="tel:021 234 5678">021 234 5678</a></p></div><p>&copy; 2026 Brennan's Barbers. All rights reserved.</p></footer>
<div id="cookie-notice" class="cookie-bar"><p>We use cookies to improve your visit. By using this site you accept our cookie policy.</p>
<button>Accept</button></div>`;

export function businessPage(main: string, head = ''): string {
  return `<!doctype html><html lang="en-IE"><head><title>Brennan's Barbers | Cork city</title>${head}</head>
<body class="home page has-sidebar">${MENU}<main id="content">${main}</main>${FOOTER}<script>var a = "<p>no text</p>";</script></body></html>`;
}

export const HOME = businessPage(`
<section class="hero"><h1>A proper cut in the heart of Cork</h1><p>Walk in or book a chair.</p><a class="button" href="/book">Book now</a></section>
<section class="services"><h2>What we do</h2><div class="row">
<div class="card"><h3>Skin fade</h3><p>Sharp and clean, from €22.</p><a href="/services/fade">Read more</a></div>
<div class="card"><h3>Hot towel shave</h3><p>Half an hour of quiet, €30.</p><a href="/services/shave">Read more</a></div>
<div class="card"><h3>Kids' cut</h3><p>Under twelves, €15.</p><a href="/services/kids">Read more</a></div></div></section>
<section class="testimonials"><h2>What people say</h2><blockquote><p>Best fade in Cork, no contest.</p><cite>Darragh, Douglas</cite></blockquote></section>
<section class="hours"><h2>Opening hours</h2><table><tr><th>Monday</th><td>Closed</td></tr><tr><th>Tuesday – Friday</th><td>9am – 6pm</td></tr>
<tr><th>Saturday</th><td>9am – 5pm</td></tr></table></section>`);

export const ARTICLE = `<!doctype html><html lang="en"><head><title>How to bleed a radiator | Kelly Plumbing</title>
<meta property="article:published_time" content="2026-02-03T09:00:00+00:00"></head><body>
<nav class="main-menu"><a href="/">Home</a> <a href="/blog">Blog</a></nav>
<div class="layout"><article class="post"><header><h1>How to bleed a radiator</h1><p class="byline">By Aoife Kelly, 3 February 2026</p></header>
<div class="entry-content"><p>If a radiator is cold at the top and warm at the bottom, air is trapped in it, and five minutes with a key will put it right.</p>
<p>Turn the heating off first and let the water settle for twenty minutes, because hot water under pressure can scald you badly.</p>
<h2>What you need</h2><ul><li>A radiator key</li><li>An old towel</li></ul>
<p><a href="/blog/boiler-pressure">Read next: why your boiler loses pressure every winter</a></p>
<figure><img src="key.jpg"><figcaption>A radiator key costs about two euro in any hardware shop.</figcaption></figure>
<p>Open the valve a quarter turn until the hissing stops and water comes, then close it again and check the pressure at the boiler.</p>
<div class="related-posts"><h3>Related posts</h3><ul><li><a href="/a">Frozen pipes and what to do about them</a></li></ul></div></div></article>
<aside class="sidebar"><h3>Latest posts</h3><ul><li><a href="/b">Choosing a new boiler for a small house</a></li></ul></aside></div>
<section id="comments"><h3>2 comments</h3><p>Worked a treat, thanks a million for writing this up so clearly, saved me the call-out charge.</p></section>
<footer>© 2026 Kelly Plumbing</footer></body></html>`;

/** A text of so many characters, in words. */
export const textOf = (length: number): string => `${'stone '.repeat(length).slice(0, length - 1)}s`;
