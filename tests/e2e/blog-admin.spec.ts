import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible, expectAccessibleInBothSchemes, expectNoOverflow } from './accessibility';
import { makeAccount, setRole, signIn, sql } from './accounts';
import { delayScripts } from './delay-scripts';
import { expect, lenientTest as test } from './test';

// tests/unit/components/blog-admin covers failed saves in the editor, tests/integration/blog the effects of a save. Here each
// feature is used once, as an author would.

let count = 0;
const newTitle = (words = 'After hours') => `${words} ${Date.now()}${process.pid}${++count}`;
const slugOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');

const editor = (page: Page) => ({
  title: page.getByLabel('Title', { exact: true }),
  slug: page.getByLabel('Slug'),
  content: page.locator('#post-text'),
  markdown: page.locator('textarea[name="content"]'),
  publish: page.getByRole('button', { name: /^(Publish Now|Update|Schedule for .*)$/ }),
  saveDraft: page.getByRole('button', { name: /^(Create|Update) as Draft$/ }),
});

/** Fails the test if the page logs an error, such as a violation of the Content-Security-Policy. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    const isExpected = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isExpected) errors.push(message.text());
  });
  return errors;
}

async function openEditor(page: Page, query = ''): Promise<ReturnType<typeof editor>> {
  await signIn(page, await makeAccount('admin'));
  await page.goto(`/blog-admin${query}`);
  return editor(page);
}

/** Writes in the Markdown view. */
async function writeMarkdown(page: Page, markdown: string): Promise<void> {
  await expect(page.locator('#post-text')).toBeVisible();
  await page.getByRole('radio', { name: 'Markdown' }).check();
  await editor(page).markdown.fill(markdown);
}

/** Stores a post with SQL and returns its id. */
async function storePost(title: string, content = 'We answer at night too.', status = 'published'): Promise<string> {
  const rows = await sql(
    `INSERT INTO blog_posts (id, title, slug, content, status, published_at, updated_at, search_head, search_body)
     VALUES (gen_random_uuid(), $1, $2, $3, $4::post_status, now() - interval '1 day', now(), lower($1), lower($3))
     RETURNING id`,
    [title, slugOf(title), content, status],
  );
  return String(rows[0]?.id);
}

const postOf = async (id: string) => (await sql('SELECT * FROM blog_posts WHERE id = $1', [id]))[0];
const bodyOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();
const saved = (page: Page) => page.getByText(/^Post (created|updated) successfully$/);

/** Pastes clipboard data of another program. */
const paste = (area: Locator, data: Record<string, string>) =>
  area.evaluate((element, entries) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(entries)) clipboardData.setData(type, text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, data);

async function openAsOtherAdmin(browser: Browser, baseURL: string | undefined, path: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await signIn(page, await makeAccount('admin'));
  await page.goto(path);
  return page;
}

test('editor › writes and publishes a post, then stores unpublished changes and publishes them', async ({
  page,
  request,
}) => {
  const errors = collectErrors(page);
  const title = newTitle('Dún Laoghaire');
  const slug = slugOf(title).replace('ú', 'u');
  const form = await openEditor(page);
  await form.title.fill(title);
  await form.content.click();
  await expect(form.slug, 'filled from the title, accents folded').toHaveValue(slug);
  await writeMarkdown(page, '## Opening hours\n\nWe open at **nine**.\n\n```js\nlet a = 1\n```');
  await page.getByRole('radio', { name: 'Write' }).check();
  await expect(form.content.getByRole('heading', { name: 'Opening hours' })).toBeVisible();
  await page.getByLabel('Tags', { exact: true }).fill(' #harbour ');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove the tag harbour' })).toBeVisible();
  await form.saveDraft.click();
  await expect(saved(page)).toBeVisible();
  await expect(page).toHaveURL(/\/blog-admin\?edit=[\da-f-]{36}$/);
  expect((await request.get(`/blog/${slug}`)).status(), 'a draft is not public').toBe(404);
  await form.publish.click();
  await expect(page.getByRole('link', { name: 'Read it on the site' })).toHaveAttribute('href', `/blog/${slug}`);
  for (const path of ['/blog', `/blog/${slug}`, '/api/rss']) expect(await bodyOf(request, path), path).toContain(title);
  expect(await bodyOf(request, '/sitemap.xml')).toContain(`/blog/${slug}`);

  await form.content.fill('We open at ten.');
  await form.slug.fill(`${slug}-new`);
  await form.saveDraft.click();
  await expect(page.getByText('Unpublished changes')).toBeVisible();
  expect(await bodyOf(request, `/blog/${slug}`)).toContain('Opening hours');
  await form.publish.click();
  await expect(page.getByText('Unpublished changes')).toBeHidden();
  const moved = await request.get(`/blog/${slug}`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([308, expect.stringContaining(`/blog/${slug}-new`)]);
  expect(await bodyOf(request, `/blog/${slug}-new`)).toContain('We open at ten.');
  expect(errors).toEqual([]);
});

test('editor › Ctrl+S keeps caret and undo history, also with Caps Lock on; New post starts an empty one', async ({
  page,
}) => {
  const form = await openEditor(page);
  await form.title.fill(newTitle());
  await form.content.click();
  await page.keyboard.type('One two');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+S');
  await expect(saved(page)).toBeVisible();
  await expect(form.content).toBeFocused();
  await page.keyboard.type('-and-');
  await expect(form.markdown).toHaveValue('One tw-and-o');
  await page.keyboard.press('Control+z');
  await expect(form.markdown).not.toHaveValue('One tw-and-o');
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'New post' }).click();
  await expect(form.markdown).toHaveValue('');
  await expect(page).toHaveURL(/\/blog-admin$/);
});

