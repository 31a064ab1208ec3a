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
  await expect(page.getByText(/^Dealt with by /)).toBeVisible();
  await expect(customer.getByText(/has dealt with your request: Call back/)).toBeVisible();

  await signIn(page, owner);
  await page.goto(`/agents/${id}/inbox`);
  await expectAccessibleInBothSchemes(page);
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: /Mary Byrne/ })).toBeFocused();
  await page.keyboard.press('Enter');

  // The answer about the cake is corrected in place, and the website’s own price is held against it.
  const correction = page.getByRole('group').filter({ hasText: 'Correct this answer' }).first();
  await correction.getByText('Correct this answer').click();
  await expect(correction.getByLabel('Question')).toHaveValue('How much is a birthday cake?');
  await correction.getByLabel('Your answer').fill('<b>€30</b> since November.');
  await correction.getByRole('button', { name: 'Teach it' }).click();
  await expect(page.getByText('Your website says otherwise:')).toContainText('€28');
  await say('how much is a birthday cake');
  await expect(customer.getByText('<b>€30</b> since November.')).toBeVisible();
  await page
    .getByRole('button', { name: /^Undo ?: How much is a birthday cake/ })
    .first()
    .click();
  await expect(page.getByText('Your website says otherwise:')).toHaveCount(0);

  // What is typed survives a reload, and waits while a colleague answers.
  const reply = page.getByLabel('Your message to the customer');
  await reply.fill('Hello Mary, this is Byrne’s. When suits you?');
  await page.reload();
  await expect(reply).toHaveValue('Hello Mary, this is Byrne’s. When suits you?');
  await expect(page.getByText('The customer has the chat open.')).toBeVisible();
  await sql(
    `WITH next AS (UPDATE conversations SET last_seq = last_seq + 1, updated_at = now() WHERE agent_id = $1 RETURNING id, last_seq)
     INSERT INTO messages (conversation_id, seq, author, text) SELECT id, last_seq, 'person', 'We ring you at noon.' FROM next`,
    [id],
  );
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Not sent yet. Meanwhile, A colleague: “We ring you at noon.”')).toBeVisible();
  await page.getByRole('button', { name: 'Send anyway' }).click();
  await expect(reply).toHaveValue('');
  await expect(customer.getByText('Hello Mary, this is Byrne’s. When suits you?')).toBeVisible();
  await say('Tomorrow morning is fine');
  await expect(page.getByRole('log').getByText('Tomorrow morning is fine')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'Hand back to the agent' }).click();
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

  // What the business says of itself is answered too, and undone.
  await page.getByRole('link', { name: 'Facts' }).click();
  await page.getByLabel('What it is').selectOption('Telephone');
  await page.getByLabel('The fact').fill('ring us');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('Write a telephone number, like')).toBeVisible();
  await page.getByLabel('The fact').fill('01 555 9876');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('button', { name: /^Undo ?: 01 555 9876/ })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await expectNoOverflow(page);
  await say('What is your phone number?');
  await expect(customer.getByRole('log')).toContainText('As the business says');

  // A booking whose day was read is accepted with its time on Today, is in the diary and in a calendar, and is cancelled there.
  await sql(
    `INSERT INTO customer_requests (id, agent_id, conversation_id, position, kind, asked, slots, starts_at, is_whole_day, updated_at)
     SELECT gen_random_uuid(), $1, id, 9, 'booking', 'A table for 4', $2, date_trunc('day', now() + interval '3 days'), true, now()
     FROM conversations WHERE agent_id = $1`,
    [id, JSON.stringify({ people: '4', name: 'Mary Byrne', day: 'that day', time: 'half 7' })],
  );
  await page.goto(`/agents/${id}`);
  await expect(page.getByText('1 request waiting for you')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await expectNoOverflow(page);
  await page.getByLabel('Time').fill('19:30');
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('Nothing is waiting for you.')).toBeVisible();
  await expect(customer.getByText(/has accepted your request: Booking, .*, 19:30, for 4/)).toBeVisible();
  await page.getByRole('link', { name: 'Diary' }).first().click();
  const entry = page.getByRole('listitem').filter({ hasText: 'Booking, for 4 · Mary Byrne' });
  await expect(entry.getByText('19:30')).toBeVisible();
  await page.getByRole('button', { name: 'Make a calendar address' }).click();
  const address = await page.getByLabel('Your calendar address').inputValue();
  const calendar = await page.request.get(new URL(address).pathname);
  expect(await calendar.text()).toContain('SUMMARY:Booking\\, for 4 · Mary Byrne');
  await entry.getByText('Change').click();
  await expectAccessibleInBothSchemes(page);
  await expectNoOverflow(page);
  await entry.getByRole('button', { name: 'Cancel it' }).click();
  await expect(customer.getByText(/has had to cancel: Booking/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept after all' })).toBeVisible();
  await page.goto(`/agents/${id}/week?of=${new Date().toISOString().slice(0, 10)}`);
  await expectAccessibleInBothSchemes(page);
  await expectNoOverflow(page);

  // Removed while writing: nothing is sent, and the text stays.
  const streamOfInbox = page.waitForResponse(/\/events$/);
  await page.goto(`/agents/${id}/inbox`);
  await streamOfInbox;
  const stream = page.waitForResponse(/\/events$/);
  await page.getByRole('link', { name: /Mary Byrne/ }).click();
  await reply.fill('One more thing');
  await stream;
  await sql('DELETE FROM agent_members WHERE agent_id = $1', [id]);
  await expect(page.getByText('Nothing more can be sent from here')).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Nothing was sent, and what you typed is still here.')).toBeVisible();
  await expect(reply).toHaveValue('One more thing');
  await customer.context().close();
});
