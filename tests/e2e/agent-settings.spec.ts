import { expectAccessibleInBothSchemes, expectNoOverflow } from './accessibility';
import { mailTo, makeAccount, signIn, sql } from './accounts';
import { makeLiveAgent } from './live-agent';
import { expect, test } from './test';

test('an owner › sets up the agent, invites and removes a colleague, deletes it and brings it back', async ({
  page,
  browser,
}) => {
  const [owner, colleague] = [await makeAccount(), await makeAccount()];
  const { id, key } = await makeLiveAgent({});
  await sql("UPDATE agent_members SET role = 'member' WHERE agent_id = $1", [id]);
  await sql("INSERT INTO agent_members (agent_id, user_id, role) SELECT $1, id, 'owner' FROM users WHERE email = $2", [
    id,
    owner,
  ]);
  await signIn(page, owner);
  await page.goto(`/agents/${id}/settings`);
  await expectAccessibleInBothSchemes(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  const look = page.locator('#look');
  await page.getByLabel('Name').fill('Byrne & Daughters');
  await page.getByLabel('Colour').fill('#f6e7b4');
  await page.getByLabel('Left', { exact: true }).check();
  await expect(look.getByRole('region', { name: 'How it looks' })).toContainText('Byrne & Daughters');
  await expect(look).toContainText('Text and icon on it are black');
  await look.getByRole('button', { name: 'Save' }).click();
  await expect(look.getByText('Saved.')).toBeVisible();
  await expect(async () => {
    const widget = await (await page.request.get(`/widget.js?agent=${key}`)).text();
    expect(widget).toContain('"Byrne & Daughters"');
    expect(widget).toContain('"side":"left"');
  }).toPass();

  await page.locator('#colleagues').getByLabel('E-mail address').fill(colleague);
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText('The invitation is on its way.')).toBeVisible();
  const invitation = await mailTo(colleague, /invited/);
  const other = await (await browser.newContext()).newPage();
  await other.goto(/\/agents\/join\S+/.exec(invitation.text ?? '')?.[0] ?? '');
  await expectAccessibleInBothSchemes(other);
  await expect(other.getByRole('link', { name: 'Sign in or sign up' })).toBeVisible();
  await signIn(other, colleague);
  await other.reload();
  await other.getByRole('button', { name: 'Accept' }).click();
  await expect(other).toHaveURL(`/agents/${id}`);
  await other.goto(`/agents/${id}/settings`);
  await expect(other.getByLabel('Name')).toHaveCount(0);
  await expect(other.getByRole('button', { name: 'Leave' })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: `Remove ${colleague}` }).click();
  await expect(page.getByText('The colleague has been removed')).toBeVisible();
  expect((await other.goto(`/agents/${id}/inbox`))?.status()).toBe(404);
  await page.getByRole('button', { name: `Undo ${colleague}` }).click();
  await expect(page.getByText('The colleague is back.')).toBeVisible();
  expect((await other.goto(`/agents/${id}/inbox`))?.status()).toBe(200);
  await other.context().close();

  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(page).toHaveURL('/agents?notice=deleted');
  expect((await page.request.get(`/chat/${key}`)).status()).toBe(410);
  await page.getByRole('button', { name: 'Undo: bring it back' }).click();
  await expect(page).toHaveURL(`/agents/${id}`);
  expect((await page.request.get(`/chat/${key}`)).status()).toBe(200);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('settings › say what is wrong where it is, keep what was typed, and are saved', async ({ page }) => {
    const owner = await makeAccount();
    const { id } = await makeLiveAgent({});
    await sql(
      "INSERT INTO agent_members (agent_id, user_id, role) SELECT $1, id, 'owner' FROM users WHERE email = $2",
      [id, owner],
    );
    await signIn(page, owner);
    await page.goto(`/agents/${id}/settings`);
    const sites = page.getByLabel('Websites, one per line');
    await sites.fill('*.bakery.ie');
    await page.locator('#sites').getByRole('button', { name: 'Save' }).click();
    await expect(sites).toHaveAccessibleDescription(/This is none: \*\.bakery\.ie/);
    await expect(sites).toHaveValue('*.bakery.ie');
    await sites.fill('shop.bakery.ie');
    await page.locator('#sites').getByRole('button', { name: 'Save' }).click();
    await expect(page.locator('#sites').getByText('Saved.')).toBeVisible();
    const [agent] = await sql('SELECT allowed_sites FROM agents WHERE id = $1', [id]);
    expect(agent?.allowed_sites).toEqual(['shop.bakery.ie']);
  });
});
