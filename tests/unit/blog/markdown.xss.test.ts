import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { renderRss } from '@/lib/blog/feeds/feed';
import { renderMarkdown } from '@/lib/blog/markdown';

const tags = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script/x>alert(1)</script>',
  '<script\n>alert(1)</script\n>',
  '<svg><script>alert(1)</script></svg>',
  '<svg/onload=alert(1)>',
  '<svg><animate onbegin=alert(1) attributeName=x></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><use href="data:image/svg+xml,<svg onload=alert(1)>"/></svg>',
  '<svg><set attributeName=onmouseover to=alert(1)></svg>',
  '<svg><foreignObject><iframe src=javascript:alert(1)></foreignObject></svg>',
  '<math><a xlink:href="javascript:alert(1)">x</a></math>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<img src=x onerror=alert(1)>',
  '<img src=x onerror="alert(1)"',
  '<img/src=x/onerror=alert(1)>',
  '<img src=x:alert(1) onerror=eval(src)>',
  '<img """><script>alert(1)</script>">',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '<img srcset="x" onerror=alert(1)>',
  '<img src=javascript:alert(1)>',
  '<img lowsrc=javascript:alert(1)>',
  '<img dynsrc=javascript:alert(1)>',
  '<image src=x onerror=alert(1)>',
  '<iframe src=javascript:alert(1)></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src=//evil.example>',
  '<object data=javascript:alert(1)></object>',
  '<object data="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg=="></object>',
  '<embed src=javascript:alert(1)>',
  '<embed src=//evil.example/x.swf>',
  '<applet code=x></applet>',
  '<frameset onload=alert(1)>',
  '<frame src=javascript:alert(1)>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<meta charset=utf-7>',
  '<base href=//evil.example/>',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<link rel=import href=x>',
  '<style>@import "//evil.example/x.css"</style>',
  '<style>body{background:url(javascript:alert(1))}</style>',
  '<div style="background:url(javascript:alert(1))">x</div>',
  '<div style="width:expression(alert(1))">x</div>',
  '<p style=position:fixed>x</p>',
  '<body onload=alert(1)>',
  '<html onclick=alert(1)>',
  '<div onmouseover=alert(1)>x</div>',
  '<p onclick=alert(1)>x</p>',
  '<a onmouseover=alert(1)>x</a>',
  '<a href=javascript:alert(1)>x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="&#x6A;avascript:alert(1)">x</a>',
  '<a href="&#0000106avascript:alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="jAvAsCrIpT:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="feed:javascript:alert(1)">x</a>',
  '<a href="view-source:javascript:alert(1)">x</a>',
  '<a href=javascript://%0aalert(1)>x</a>',
  '<a xlink:href=javascript:alert(1)>x</a>',
  '<a href="x" target=_blank onclick=alert(1)>x</a>',
  '<a ping=//evil.example href=x>x</a>',
  '<form action=javascript:alert(1)><input type=submit></form>',
  '<form><button formaction=javascript:alert(1)>x</button></form>',
  '<input onfocus=alert(1) autofocus>',
  '<input type=image src=x onerror=alert(1)>',
  '<button onclick=alert(1)>x</button>',
  '<select onchange=alert(1)><option>x</select>',
  '<textarea onfocus=alert(1) autofocus>x</textarea>',
  '<keygen onfocus=alert(1) autofocus>',
  '<isindex action=javascript:alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<video src=x onerror=alert(1)></video>',
  '<video><source onerror=alert(1)></video>',
  '<video poster=javascript:alert(1)></video>',
  '<audio src=x onerror=alert(1)></audio>',
  '<track onerror=alert(1)>',
  '<dialog open onclose=alert(1)>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
  '<textarea><p title="</textarea><img src=x onerror=alert(1)>">',
  '<title><p title="</title><img src=x onerror=alert(1)>">',
  '<plaintext><img src=x onerror=alert(1)>',
  '<listing>&lt;img onerror=alert(1) src=x&gt;</listing>',
  '<xss onclick=alert(1) id=x tabindex=1>x</xss>',
  '<x contenteditable onblur=alert(1)>x</x>',
  '<custom-element onconnected=alert(1)>',
  '<b/alt="1"onmouseover=alert(1) >x</b>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<?php echo 1 ?><script>alert(1)</script>',
  '<!DOCTYPE x [<!ENTITY y "z">]><script>alert(1)</script>',
  '<a id=main>x</a>',
  '<p id=__next name=cookie>x</p>',
  '<form id=document name=body>x</form>',
  '<img name=getElementById src=x>',
  '<div class="site-menu fixed inset-0">x</div>',
  '\0<script>alert(1)</script>',
  '<scr\0ipt>alert(1)</scr\0ipt>',
  '<\u0000img src=x onerror=alert(1)>',
  '＜script＞alert(1)＜/script＞',
  '<ſcript>alert(1)</ſcript>',
  '<ScRiPt>alert(1)</sCrIpT>',
  '<script >alert(1)</script >',
  '<//script>alert(1)',
  '<<script>alert(1)//<</script>',
];
const markdown = [
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java&#115;cript:alert(1))',
  '[x](java\\script:alert(1))',
  '[x](&#x6a;avascript:alert(1))',
  '[x](<javascript:alert(1)>)',
  '[x](<java script:alert(1)>)',
  '[x]( javascript:alert(1) "t")',
  '[x](javascript://a%0aalert(1))',
  '[x](vbscript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x](file:///etc/passwd)',
  '[x](blob:https://evil.example/x)',
  '[x](javascript&colon;alert(1))',
  '[x](javascript%3Aalert(1))',
  '[x](\\u006aavascript:alert(1))',
  '[x](//evil.example "onmouseover=alert(1)")',
  '[x](x "\\" onmouseover=\\"alert(1)")',
  "[x](x '\"><img src=x onerror=alert(1)>')",
  '![x](javascript:alert(1))',
  '![x](data:image/svg+xml,<svg onload=alert(1)>)',
  '![x" onerror="alert(1)](y)',
  '![x](y"onerror="alert(1))',
  '![](https://evil.example/track.gif)',
  '![x](//evil.example/x.png)',
  '![x][r]\n\n[r]: javascript:alert(1)',
  '[x][r]\n\n[r]: javascript:alert(1)',
  '[x][r]\n\n[r]: <javascript:alert(1)> "onclick=alert(1)"',
  '[r]\n\n[r]: data:text/html,<script>alert(1)</script>',
  '<javascript:alert(1)>',
  '<data:text/html,x>',
  '<vbscript:x>',
  'javascript:alert(1)',
  'https://x.ie/"onmouseover="alert(1)',
  'www.x.ie/<script>alert(1)</script>',
  '`<script>alert(1)</script>`',
  '```html\n<script>alert(1)</script>\n```',
  '```"><script>alert(1)</script>\nx\n```',
  '```js onload=alert(1)\nx\n```',
  '~~~<img src=x onerror=alert(1)>\nx\n~~~',
  '# <img src=x onerror=alert(1)>',
  '# [x](javascript:alert(1))',
  '> <script>alert(1)</script>',
  '- <svg onload=alert(1)>',
  '| <script>x</script> |\n| - |\n| <img src=x onerror=alert(1)> |',
  '[^1]\n\n[^1]: <script>alert(1)</script>',
  '[^"><script>]\n\n[^"><script>]: x',
  '- [x] <img src=x onerror=alert(1)>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '\\<script>alert(1)</script>',
];
const payloads = [...tags, ...markdown];

