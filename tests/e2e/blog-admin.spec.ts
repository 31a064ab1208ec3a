import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessibleInBothSchemes, expectNoOverflow } from './accessible';
import { makeAccount, setRole, signIn, sql } from './accounts';
import { expect, test, waitForReact } from './test';

test.use({ waitsForReact: true });

let count = 0;
const newTitle = (words = 'After hours') => `${words} ${Date.now()}${process.pid}${++count}`;
const slugOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');

const editor = (page: Page) => ({
  title: page.getByLabel('Title', { exact: true }),
  slug: page.getByLabel('Slug'),
  content: page.getByLabel('Content', { exact: true }),
  publish: page.getByRole('button', { name: /^(Publish Now|Update|Schedule for .*)$/ }),
  saveDraft: page.getByRole('button', { name: /^(Create|Update) as Draft$/ }),
});

async function openEditor(page: Page, query = ''): Promise<ReturnType<typeof editor>> {
  await signIn(page, await makeAccount('admin'));
  await page.goto(`/blog-admin${query}`);
  return editor(page);
}

/** Writes and publishes an article in the editor that is open. */
async function publish(page: Page, title: string, content = 'We answer at night too.') {
  const form = editor(page);
  await form.title.fill(title);
  await form.content.fill(content);
  await form.publish.click();
  await expect(page.getByText('Post created successfully')).toBeVisible();
}

const postOf = async (title: string) => (await sql('SELECT * FROM blog_posts WHERE title = $1', [title]))[0];
const bodyOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

async function anotherAdmin(browser: Browser, baseURL: string | undefined) {
  const page = waitForReact(await (await browser.newContext({ baseURL })).newPage());
  await signIn(page, await makeAccount('admin'));
  return page;
}

test('write, preview, publish: it is on the list, in the article, the feed and the sitemap at once', async ({
  page,
  request,
}) => {
  const title = newTitle('Dún Laoghaire');
  const slug = slugOf(title).replace('ú', 'u');
  const form = await openEditor(page);
  await form.title.fill(title);
  await form.content.click();
  await expect(form.slug, 'filled from the title, fadas folded').toHaveValue(slug);
  await form.content.fill('## Opening hours\n\nWe open at **nine**.');
  await page.getByLabel('Tags', { exact: true }).fill(' harbour ');
  await page.keyboard.press('Enter');
  await page.getByLabel('Tags', { exact: true }).fill('Harbour');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Tags of this post' }).getByRole('button')).toHaveCount(1);
  await page.getByRole('radio', { name: 'Split' }).check();
  const preview = page.getByRole('region', { name: 'Preview of the text' });
  await expect(preview.getByRole('heading', { name: 'Opening hours' })).toBeVisible();
  await expect(page.getByText('6 words, 1 min read')).toBeVisible();

  await form.saveDraft.click();
  await expect(page.getByText('Post created successfully')).toBeVisible();
  await expect(form.content, 'the text stays').toHaveValue('## Opening hours\n\nWe open at **nine**.');
  await expect(page).toHaveURL(/\/blog-admin\?edit=[\da-f-]{36}$/);
  expect((await request.get(`/blog/${slug}`)).status(), 'a draft is not public').toBe(404);

  await page.getByRole('tab', { name: 'Manage Posts' }).click();
  await page.getByRole('link', { name: `Edit ${title}` }).click();
  await expect(page.getByRole('heading', { name: 'Edit Post' })).toBeVisible();
  await expect(form.title).toHaveValue(title);
  await form.publish.click();
  await expect(page.getByText('Post updated successfully')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Read it on the site' })).toHaveAttribute('href', `/blog/${slug}`);
  await expect(form.publish).toHaveText('Update');
  for (const path of ['/blog', `/blog/${slug}`, '/api/rss', '/blog/category/business']) {
    expect(await bodyOf(request, path), path).toContain(title);
  }
  expect(await bodyOf(request, '/sitemap.xml')).toContain(`/blog/${slug}`);
});

test.describe('saving does not interrupt', () => {
  test('with Ctrl+S, also with Caps Lock on: text, caret, undo and place stay', async ({ page }) => {
    const title = newTitle();
    const form = await openEditor(page);
    await form.title.fill(title);
    await form.content.click();
    await page.keyboard.type('One two');
    await page.keyboard.press('ArrowLeft');
    const before = await form.content.elementHandle();
    await page.keyboard.press('Control+S');
    await expect(page.getByText('Post created successfully')).toBeVisible();
    expect((await postOf(title))?.status).toBe('draft');
    await expect(form.content).toBeFocused();
    expect(await before?.evaluate((area: HTMLTextAreaElement) => [area.isConnected, area.selectionStart])).toEqual([
      true,
      6,
    ]);
    await page.keyboard.type('-and-');
    await expect(form.content).toHaveValue('One tw-and-o');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Post updated successfully')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(form.content).not.toHaveValue('One tw-and-o');
    await page.reload();
    await expect(form.title).toHaveValue(title);
  });

  test('what is typed while a save is under way is kept, and is unsaved', async ({ page }) => {
    const title = newTitle();
    const form = await openEditor(page);
    await form.title.fill(title);
    await form.content.fill('Before.');
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/blog/posts', async (route) => {
      await released;
      await route.continue();
    });
    await form.content.press('Control+s');
    await form.content.press('End');
    await page.keyboard.type(' During.');
    release();
    await expect(page.getByText('Post created successfully')).toBeVisible();
    await expect(form.content).toHaveValue('Before. During.');
    await expect(page.getByText('Not saved yet; kept in this browser.')).toBeVisible();
    expect((await postOf(title))?.content).toBe('Before.');
  });

  test('New post starts an empty one', async ({ page }) => {
    const form = await openEditor(page);
    await publish(page, newTitle());
    await page.getByRole('button', { name: 'New post' }).click();
    await expect(form.content).toHaveValue('');
    await expect(page).toHaveURL(/\/blog-admin$/);
    await publish(page, newTitle());
  });
});