test('scheduled post › becomes public at its time', async ({ page, request }) => {
  const title = newTitle('Scheduled');
  const form = await openEditor(page);
  await form.title.fill(title);
  await form.content.fill('Soon.');
  await page.getByLabel('Published at').fill('2099-11-27T08:30');
  await form.saveDraft.click();
  await expect(page.getByRole('status').getByText('will not be published on Fri 27 Nov, 08:30')).toBeVisible();
  await expect(form.publish).toHaveText('Schedule for Fri 27 Nov, 08:30');
  await form.publish.click();
  await expect(page.getByRole('status').getByText('Scheduled for Fri 27 Nov, 08:30')).toBeVisible();
  const path = `/blog/${slugOf(title)}`;
  expect((await request.get(path)).status()).toBe(404);
  // Moves the date into the past instead of waiting. The check of every minute has a unit test.
  await sql(`UPDATE blog_posts SET published_at = now() - interval '1 minute' WHERE title = $1`, [title]);
  await expect.poll(async () => (await request.get(path)).status()).toBe(200);
  expect(await bodyOf(request, '/blog')).toContain(title);
});

test('editor › loses no text to a second admin, a lost response or an ended session', async ({
  page,
  browser,
  baseURL,
}) => {
  const title = newTitle();
  const id = await storePost(title, 'The first text.', 'draft');
  const email = await makeAccount('admin');
  await signIn(page, email);
  await page.goto(`/blog-admin?edit=${id}`);
  const form = editor(page);
  await expect(form.markdown).toHaveValue('The first text.');
  const other = await openAsOtherAdmin(browser, baseURL, `/blog-admin?edit=${id}`);
  await editor(other).content.fill('Their text.');
  await editor(other).saveDraft.click();
  await expect(saved(other)).toBeVisible();
  await other.context().close();

  await form.content.fill('My text.');
  await form.saveDraft.click();
  await expect(page.getByRole('alert').locator('dd del')).toHaveText('Their');
  await expect(page.getByRole('alert').locator('dd ins')).toHaveText('My');
  await page.getByRole('button', { name: 'Save mine as the newest' }).click();
  await expect(saved(page)).toBeVisible();
  expect((await postOf(id))?.content).toBe('My text.');

  await page.route(`**/api/blog/posts/${id}`, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await form.content.fill('Written on the train.');
  await form.saveDraft.click();
  await expect(page.getByText('The site cannot be reached.')).toBeVisible();
  await page.unroute(`**/api/blog/posts/${id}`);
  await sql('DELETE FROM sessions WHERE user_id = (SELECT id FROM users WHERE email = $1)', [email]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await signIn(page, email);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Your session has ended.')).toBeHidden();
  expect(await postOf(id)).toMatchObject({ content: 'Written on the train.', version: 4 });
});

test('draft › survives a killed tab, goes on at an address of its own, and is never shown over another', async ({
  page,
  context,
}) => {
  const [first, second] = [newTitle('First'), newTitle('Second')];
  await context.route('**/api/blog/working-copies', (route) => route.abort());
  const form = await openEditor(page);
  await form.title.fill(first);
  await form.content.fill('Half an article');
  page.once('dialog', (dialog) => dialog.dismiss());
  await page.getByRole('tab', { name: 'Manage Posts' }).click();
  await expect(form.markdown).toHaveValue('Half an article');
  await form.content.press('End');
  await page.keyboard.type(', and a wor');
  await expect(form.markdown).toHaveValue('Half an article, and a wor');
  await page.close();

  const next = await context.newPage();
  await next.goto('/blog-admin');
  const unfinished = next.getByRole('note').filter({ hasText: 'Unfinished' });
  await expect(unfinished).toContainText('only in this browser');
  await editor(next).title.fill(second);
  await expect(unfinished, 'not over another text').toBeHidden();
  await editor(next).content.fill('Another article');
  await expect(next, 'an address of its own').toHaveURL(/edit=/);
  const secondUrl = next.url();
  next.on('dialog', (dialog) => dialog.accept());
  await next.goto('/blog-admin?tab=manage');
  await unfinished.getByRole('link', { name: first }).click();
  await expect(next.getByText('This goes on where')).toBeVisible();
  await expect(editor(next).markdown).toHaveValue('Half an article, and a wor');
  await context.unroute('**/api/blog/working-copies');
  await editor(next).saveDraft.click();
  await expect(saved(next)).toBeVisible();
  await next.goto('/blog-admin?tab=manage');
  await expect(unfinished.getByRole('link', { name: second })).toBeVisible();
  await expect(unfinished.getByRole('link', { name: first }), 'closed by its save').toBeHidden();
  await next.goto(secondUrl);
  await expect(editor(next).markdown).toHaveValue('Another article');
  await expect(next.getByText('Draft kept.')).toBeVisible();
  await next.goto('/blog-admin');
  await unfinished.getByRole('button', { name: `Discard ${second}` }).click();
  await next.getByRole('dialog').getByRole('button', { name: 'Discard it' }).click();
  await expect(unfinished).toBeHidden();
  await next.goto(secondUrl);
  await expect(next.getByText('That post no longer exists.')).toBeVisible();
});

test('draft › of an older version is restored in one step of undo, with title and text', async ({ page, context }) => {
  const title = newTitle();
  const id = await storePost(title, 'The first text.', 'draft');
  await context.route('**/api/blog/working-copies', (route) => route.abort());
  const form = await openEditor(page, `?edit=${id}`);
  await form.title.fill(`${title} mine`);
  await form.content.fill('My text.');
  await page.close({ runBeforeUnload: false });
  await sql('UPDATE blog_posts SET version = 2, content = $1 WHERE id = $2', ['Their text.', id]);

  const next = await context.newPage();
  await next.goto(`/blog-admin?edit=${id}`);
  const { title: name, markdown } = editor(next);
  await expect(next.getByText('There are unsaved changes from')).toContainText('They belong to an older version');
  await expect(editor(next).content).toBeVisible();
  await next.getByRole('button', { name: 'Restore them' }).click();
  await expect(markdown).toHaveValue('My text.');
  await expect(name).toHaveValue(`${title} mine`);
  await editor(next).content.focus();
  await next.keyboard.press('Control+z');
  await expect(markdown).toHaveValue('Their text.');
  await expect(name).toHaveValue(title);
  await next.keyboard.press('Control+Shift+z');
  await expect(name).toHaveValue(`${title} mine`);
});

test('editor › keeps a save that finds no network, says so, and sends it when the network is back', async ({
  page,
  context,
}) => {
  const title = newTitle('On a train');
  const form = await openEditor(page);
  await form.content.click();
  await context.setOffline(true);
  // The first change loads what checks a save, which this browser cannot have yet.
  await form.title.fill(title);
  await form.content.fill('As I pressed it.');
  await form.publish.click();
  await expect(page.getByRole('alert').getByText('It is published as soon as the site can be reached.')).toBeVisible();
  await form.content.fill('As I pressed it. And more.');
  await page.getByText('What will be saved').click();
  await expect(page.getByText('This part appears as soon as it can be loaded.')).toBeVisible();
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible();
  await expect(page.getByRole('alert').getByText('The site cannot be reached.')).toBeHidden();
  await expect(page.locator('ins'), 'what is not saved yet').toContainText('And more.');
  expect(await sql('SELECT content, status FROM blog_posts WHERE title = $1', [title])).toEqual([
    { content: 'As I pressed it.', status: 'published' },
  ]);
  await form.publish.click();
  await expect
    .poll(async () => (await sql('SELECT content FROM blog_posts WHERE title = $1', [title]))[0]?.content)
    .toBe('As I pressed it. And more.');
});

test('draft › goes on on another device, and tells the first that it does', async ({ page, browser, baseURL }) => {
  const title = newTitle();
  const email = await makeAccount('admin');
  await signIn(page, email);
  await page.goto('/blog-admin');
  const form = editor(page);
  await form.title.fill(title);
  await form.content.fill('Begun on the train.');
  await expect(page.getByText('Draft kept. Not saved as a post yet.')).toBeVisible();

  const phone = await (await browser.newContext({ baseURL })).newPage();
  await signIn(phone, email);
  await phone.goto('/blog-admin?tab=manage');
  await phone.getByRole('link', { name: title }).click();
  await expect(phone.getByText(`This goes on where ${email} stopped`)).toBeVisible();
  await expect(editor(phone).markdown).toHaveValue('Begun on the train.');
  await editor(phone).content.fill('Finished at home.');
  await expect(phone.getByText('Draft kept. Not saved as a post yet.')).toBeVisible();

  await form.content.fill('Typed on the train after all.');
  await expect(page.getByText('This post is being written elsewhere too')).toBeVisible();
  await expect(page.getByRole('alert').getByText('Finished at home')).toBeVisible();
  await page.getByRole('button', { name: 'Go on here' }).click();
  await form.saveDraft.click();
  await expect(saved(page)).toBeVisible();
  expect(await sql('SELECT content FROM blog_posts WHERE slug = $1', [slugOf(title)])).toEqual([
    { content: 'Typed on the train after all.' },
  ]);
  await phone.context().close();
});

for (const text of ['', 'The price is ten euro.']) {
  test(`editor › keeps input of before hydration in ${text ? 'an existing' : 'a new'} post`, async ({ page }) => {
    await signIn(page, await makeAccount('admin'));
    const query = text ? `?edit=${await storePost(newTitle(), text, 'draft')}` : '';
    const releaseScripts = await delayScripts(page);
    const opening = page.goto(`/blog-admin${query}`);
    const form = editor(page);
    const title = newTitle('Typed early');
    const content = 'First line\nSecond line';
    await form.title.fill(title);
    await form.slug.fill(slugOf(title));
    await page.getByLabel('Category').selectOption('Restaurant');
    await form.markdown.fill(content);
    await form.saveDraft.click();
    await form.slug.press('Enter');
    releaseScripts();
    await opening;
    await expect(page.getByText('Not saved yet; kept ')).toBeVisible();
    await expect(form.markdown).toHaveValue(content);
    await form.saveDraft.click();
    await expect(saved(page)).toBeVisible();
    const [post] = await sql('SELECT title, content, category FROM blog_posts WHERE slug = $1', [slugOf(title)]);
    expect(post).toEqual({ title, content, category: 'Restaurant' });
  });
}

test('editor › keeps the selection of before hydration', async ({ page }) => {
  await signIn(page, await makeAccount('admin'));
  const id = await storePost(newTitle(), 'The price is ten euro.', 'draft');
  const releaseScripts = await delayScripts(page);
  const opening = page.goto(`/blog-admin?edit=${id}`);
  const { content, markdown } = editor(page);
  await markdown.click();
  await markdown.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(13, 16));
  releaseScripts();
  await opening;
  await expect(content).toBeFocused();
  await page.keyboard.insertText('twelve');
  await expect(markdown).toHaveValue('The price is twelve euro.');
});

test('editor › pasted HTML, shortcuts, buttons and the "/" menu become Markdown, which undo reverts', async ({
  page,
}) => {
  const errors = collectErrors(page);
  const { content, markdown } = await openEditor(page);
  /** Leaves an empty paragraph, whatever the text was. */
  const clear = async () => {
    await content.press('Control+a');
    await page.keyboard.press('Backspace');
  };
  await content.click();
  await paste(content, {
    'text/html': '<h2 style="color: red">Hours</h2><p style="margin: 0">We <b>open</b> at nine.</p>',
    'text/plain': 'Hours We open',
  });
  await expect(markdown).toHaveValue('## Hours\n\nWe **open** at nine.');
  await clear();
  await paste(content, { 'text/html': '<blockquote>'.repeat(25_000), 'text/plain': 'Too deep' });
  await expect(markdown).toHaveValue('Too deep');
  await expect(page.getByText('Pasted as plain text')).toBeVisible();
  await content.fill('menu');
  await content.selectText();
  await paste(content, { 'text/plain': 'https://a.ie/menu' });
  await expect(markdown).toHaveValue('[menu](https://a.ie/menu)');
  await clear();
  await content.fill('bold');
  await content.selectText();
  await page.keyboard.press('Control+b');
  await expect(markdown).toHaveValue('**bold**');
  await page.keyboard.press('Control+z');
  await expect(markdown).toHaveValue('bold');
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(markdown).toHaveValue('- bold');
  await clear();
  await content.pressSequentially('/tab');
  await expect(page.getByRole('option', { name: 'Table' })).toBeVisible();
  await page.keyboard.press('Enter');
  await content.pressSequentially('Day');
  await page.keyboard.press('Tab');
  await content.pressSequentially('Messages');
  await page.keyboard.press('Escape');
  await content.pressSequentially('After.');
  await expect(markdown).toHaveValue('| Day | Messages |\n| --- | --- |\n| | |\n| | |\n\nAfter.');
  await clear();
  await paste(content, { 'text/plain': '## Hours\n\n- nine\n- ten\n\n| Day | Calls |\n| --- | --- |\n| Mon | 12 |' });
  await content.press('Control+End');
  await page.keyboard.type('After');
  await content.getByRole('cell', { name: '12' }).click();
  await page.getByRole('button', { name: 'Column left' }).click();
  await expect(markdown).toHaveValue(
    '## Hours\n\n- nine\n- ten\n\n| Calls | Day |\n| --- | --- |\n| 12 | Mon |\n\nAfter',
  );
  await page.keyboard.press('Alt+Shift+ArrowUp');
  await expect(markdown).toHaveValue(/^## Hours\n\n\| Calls [\s\S]*\n\n- nine\n- ten\n\nAfter$/);
  // A handle is dragged in several moves, as by a hand.
  await content.getByText('After').click();
  const [from, to] = [
    await page.getByTitle('Drag to move').boundingBox(),
    await content.getByRole('heading').boundingBox(),
  ];
  await page.mouse.move((from?.x ?? 0) + 8, (from?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move((from?.x ?? 0) + 12, (from?.y ?? 0) + 6);
  for (const y of [10, 4]) await page.mouse.move((to?.x ?? 0) + 20, (to?.y ?? 0) + y);
  await page.mouse.up();
  await expect(markdown).toHaveValue(/^After\n\n## Hours/);
  await content.press('Control+z');
  await expect(markdown).toHaveValue(/^## Hours[\s\S]*After$/);
  await clear();
  await content.pressSequentially('/tip');
  await page.keyboard.press('Enter');
  await content.pressSequentially('Ring first.');
  await page.getByRole('button', { name: 'Warning' }).click();
  await expect(markdown).toHaveValue('> [!WARNING]\n> Ring first.');
  await expectAccessible(page);
  await clear();
  await content.pressSequentially('/page');
  await page.keyboard.press('Enter');
  await page.getByLabel('Address, or words').fill('free trial');
  const found = page.getByRole('list', { name: 'Headings, posts and pages' }).getByText('/free-trial', { exact: true });
  await expect(found).toBeVisible();
  await expectAccessible(page);
  await found.click();
  await expect(markdown).toHaveValue(/^\[[^\]]+\]\(\/free-trial\)$/);
  await page.getByRole('radio', { name: 'Markdown' }).check();
  await expect(markdown).toBeVisible();
  await page.getByRole('radio', { name: 'Write' }).check();
  await content.selectText();
  await expect(page.getByTitle('Bold', { exact: true })).toBeVisible();
  expect(errors).toEqual([]);
});

test('image › gets alternative text, is shown, is listed in the library, and can be the cover', async ({
  page,
  request,
}) => {
  const title = newTitle('Picture');
  const form = await openEditor(page);
  await form.title.fill(title);
  await form.content.fill('Before.');
  // A unique colour, since the library identifies a picture by its content.
  const colour = { r: count, g: Date.now() % 256, b: process.pid % 256 };
  const buffer = await sharp({ create: { width: 1400, height: 700, channels: 3, background: colour } })
    .withExif({ IFD0: { Copyright: 'Someone in Ennis' } })
    .jpeg()
    .toBuffer();
  const input = page.locator('input[type="file"][multiple]');
  await input.setInputFiles({ name: '"><img onerror=alert(1)>.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByLabel('What does the image show?').fill(`A door ${title}`);
  await form.content.locator('figcaption').click();
  await page.keyboard.type('In Ennis');
  await form.content.locator('figure img').click();
  await page.getByRole('button', { name: 'Small', exact: true }).click();
  await form.saveDraft.click();
  await expect(saved(page)).toBeVisible();

  await page.getByRole('group', { name: 'Cover' }).getByRole('button', { name: 'Choose' }).click();
  await page.getByRole('button', { name: `Use A door ${title}` }).click();
  await expect(page.getByLabel('What does the cover show?')).toHaveValue(`A door ${title}`);
  await form.publish.click();
  await expect(page.getByRole('link', { name: 'Read it on the site' })).toBeVisible();
  await input.setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg onload=alert(1)>') });
  await expect(page.getByRole('alert').getByText('This file is not an image that we can read.')).toBeVisible();

  await page.goto(`/blog/${slugOf(title)}`);
  await expect(page.getByRole('img', { name: `A door ${title}` })).toHaveCount(2);
  await expect(page.locator('figcaption')).toHaveText('In Ennis');
  await expect(page.locator('figure img')).toHaveJSProperty('width', 256);
  const src =
    (await page
      .getByRole('img', { name: `A door ${title}` })
      .first()
      .getAttribute('src')) ?? '';
  const image = await request.get(`${src}?w=480`);
  expect(image.headers()).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable' });
  const { width, exif } = await sharp(await image.body()).metadata();
  expect({ width, exif }).toEqual({ width: 480, exif: undefined });
  const card = await request.get(`/og/post/${slugOf(title)}`);
  expect(await sharp(await card.body()).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
});

test('author › writes about themselves on a page that their posts lead to', async ({ page }) => {
  const name = `Máire ${newTitle('Ní')}`;
  const email = await makeAccount('admin');
  await sql('UPDATE users SET display_name = $1 WHERE email = $2', [name, email]);
  await signIn(page, email);
  await page.goto('/blog-admin/author');
  await page.getByLabel(`About ${name}`).fill('Writes at night.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your page is saved')).toBeVisible();
  const title = newTitle('By');
  await sql('UPDATE blog_posts SET author = $1 WHERE id = $2', [name, await storePost(title)]);
  await page.goto(`/blog/${slugOf(title)}`);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Writes at night.')).toBeVisible();
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
  await expectAccessible(page);
  const { pathname } = new URL(page.url());
  expect(await (await page.request.get('/sitemap.xml')).text()).toContain(`${pathname}</loc>`);
  const markdown = await page.request.get(`${pathname}.md`);
  expect(markdown.headers()['content-type']).toContain('text/markdown');
  expect(await markdown.text()).toContain('Writes at night.');
});

test('revisions › can be compared and restored, and the restore undone', async ({ page }) => {
  const id = await storePost(newTitle(), 'The price is ten euro.', 'draft');
  const form = await openEditor(page, `?edit=${id}`);
  await form.content.fill('The price is twelve euro.');
  await page.getByText('What will be saved').click();
  await expect(page.locator('del')).toHaveText('The price is ten euro.');
  await expect(page.locator('ins')).toHaveText('The price is twelve euro.');
  await form.saveDraft.click();
  await expect(saved(page)).toBeVisible();
  await page.goto(`/blog-admin/posts/${id}/revisions`);
  await expect(page.locator('del')).toHaveText('ten');
  await expect(page.locator('ins')).toHaveText('twelve');
  await page.getByRole('link', { name: /^Version 1 / }).click();
  await expect(page.locator('ins'), 'what restoring it would change').toHaveText('ten');
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(page.getByRole('link', { name: /^Version 3 / })).toBeVisible();
  expect((await postOf(id))?.content).toBe('The price is ten euro.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: /^Version 4 / })).toBeVisible();
  expect((await postOf(id))?.content).toBe('The price is twelve euro.');
});

test('post list › finds posts, and changes, deletes and restores several at once', async ({ page, request }) => {
  const word = newTitle('Listed');
  const titles = [`${word} a`, `${word} b`];
  for (const title of titles) await storePost(title, `Ferry to Doolin ${word}`);
  await signIn(page, await makeAccount('admin'));
  const releaseScripts = await delayScripts(page);
  const opening = page.goto('/blog-admin?tab=manage');
  const selectAll = page.getByRole('checkbox', { name: 'Select all' });
  await expect(selectAll, 'before it would select anything').toBeDisabled();
  releaseScripts();
  await opening;
  await page.getByLabel('Search').fill(`doolin ${word.split(' ')[1]}`);
  await page.getByLabel('Sort').selectOption('title');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/sort=title/);
  await expect(page.getByRole('row')).toHaveCount(3);
  await selectAll.check();
  await page.getByRole('group', { name: 'Selected posts' }).getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByText('2 posts unpublished')).toBeVisible();
  await expect(page.getByRole('row').getByText('Draft', { exact: true })).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 posts published')).toBeVisible();
  await page.getByRole('button', { name: `Delete ${titles[0]}` }).click();
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.getByRole('button', { name: 'Delete post' }).click();
  await expect(page.getByText('Post deleted')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  const path = `/blog/${slugOf(titles[0] ?? '')}`;
  expect((await request.get(path)).status()).toBe(404);
  await expect(page.getByRole('checkbox', { name: `Select ${titles[1]}` }), 'next to what was removed').toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('row')).toHaveCount(3);
  expect((await request.get(path)).status()).toBe(200);

  await selectAll.check();
  const selected = page.getByRole('group', { name: 'Selected posts' });
  await selected.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete 2 posts' }).click();
  await expect(page.getByText('No post matches.')).toBeVisible();
  await page.getByLabel('Status').selectOption('Deleted (30 days)');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('row').getByText('Deleted', { exact: true })).toHaveCount(2);
  // Asks only once the page that was shown anew has hydrated.
  const dialog = page.getByRole('dialog');
  await expect(async () => {
    await page.getByRole('button', { name: `Delete for good ${titles[1]}` }).click();
    await expect(dialog).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Post deleted for good')).toBeVisible();
  await page.getByRole('button', { name: `Restore ${titles[0]}` }).click();
  await expect(page.getByText('No post matches.')).toBeVisible();
  expect((await request.get(path)).status()).toBe(200);
});

test('feed URL › can be copied', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openEditor(page);
  await page.getByRole('button', { name: 'Copy RSS URL' }).click();
  await expect(page.getByText('RSS URL Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/api/rss`);
  await expect(page.getByRole('link', { name: 'View RSS Feed' })).toHaveAttribute('href', '/api/rss');
});

test('API › accepts writes from admins only, by session or bearer token', async ({ page, request }) => {
  const { id } = (await sql('SELECT id FROM blog_posts LIMIT 1'))[0] ?? {};
  const calls = [
    ['POST', '/api/blog/posts'],
    ['PUT', `/api/blog/posts/${id}`],
    ['DELETE', `/api/blog/posts/${id}`],
    ['DELETE', `/api/blog/posts/${id}/changes`],
    ['POST', `/api/blog/posts/${id}/restore`],
    ['POST', '/api/blog/posts/bulk'],
    ['PUT', '/api/blog/author'],
    ['PUT', '/api/blog/working-copies'],
    ['DELETE', '/api/blog/working-copies'],
    ['POST', '/api/blog/videos'],
    ['POST', '/api/images'],
    ['POST', '/api/images/copies'],
    ['POST', '/api/functions/setup-blog'],
  ] as const;
  const statuses = (context: APIRequestContext, headers: Record<string, string> = {}) =>
    Promise.all(
      calls.map(async ([method, path]) => (await context.fetch(path, { method, data: {}, headers })).status()),
    );
  expect(new Set(await statuses(request))).toEqual(new Set([401]));
  for (const path of ['/api/images', '/api/blog/links?q=trial']) expect((await request.get(path)).status()).toBe(401);
  const email = await makeAccount('user');
  await signIn(page, email);
  expect(new Set(await statuses(page.request))).toEqual(new Set([403]));
  await setRole(email, 'admin');
  expect(new Set(await statuses(page.request, { Origin: 'https://evil.example' }))).toEqual(new Set([403]));
  expect(await sql('SELECT 1 FROM blog_posts WHERE id = $1', [id])).toHaveLength(1);

  const token = await request.post('/api/auth/token', {
    data: { grant_type: 'password', email, password: 'four green fields' },
  });
  const headers = { Authorization: `Bearer ${(await token.json()).access_token}` };
  expect((await request.post('/api/functions/setup-blog', { headers })).status()).toBe(200);
  const bad = await request.post('/api/blog/posts', { headers, data: { title: 7, writeId: 'x', tags: 'no' } });
  expect(bad.status()).toBe(400);
  expect((await bad.json()).errors).toMatchObject({ title: expect.any(String), slug: expect.any(String) });
  expect((await request.put('/api/blog/posts/nonsense', { headers, data: {} })).status()).toBe(404);
  const tooLarge = { headers: { ...headers, 'Content-Type': 'application/json' }, data: `"${'x'.repeat(1_600_000)}"` };
  expect((await request.post('/api/blog/posts', tooLarge)).status()).toBe(413);
});

test('details panel on a phone › takes the focus and returns it, and Ctrl+S works from anywhere', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const form = await openEditor(page);
  const close = page.getByRole('button', { name: 'Close details' });
  await form.publish.click();
  await expect(form.title, 'not covered by the panel, which has an error too').toBeFocused();
  await form.title.fill(newTitle('Phone'));
  await form.content.fill('Short.');
  await expect(form.content).not.toHaveAttribute('aria-invalid', 'true');
  await expect(close, 'a corrected field opens nothing').toBeHidden();
  const details = page.getByRole('button', { name: 'Details', exact: true });
  await details.press('Enter');
  await expect(close).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(form.publish, 'not covered by the panel').toBeFocused();
  await details.press('Enter');
  await page.keyboard.press('Tab');
  await expect(form.slug).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(details).toBeFocused();
  await page.locator('body').press('Control+s');
  await expect(saved(page)).toBeVisible();
});

test('editor on a phone › takes 300 words, an image, a link and a date, with the toolbar above the keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const title = newTitle('Phone');
  const words = Array.from({ length: 300 }, (_, index) => `word${index}`).join(' ');
  const form = await openEditor(page);
  await form.title.fill(title);
  await form.content.click();
  await page.keyboard.insertText(words);
  // The keyboard covers the lower part of the page, and the browser says so by the visual viewport.
  await page.evaluate(() => {
    Object.defineProperty(visualViewport, 'height', { value: innerHeight - 320, configurable: true });
    visualViewport?.dispatchEvent(new Event('resize'));
  });
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' });
  await expect.poll(async () => ((await toolbar.boundingBox())?.y ?? 0) < 844 - 320 - 40).toBe(true);
  const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  await page.locator('input[type="file"][multiple]').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByLabel('What does the image show?').fill('A door');
  await form.content.locator('p').last().click();
  await page.keyboard.insertText('menu');
  await page.keyboard.press('Shift+Control+ArrowLeft');
  await toolbar.getByRole('button', { name: 'Link', exact: true }).click();
  await page.getByLabel('Address, or words').fill('super.ie/menu');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Details', exact: true }).click();
  await page.getByLabel('Published at').fill('2099-11-27T08:30');
  await page.getByRole('button', { name: 'Done' }).click();
  await form.publish.click();
  await expect(page.getByRole('status').getByText('Scheduled for Fri 27 Nov, 08:30')).toBeVisible();
  const [post] = await sql('SELECT content FROM blog_posts WHERE title = $1', [title]);
  expect(post?.content).toMatch(
    new RegExp(`^${words}\\n\\n!\\[A door\\]\\(/images/[^)]+\\)\\n\\n\\[menu\\]\\(https://super.ie/menu\\)$`),
  );
});

test('toolbar on a phone › has each button beside the others in a table too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { content } = await openEditor(page);
  await content.pressSequentially('/tab');
  await expect(page.getByRole('option', { name: 'Table' })).toBeVisible();
  await page.keyboard.press('Enter');
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' });
  await expect(toolbar.getByRole('button', { name: 'Delete table' })).toBeAttached();
  const edges = await toolbar.getByRole('button').evaluateAll((buttons) =>
    buttons
      .map((button) => button.getBoundingClientRect())
      .sort((a, b) => a.left - b.left)
      .map(({ left, right }) => [left, right] as const),
  );
  const overlaps = edges.filter(([left], index) => left < (edges[index - 1]?.[1] ?? 0) - 1);
  expect(overlaps).toEqual([]);
});

test('editor and list › have no accessibility violations and fit small screens', async ({ page }) => {
  await openEditor(page);
  for (const path of ['/blog-admin', '/blog-admin?tab=manage']) {
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.goto(path);
    await expectAccessibleInBothSchemes(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await expectNoOverflow(page);
    await expectAccessible(page);
  }
});
