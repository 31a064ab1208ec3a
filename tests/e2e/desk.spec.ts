import { expectAccessibleInBothSchemes, expectNoOverflow } from './accessibility';
import { mailTo, makeAccount, signIn, sql } from './accounts';
import { makeLiveAgent } from './live-agent';
import { expect, test } from './test';

test('a booking › is taken down in the chat, accepted from the mail, and answered by a person who takes over', async ({
  page,
  browser,
}) => {
  const owner = await makeAccount();
  const { id, key } = await makeLiveAgent({});
  await sql("INSERT INTO agent_members (agent_id, user_id, role) SELECT $1, id, 'owner' FROM users WHERE email = $2", [
    id,
    owner,
  ]);

  const customer = await (await browser.newContext()).newPage();
  await customer.goto(`/chat/${key}`);
  const field = customer.getByRole('textbox');
  const say = async (text: string) => {
    await field.fill(text);
    await field.press('Enter');
  };
  await say('How much is a birthday cake?');
  await expect(customer.getByRole('log')).toContainText('€28');
  await say('Can somebody ring me back please?');
  await expect(customer.getByRole('log')).toContainText('What name');
  await say('Mary Byrne');
  await expect(customer.getByRole('log')).toContainText('number or e-mail');
  await say('086 123 4567');
  await expect(customer.getByText(/086 123 4567/).last()).toBeVisible();

  const mail = await mailTo(owner, /Call back/);
  expect(mail.subject).toBe('Call back for Byrne’s Bakery: your agent took it down');
  const link = /\/requests\/\S+/.exec(mail.text ?? '')?.[0] ?? '';
  await page.goto(link);
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Mark as dealt with' }).click();
  await expect(page.getByText(/^Answered by /)).toBeVisible();
  await expect(customer.getByText(/has dealt with your request: Call back/)).toBeVisible();

  await signIn(page, owner);
  await page.goto(`/agents/${id}/inbox`);
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('link', { name: /086 123 4567/ }).click();
  await page.getByLabel('Your message to the customer').fill('Hello Mary, this is Byrne’s. When suits you?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByLabel('Your message to the customer')).toHaveValue('');
  await expect(customer.getByText('Hello Mary, this is Byrne’s. When suits you?')).toBeVisible();
  await say('Tomorrow morning is fine');
  await expect(page.getByText('Tomorrow morning is fine')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'Give back to the agent' }).click();
  await expect(customer.getByText('The AI agent answers again.')).toBeVisible();

  await say('Do you sell vouchers?');
  await expect(customer.getByRole('log')).toContainText('not on our website');
  await page.goto(`/agents/${id}/teach`);
  await expectNoOverflow(page);
  const open = page.getByRole('listitem').filter({ hasText: 'Do you sell vouchers?' });
  await open.getByRole('textbox').fill('Yes, from €20.');
  await open.getByRole('button', { name: 'Teach it' }).click();
  await expect(page.getByRole('button', { name: /^Undo ?: Do you sell vouchers/ })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await say('Do you sell vouchers?');
  await expect(customer.getByText('Yes, from €20.')).toBeVisible();
  await customer.context().close();
});