test('a draft with a future date is said not to go out; the primary button schedules it', async ({ page }) => {
  const title = newTitle('Ahead');
  const form = await openEditor(page);
  await form.title.fill(title);
  await form.content.fill('Soon.');
  await page.getByLabel('Published at').fill('2099-11-27T08:30');
  await expect(form.publish).toHaveText('Schedule for Fri 27 Nov, 08:30');
  await form.saveDraft.click();
  await expect(page.getByRole('status').getByText('will not be published on Fri 27 Nov, 08:30')).toBeVisible();
  await form.publish.click();
  await expect(page.getByRole('status').getByText('It will be public on Fri 27 Nov, 08:30')).toBeVisible();
  expect(await postOf(title)).toMatchObject({ status: 'published' });
});

test('leaving by a tab of the page asks while something is unsaved', async ({ page }) => {
  const form = await openEditor(page);
  await form.content.fill('Unsaved.');
  page.once('dialog', (dialog) => dialog.dismiss());
  await page.getByRole('tab', { name: 'Manage Posts' }).click();
  await expect(form.content).toHaveValue('Unsaved.');
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('tab', { name: 'Manage Posts' }).click();
  await expect(page.getByRole('heading', { name: 'Blog Admin' })).toBeVisible();
});

/** Pastes as the clipboard of another program would be pasted. */
const paste = (area: Locator, data: Record<string, string>) =>
  area.evaluate((element, entries) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(entries)) clipboardData.setData(type, text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, data);

test('pasted HTML becomes Markdown, and a URL pasted over a word a link', async ({ page }) => {
  const { content } = await openEditor(page);
  await content.click();
  await paste(content, { 'text/html': '<h2>Hours</h2><p>We <b>open</b> at nine.</p>', 'text/plain': 'Hours We open' });
  await expect(content).toHaveValue('## Hours\n\nWe **open** at nine.');
  await content.fill('see menu');
  await content.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(4, 8));
  await paste(content, { 'text/plain': 'https://a.ie/menu' });
  await expect(content).toHaveValue('see [menu](https://a.ie/menu)');
});

test('a preview with code raises no violation of the policy and has its colours', async ({ page }) => {
  const { content } = await openEditor(page);
  await page.getByRole('radio', { name: 'Preview' }).check();
  await page.getByRole('radio', { name: 'Write' }).check();
  await content.fill('```js\nlet a = 1\n```');
  await page.getByRole('radio', { name: 'Preview' }).check();
  const colour = (selector: string) =>
    page.locator(`.prose pre ${selector}`).evaluate((element) => getComputedStyle(element).color);
  await expect(page.locator('.prose pre .code-keyword').first()).toBeVisible();
  expect(await colour('.code-keyword >> nth=0')).not.toBe(await colour('.code-constant'));
});

