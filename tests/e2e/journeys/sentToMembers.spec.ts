import { expect, type Page, test } from '@playwright/test';
import { type SecondGateway, startSecondGateway } from '../support/secondGateway';
import { logIn, readBalance, visit } from '../support/visitor';

const NEW = 'Quiet-Harbour-9';

// Its own gateway: its mails can be read, and other tests don't send messages to its members.
test.describe.configure({ mode: 'default' });
const lines: string[] = [];
let gateway: SecondGateway;
test.beforeAll(async () => {
  gateway = await startSecondGateway({}, { offset: 4, onLine: (line) => lines.push(line) });
});
test.afterAll(() => gateway.stop());

/** The link in the last mail to an account. */
const linkTo = (username: string): string | undefined =>
  lines
    .filter((line) => line.includes(`Mail to ${username}@`))
    .flatMap((line) => /https?:\S+$/.exec(line) ?? [])
    .at(-1);

async function choose(page: Page, password: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('New password').fill(password);
  await main.getByLabel('Confirm password').fill(password);
  await main.getByLabel('Confirm password').press('Enter');
}

test('[PWD-02] [MOD-06] a mail leads to a new password and on to the login, once', async ({
  page,
}) => {
  const seen: string[] = [];
  page.on('request', (request) =>
    seen.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers())),
  );
  await page.goto(`${gateway.address}/login`);
  const login = page.getByRole('dialog', { name: 'Log in' });
  await login.getByRole('button', { name: 'Forgot password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forgot password' });
  await dialog.getByRole('tab', { name: 'E-mail' }).click();
  await dialog.getByLabel('Username').fill('agent1');
  await dialog.getByLabel('Email').fill('agent1@parlour.example');
  await dialog.getByLabel('Email').press('Enter');
  await expect(dialog.getByRole('status')).toContainText('a mail with a link is on its way');
  await expect.poll(() => linkTo('agent1')).toBeDefined();
  const link = linkTo('agent1') ?? '';

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  expect(page.url()).toBe(`${gateway.address}/resetPassword`);
  const token = link.split('token=')[1] ?? '';
  expect(token.length).toBeGreaterThan(20);
  const stored = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage, document.cookie]),
  );
  expect(stored).not.toContain(token);

  await choose(page, NEW);
  await expect(login).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    'Your password has been changed',
  );
  // Encrypted: neither token nor password was readable in the requests.
  expect(seen.filter((text) => text.includes(token) || text.includes(NEW))).toEqual([]);
  await login.getByLabel('Username').fill('agent1');
  await login.getByLabel('Password', { exact: true }).fill(NEW);
  await login.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL(`${gateway.address}/`);
  expect(await readBalance(page)).toMatch(/\d\.\d{2}$/);

  await page.evaluate(() => sessionStorage.clear());
  await page.goto(link);
  await choose(page, 'Another-Harbour-9');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This link has been used');
});

test('[MC-05] a message that is opened is read, every count follows, several are deleted, and all are read at once', async ({
  page,
}) => {
  await visit(page, gateway.address);
  await logIn(page);
  await visit(page, `${gateway.address}/?member=messageV2`);
  const centre = page.getByRole('dialog', { name: 'Member centre' });
  const rows = centre.getByRole('list', { name: 'Messages' }).getByRole('listitem');
  const opener = rows.getByRole('button', { name: /^Unread:/ }).first();
  await expect(opener).toBeVisible();
  const entry = centre.getByRole('link', { name: /^Messages \d+ unread/ });
  const before = Number.parseInt(await entry.getByText(/unread message/).innerText(), 10);
  const subject = ((await opener.textContent()) ?? '').replace('Unread: ', '');
  await opener.click();
  const message = page.getByRole('dialog', { name: subject });
  await expect(message.locator('[data-component="SafeHtml"]')).not.toBeEmpty();
  await message.getByRole('button', { name: 'Close' }).click();
  await expect(rows.getByRole('button', { name: subject, exact: true }).first()).toBeFocused();
  await expect(entry).toHaveAccessibleName(new RegExp(`^Messages ${String(before - 1)} unread`));

  await centre.getByRole('button', { name: 'Close' }).click();
  const banner = page.getByRole('banner');
  await expect(
    banner.getByRole('link', { name: `Messages, ${String(before - 1)} unread` }),
  ).toBeVisible();

  await banner.getByRole('link', { name: /^Messages/ }).click();
  for (const row of [rows.nth(0), rows.nth(1)]) await row.getByRole('checkbox').check();
  await centre.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete 2 messages?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('log').filter({ hasText: '2 messages deleted' })).toBeVisible();
  await expect(rows.getByRole('checkbox', { checked: true })).toHaveCount(0);

  const first = await rows.first().textContent();
  const pages = centre.getByRole('navigation', { name: 'Pages of messages' });
  await pages.getByRole('button', { name: 'Next page' }).click();
  await expect(rows.first()).not.toHaveText(first ?? '');
  await centre.getByRole('radio', { name: 'Unread' }).check();
  await expect(rows.filter({ hasNotText: 'Unread:' })).toHaveCount(0);
  await centre.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(centre.getByRole('link', { name: 'Messages', exact: true })).toBeVisible();
  await expect(rows.getByRole('button', { name: /^Unread:/ })).toHaveCount(0);
});
