import { expect, test } from 'vitest';
import { readPage } from '@/lib/reader/read-page';

const isWall = (body: string) =>
  readPage(`<html><head><title>Site</title></head><body>${body}</body></html>`, 'https://bakery.example/').isCookieWall;

test.each([
  '<h1>Before you continue</h1><p>We use cookies and data to deliver and maintain our services and to measure engagement.</p><button>Reject all</button><button>Accept all</button><a href="/privacy">Privacy</a>',
  '<div class="consent"><h2>We value your privacy</h2><p>This website uses cookies. You must accept cookies to see it.</p><a href="?accept=1">Accept</a></div>',
  '<form><p>To go on to the website, please agree to our use of cookies and similar technologies.</p><input type="submit" value="I agree"></form>',
  '<h1>Wir respektieren Ihre Privatsphäre</h1><p>Um diese Website zu nutzen, stimmen Sie bitte der Verwendung von Cookies zu.</p><button>Alle akzeptieren</button><a href="/impressum">Impressum</a>',
  '<p>Pour accéder au site, vous devez accepter l’utilisation de cookies par nous et nos partenaires.</p><a role="button" href="#">Accepter</a><a href="/abo">S’abonner</a>',
  '<p>Esta página utiliza cookies propias y de terceros. Debe aceptarlas para continuar.</p><button>Aceptar</button>',
  '<h1>Bakery</h1><p>Cookies are required to view this website. Please allow cookies.</p><button>Allow</button>',
  '<p>Necessary cookies make the website work. Statistics cookies tell us how it is used.</p><label><input type="checkbox"> Necessary</label><button>Save and continue</button>',
])('isCookieWall › holds for a page that asks for cookies alone: %s', (body) => {
  expect(isWall(body)).toBe(true);
});

test.each([
  '<p>Cookies and scones from 9 am, baked in Ennis. Ring us at 065 682 1234.</p><button>Order</button>',
  '<h1>Cookie policy</h1><p>We use cookies to remember your basket and nothing else.</p><p>They last for one day and are deleted when you close your browser window.</p><a href="/">Home</a>',
  '<p>We use cookies to improve your visit to this website of ours.</p><button>Accept</button><h1>Murphy’s Bakery</h1><p>Bread from six in the morning, every day but Sunday, on Parnell Street in Ennis.</p>',
  '<p>We use cookies to improve your visit to this website of ours.</p><button>OK</button><a href="/a">Bread</a><a href="/b">Cakes</a><a href="/c">Hours</a><a href="/d">Contact</a><a href="/e">About</a><a href="/f">Jobs</a><a href="/g">Shop</a>',
  '<p>Chocolate chip cookies, oat cookies and ginger cookies, baked each morning.</p><p>Closed on Mondays, and all of August for our holidays.</p><a href="#">Order</a>',
  '<h1>Members</h1><p>Please sign in to see this page of the club.</p><button>Sign in</button>',
  '<p>This website uses cookies. Write to info@bakery.example if you have a question about them.</p><p>info@bakery.example</p><button>OK</button>',
  '<p>We use cookies on this website, as our policy says in many more words than here.</p>',
])('isCookieWall › does not hold for a page that says more, or has nothing to press: %s', (body) => {
  expect(isWall(body)).toBe(false);
});