test('a new address leads on from the old one, for good', async ({ page, request }) => {
  const title = newTitle();
  await openEditor(page);
  await publish(page, title);
  const post = await postOf(title);
  await page.goto(`/blog-admin?edit=${post?.id}`);
  await editor(page).slug.fill(`${slugOf(title)}-new`);
  await editor(page).saveDraft.click();
  await expect(page.getByText('Post updated successfully')).toBeVisible();
  const answer = await request.get(`/blog/${slugOf(title)}`, { maxRedirects: 0 });
  expect(answer.status()).toBe(308);
  expect(answer.headers().location).toContain(`/blog/${slugOf(title)}-new`);
  expect((await request.get(`/blog/${slugOf(title)}`)).url()).toMatch(/-new$/);
});

test('an address in use is refused at the field, and nothing is lost', async ({ page, trouble }) => {
  const form = await openEditor(page);
  await form.title.fill(newTitle());
  await form.slug.click();
  await form.slug.fill('ai-automation-guide-irish-restaurants');
  await form.content.fill('Words that must stay.');
  await form.saveDraft.click();
  await expect(page.getByText('This address is used by another post.')).toBeVisible();
  await expect(page.getByText('Failed to create post')).toBeVisible();
  expect(trouble.failed.splice(0)).toEqual([expect.stringMatching(/^422 /)]);
  await expect(form.slug).toBeFocused();
  await expect(form.content).toHaveValue('Words that must stay.');
  await form.slug.fill('Not A Slug!');
  await form.saveDraft.click();
  await expect(page.getByText('Use small letters, digits and single hyphens')).toBeVisible();
});