const ALLOWED_LINK = /^(https?:|mailto:|#|\/(?!\/)|[^:]*$)/i;

/** Everything in a piece of HTML that could run, load from elsewhere or take over the page. */
function dangersIn(html: string): string[] {
  const { document } = new JSDOM(html).window;
  const dangers: string[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    const name = element.tagName.toLowerCase();
    if (
      /^(script|iframe|object|embed|applet|style|meta|base|link|form|svg|math|frame|frameset|template|video|audio|button|textarea|select)$/.test(
        name,
      )
    )
      dangers.push(name);
    if (name === 'input' && element.getAttribute('type') !== 'checkbox') dangers.push(name);
    for (const { name: attribute, value } of element.attributes) {
      const text = value.replaceAll(/[\0-\x20]/g, '');
      if (/^(on|formaction|srcdoc|xlink|ping|action)/.test(attribute)) dangers.push(`${name} ${attribute}`);
      if (attribute === 'style') dangers.push(`${name} style=${value}`);
      if (/^(href|src|poster|data)$/.test(attribute) && !ALLOWED_LINK.test(text))
        dangers.push(`${name} ${attribute}=${value}`);
      if (attribute === 'src' && !text.startsWith('/')) dangers.push(`${name} loads ${value}`);
      if (attribute === 'id' && !/^(h-|user-content-)/.test(value)) dangers.push(`${name} id=${value}`);
    }
  }
  return dangers;
}

test('payloads › are more than 150, all different', () => {
  expect(new Set(payloads).size).toBeGreaterThan(150);
});

describe('renderMarkdown › lets no script run, load or take over the page', () => {
  test.each(payloads)('%j', async (payload) => {
    const { html } = await renderMarkdown(`Before.\n\n${payload}\n\nAfter.`, 'https://example.ie');
    expect(dangersIn(html)).toEqual([]);
  });
});

test('renderRss › lets no payload break out of its element', async () => {
  const { DOMParser } = new JSDOM('').window;
  const channel = {
    title: 'Blog',
    description: 'x',
    siteUrl: 'https://example.ie',
    feedUrl: 'https://example.ie/api/rss',
  };
  for (const payload of payloads) {
    const { html } = await renderMarkdown(payload, 'https://example.ie');
    const post = {
      id: 'a1b2',
      slug: 'x',
      title: payload,
      excerpt: payload,
      author: payload,
      category: payload,
      tags: [payload, `]]>${payload}`],
      cover: '',
      coverAlt: '',
      metaTitle: '',
      metaDescription: '',
      socialImage: '',
      lang: '',
      minutes: 1,
      publishedAt: new Date(),
      updatedAt: new Date(),
      html: `${html}]]><script>alert(1)</script>`,
    };
    const xml = renderRss(channel, [post]);
    const feed = new DOMParser().parseFromString(xml, 'application/xml');
    expect(feed.querySelector('parsererror'), payload).toBeNull();
    expect(feed.querySelectorAll('script, img, svg, iframe').length, payload).toBe(0);
    expect(feed.querySelectorAll('item')).toHaveLength(1);
    // Feed readers take a description as HTML.
    const description = feed.querySelector('item > description')?.textContent ?? '';
    expect(JSDOM.fragment(description).querySelector('*'), payload).toBeNull();
  }
});