test.describe('no word is lost', () => {
  test('when two people edit one post: the second sees both versions', async ({ page, browser, baseURL, trouble }) => {
    const title = newTitle();
    await openEditor(page);
    await publish(page, title, 'The first words.');
    const { id } = (await postOf(title)) ?? {};
    const other = await anotherAdmin(browser, baseURL);
    await page.goto(`/blog-admin?edit=${id}`);
    await other.goto(`/blog-admin?edit=${id}`);
    await editor(other).content.fill('Their words.');
    await editor(other).saveDraft.click();
    await expect(other.getByText('Post updated successfully')).toBeVisible();
    await editor(page).content.fill('My words.');
    await editor(page).saveDraft.click();
    await expect(page.getByText('Somebody else has saved this post since you opened it.')).toBeVisible();
    await expect(page.getByRole('alert').getByText('Their words.')).toBeVisible();
    expect((await postOf(title))?.content).toBe('Their words.');
    expect(trouble.failed.splice(0)).toEqual([expect.stringMatching(/^409 /)]);
    await page.getByRole('button', { name: 'Save mine as the newest' }).click();
    await expect(page.getByText('Post updated successfully')).toBeVisible();
    expect((await postOf(title))?.content).toBe('My words.');
    const kept = await sql('SELECT content FROM post_revisions WHERE post_id = $1 ORDER BY version', [id]);
    expect(kept.map(({ content }) => content)).toEqual(['The first words.', 'Their words.', 'My words.']);
    await other.context().close();
  });

  test('when the tab is closed: the words are offered back', async ({ page }) => {
    const title = newTitle();
    const form = await openEditor(page);
    await form.title.fill(title);
    await form.content.fill('Half an article');
    await page.goto('about:blank');
    await page.goto('/blog-admin');
    await expect(page.getByText(`There are unsaved changes from`)).toContainText(title);
    await page.getByRole('button', { name: 'Bring them back' }).click();
    await expect(form.content).toHaveValue('Half an article');
    await expect(form.title).toHaveValue(title);
  });

  test('when two tabs write at once: each keeps its own', async ({ page, context }) => {
    const form = await openEditor(page);
    const second = await context.newPage();
    await second.goto('/blog-admin');
    await form.content.fill('Words of the first tab');
    await editor(second).content.fill('Words of the second tab');
    await page.close({ runBeforeUnload: false });
    await second.close({ runBeforeUnload: false });
    const later = await context.newPage();
    await later.goto('/blog-admin');
    await later.getByRole('button', { name: 'Bring them back' }).click();
    await expect(editor(later).content).toHaveValue('Words of the second tab');
    const stored = await later.evaluate(() => JSON.stringify(localStorage));
    expect(stored).toContain('Words of the first tab');
  });

  test('when the site cannot be reached: said so, kept, and saved once when it is back', async ({ page, trouble }) => {
    const title = newTitle();
    const form = await openEditor(page);
    await form.title.fill(title);
    await form.content.fill('Written on the train.');
    // The request arrives, the answer is lost: the worst case.
    await page.route(
      '**/api/blog/posts',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await form.saveDraft.click();
    await expect(page.getByText('The site cannot be reached.')).toBeVisible();
    expect(trouble.failed.splice(0)).toEqual([expect.stringMatching(/posts$/)]);
    await expect(form.content).toHaveValue('Written on the train.');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Post created successfully')).toBeVisible();
    expect(await sql('SELECT 1 FROM blog_posts WHERE title = $1', [title])).toHaveLength(1);
  });

  test('when the session has ended: the words stay while one signs in again', async ({ page, context, trouble }) => {
    const email = await makeAccount('admin');
    await signIn(page, email);
    await page.goto('/blog-admin');
    const title = newTitle();
    await editor(page).title.fill(title);
    await editor(page).content.fill('Written all afternoon.');
    await sql('DELETE FROM sessions WHERE user_id = (SELECT id FROM users WHERE email = $1)', [email]);
    await editor(page).saveDraft.click();
    await expect(page.getByText('Your session has ended.')).toBeVisible();
    const signInTab = await context.newPage();
    await signIn(signInTab, email);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Post created successfully')).toBeVisible();
    expect((await postOf(title))?.content).toBe('Written all afternoon.');
    expect(trouble.failed.splice(0)).toEqual([expect.stringMatching(/^401 .*posts$/)]);
  });

  test('when somebody has deleted the post meanwhile: it is saved as a new one', async ({ page, trouble }) => {
    const title = newTitle();
    await openEditor(page);
    await publish(page, title);
    const { id } = (await postOf(title)) ?? {};
    await page.goto(`/blog-admin?edit=${id}`);
    await editor(page).content.fill('More words.');
    await sql('DELETE FROM blog_posts WHERE id = $1', [id]);
    await editor(page).saveDraft.click();
    await expect(page.getByText('This post has been deleted.')).toBeVisible();
    expect(trouble.failed.splice(0)).toEqual([expect.stringMatching(/^404 /)]);
    await page.getByRole('button', { name: 'Save it as a new post' }).click();
    await editor(page).publish.click();
    await expect(page.getByText('Post created successfully')).toBeVisible();
    expect((await postOf(title))?.content).toBe('More words.');
  });

  test('when one cancels by mistake: it asks first', async ({ page }) => {
    const title = newTitle();
    await openEditor(page);
    await publish(page, title);
    await page.goto(`/blog-admin?edit=${(await postOf(title))?.id}`);
    await editor(page).content.fill('Changed.');
    page.once('dialog', (dialog) => dialog.dismiss());
    await page.getByRole('button', { name: 'Cancel Edit' }).click();
    await expect(editor(page).content).toHaveValue('Changed.');
    page.once('dialog', (dialog) => dialog.accept());
    await page.getByRole('button', { name: 'Cancel Edit' }).click();
    await expect(page.getByRole('heading', { name: 'Create Post' })).toBeVisible();
    await expect(editor(page).title).toHaveValue('');
  });
});

test('what was saved can be compared and brought back', async ({ page }) => {
  const title = newTitle();
  await openEditor(page);
  await publish(page, title, 'The price is ten euro.');
  const { id } = (await postOf(title)) ?? {};
  await page.goto(`/blog-admin?edit=${id}`);
  await editor(page).content.fill('The price is twelve euro.');
  await editor(page).saveDraft.click();
  await expect(page.getByText('Post updated successfully')).toBeVisible();
  await page.goto('/blog-admin?tab=manage');
  await page.getByRole('link', { name: `History of ${title}` }).click();
  await expect(page.locator('del')).toHaveText('ten');
  await expect(page.locator('ins')).toHaveText('twelve');
  await page.getByRole('link', { name: /^Version 1 / }).click();
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(page.getByRole('link', { name: /^Version 3 / })).toBeVisible();
  expect(await postOf(title)).toMatchObject({ content: 'The price is ten euro.', version: 3 });
});

test('the list: search, status, unpublish, publish, delete with a question', async ({ page, request }) => {
  const title = newTitle('Listed');
  await openEditor(page);
  await publish(page, title);
  const path = `/blog/${slugOf(title)}`;
  await page.goto('/blog-admin?tab=manage');
  await page.getByLabel('Search').fill(title);
  await page.getByLabel('Status').selectOption('published');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: `Unpublish ${title}` }).click();
  await expect(page.getByText('No post matches.')).toBeVisible();
  expect((await request.get(path)).status()).toBe(404);
  await page.getByLabel('Status').selectOption('draft');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByRole('button', { name: `Publish ${title}` }).click();
  await expect(page.getByText('No post matches.')).toBeVisible();
  expect((await request.get(path)).status()).toBe(200);
  await page.goto(`/blog-admin?tab=manage&q=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.getByRole('button', { name: 'Delete post' }).click();
  await expect(page.getByText('No post matches.')).toBeVisible();
  expect((await request.get(path)).status()).toBe(404);
});

test('a post dated ahead is public at its minute, without anybody’s doing', async ({ page, request }) => {
  const title = newTitle('Scheduled');
  await openEditor(page);
  const due = new Date(Math.ceil((Date.now() + 15_000) / 60_000) * 60_000);
  const local = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Dublin',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(due);
  await page.getByLabel('Published at').fill(local.replace(' ', 'T'));
  await publish(page, title);
  await expect(page.getByRole('status').getByText('It will be public on')).toBeVisible();
  const path = `/blog/${slugOf(title)}`;
  expect((await request.get(path)).status()).toBe(404);
  expect(await bodyOf(request, '/blog')).not.toContain(title);
  expect(await bodyOf(request, '/api/rss')).not.toContain(title);
  await page.waitForTimeout(due.getTime() - Date.now());
  await expect.poll(async () => (await request.get(path)).status()).toBe(200);
  expect(await bodyOf(request, '/blog')).toContain(title);
  expect(await bodyOf(request, '/api/rss')).toContain(title);
});

test('a picture is asked what it shows, loses what it knew of its owner, and fits every screen', async ({
  page,
  request,
  trouble,
}) => {
  const form = await openEditor(page);
  await form.title.fill(newTitle('Picture'));
  await form.content.fill('Before.');
  const buffer = await sharp({ create: { width: 1400, height: 700, channels: 3, background: '#1c5a3c' } })
    .withExif({ IFD0: { Copyright: 'Somebody in Ennis' } })
    .jpeg()
    .toBuffer();
  await page
    .getByLabel('Picture')
    .setInputFiles({ name: '"><img onerror=alert(1)>.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByRole('button', { name: 'Insert picture' })).toBeDisabled();
  await page.getByLabel('What does the picture show?').fill('A green door');
  await page.getByLabel('Caption').fill('In Ennis');
  await page.getByRole('button', { name: 'Insert picture' }).click();
  await page.getByRole('radio', { name: 'Split' }).check();
  const picture = page.getByRole('region', { name: 'Preview of the text' }).getByRole('img', { name: 'A green door' });
  await expect(picture).toBeVisible();
  await expect(page.locator('figcaption')).toHaveText('In Ennis');
  const src = (await picture.getAttribute('src')) ?? '';
  const answer = await request.get(`${src}?w=480`);
  expect(answer.headers()).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const { width, exif } = await sharp(await answer.body()).metadata();
  expect({ width, exif }).toEqual({ width: 480, exif: undefined });
  expect((await request.get('/images/..%2f..%2fdb.url')).status()).toBe(404);
  await page
    .getByLabel('Picture')
    .setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg onload=alert(1)>') });
  await expect(page.getByRole('alert').getByText('This is no picture that we can read.')).toBeVisible();
  expect(trouble.failed.splice(0)).toEqual([expect.stringMatching(/^400 /)]);
});

test('shortcuts and buttons write Markdown, and undo takes it back', async ({ page }) => {
  const { content } = await openEditor(page);
  await content.fill('bold');
  await content.selectText();
  await page.keyboard.press('Control+b');
  await expect(content).toHaveValue('**bold**');
  await page.keyboard.press('Control+z');
  await expect(content).toHaveValue('bold');
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(content).toHaveValue('- bold');
});

test('the feed’s address can be copied and the feed looked at', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openEditor(page);
  await page.getByRole('button', { name: 'Copy RSS URL' }).click();
  await expect(page.getByText('RSS URL Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/api/rss`);
  await expect(page.getByRole('link', { name: 'View RSS Feed' })).toHaveAttribute('href', '/api/rss');
});

test('the sample articles are written once', async ({ page }) => {
  await openEditor(page, '?tab=manage');
  const before = await sql('SELECT count(*)::int AS count FROM blog_posts WHERE author = $1', ['Admin']);
  await page.getByRole('button', { name: 'Add the sample articles' }).click();
  await expect(page.getByText('Posts loaded')).toBeVisible();
  expect((before[0]?.count as number) > 0).toBe(true);
  const slugs = await sql('SELECT slug FROM blog_posts WHERE slug = $1', [
    'a-week-with-an-ai-receptionist-worked-example',
  ]);
  expect(slugs).toHaveLength(1);
});

test('nobody but an admin writes: every call, directly', async ({ page, request }) => {
  const { id } = (await sql('SELECT id FROM blog_posts LIMIT 1'))[0] ?? {};
  const calls = [
    ['POST', '/api/blog/posts'],
    ['PUT', `/api/blog/posts/${id}`],
    ['DELETE', `/api/blog/posts/${id}`],
    ['POST', `/api/blog/posts/${id}/status`],
    ['POST', `/api/blog/posts/${id}/restore`],
    ['POST', '/api/blog/preview'],
    ['POST', '/api/images'],
    ['POST', '/api/functions/setup-blog'],
  ] as const;
  const statuses = (context: APIRequestContext, headers: Record<string, string> = {}) =>
    Promise.all(
      calls.map(async ([method, path]) => (await context.fetch(path, { method, data: {}, headers })).status()),
    );
  expect(new Set(await statuses(request))).toEqual(new Set([401]));
  const email = await makeAccount('user');
  await signIn(page, email);
  expect(new Set(await statuses(page.request))).toEqual(new Set([403]));
  await setRole(email, 'admin');
  expect(new Set(await statuses(page.request, { Origin: 'https://evil.example' }))).toEqual(new Set([403]));
  expect((await request.post('/api/internal/refresh-blog')).status()).toBe(404);
  expect(await sql('SELECT 1 FROM blog_posts WHERE id = $1', [id])).toHaveLength(1);
});

test('an admin’s bearer token writes too; bad input is told what is wrong with it', async ({ request }) => {
  const email = await makeAccount('admin');
  const token = await request.post('/api/auth/token', {
    data: { grant_type: 'password', email, password: 'four green fields' },
  });
  const headers = { Authorization: `Bearer ${(await token.json()).access_token}` };
  expect((await request.post('/api/functions/setup-blog', { headers })).status()).toBe(200);
  const bad = await request.post('/api/blog/posts', { headers, data: { title: 7, writeId: 'x', tags: 'no' } });
  expect(bad.status()).toBe(400);
  expect((await bad.json()).errors).toMatchObject({ title: expect.any(String), slug: expect.any(String) });
  expect((await request.put('/api/blog/posts/nonsense', { headers, data: {} })).status()).toBe(404);
  const huge = { ...headers, 'Content-Type': 'application/json' };
  expect((await request.post('/api/blog/posts', { headers: huge, data: `"${'x'.repeat(1_600_000)}"` })).status()).toBe(
    413,
  );
});

for (const path of ['/blog-admin', '/blog-admin?tab=manage']) {
  test(`${path} has no accessibility violation and fits a small screen`, async ({ page }) => {
    await openEditor(page);
    await page.goto(path);
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoOverflow(page);
      await expectAccessibleInBothSchemes(page);
    }
  });
}

test('what is typed before the scripts have started is kept', async ({ page }) => {
  const title = newTitle('Typed early');
  await signIn(page, await makeAccount('admin'));
  let start = () => {};
  const started = new Promise<void>((resolve) => {
    start = resolve;
  });
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await started;
    await route.continue();
  });
  const opening = page.goto('/blog-admin');
  const form = editor(page);
  await form.title.fill(title);
  await form.content.fill('First line\nSecond line');
  start();
  await opening;
  await expect(page.getByText('Not saved yet; kept in this browser.')).toBeVisible();
  await form.slug.click();
  await expect(form.title).toHaveValue(title);
  await form.title.click();
  await form.slug.click();
  await expect(form.slug).toHaveValue(slugOf(title));
  await form.publish.click();
  await expect(page.getByText('Post created successfully')).toBeVisible();
  expect((await postOf(title))?.content).toBe('First line\nSecond line');
});
