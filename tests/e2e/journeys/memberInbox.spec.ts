import { expect, type Page, test } from '@playwright/test';
import { type SecondGateway, startSecondGateway } from '../support/secondGateway';
import { logIn, visit } from '../support/visitor';

const centreOf = (page: Page) => page.getByRole('dialog', { name: 'Member centre' });
const rowsOf = (page: Page) =>
  centreOf(page).getByRole('list', { name: 'Messages' }).getByRole('listitem');
/** What is unread, as the navigation of the centre counts it. */
const unreadIn = async (page: Page): Promise<number> => {
  const entry = centreOf(page).getByRole('link', { name: /^Messages \d+ unread/ });
  return Number.parseInt(await entry.getByText(/unread message/).innerText(), 10);
};

// Messages are read and deleted, so this has a gateway of its own.
test.describe('the inbox', () => {
  test.describe.configure({ mode: 'serial' });
  let gateway: SecondGateway;
  test.beforeAll(async () => {
    gateway = await startSecondGateway({}, { offset: 8 });
  });
  test.afterAll(() => gateway.stop());
  test.beforeEach(async ({ page }) => {
    await visit(page, gateway.address);
    await logIn(page);
    await visit(page, `${gateway.address}/?member=messageV2`);
    await expect(rowsOf(page).first()).toBeVisible();
  });

  test('[MC-05] [HDR-09] what is opened is read, and every count follows', async ({ page }) => {
    const before = await unreadIn(page);
    const row = rowsOf(page).filter({ hasText: 'Unread:' }).first();
    const opener = row.getByRole('button', { name: /^Unread:/ });
    const subject = ((await opener.textContent()) ?? '').replace('Unread: ', '');
    await opener.click();
    const message = page.getByRole('dialog', { name: subject });
    await expect(message.locator('[data-component="SafeHtml"]')).not.toBeEmpty();
    await message.getByRole('button', { name: 'Close' }).click();
    await expect(rowsOf(page).getByRole('button', { name: subject, exact: true })).toBeFocused();
    expect(await unreadIn(page)).toBe(before - 1);
    await centreOf(page).getByRole('button', { name: 'Close' }).click();
    await expect(
      page
        .getByRole('banner')
        .getByRole('link', { name: `Messages, ${String(before - 1)} unread` }),
    ).toBeVisible();
  });

  test('[MC-05] several are chosen and deleted, after a question', async ({ page }) => {
    const [first, second] = [rowsOf(page).nth(0), rowsOf(page).nth(1)];
    const subjects = await Promise.all(
      [first, second].map(async (row) =>
        ((await row.getByRole('button').textContent()) ?? '').replace('Unread: ', ''),
      ),
    );
    await first.getByRole('checkbox').check();
    await second.getByRole('checkbox').check();
    await centreOf(page).getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('dialog', { name: 'Delete 2 messages?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(rowsOf(page).getByRole('checkbox', { checked: true })).toHaveCount(2);
    await centreOf(page).getByRole('button', { name: 'Delete' }).click();
    const [request] = await Promise.all([
      page.waitForRequest(/\/messages\/delete$/),
      question.getByRole('button', { name: 'Delete' }).click(),
    ]);
    expect((request.postDataJSON() as { messageIds: string[] }).messageIds).toHaveLength(2);
    await expect(question).toBeHidden();
    await expect(page.getByRole('log').filter({ hasText: '2 messages deleted' })).toBeVisible();
    await expect(rowsOf(page).first()).not.toContainText(subjects[0] ?? '');
  });

  test('[MC-05] the list goes on page by page, and can be what is unread alone', async ({
    page,
  }) => {
    const first = await rowsOf(page).first().textContent();
    const pages = centreOf(page).getByRole('navigation', { name: 'Pages of messages' });
    await pages.getByRole('button', { name: 'Next page' }).click();
    await expect(rowsOf(page).first()).not.toHaveText(first ?? '');
    await centreOf(page).getByRole('radio', { name: 'Unread' }).check();
    await expect(rowsOf(page).filter({ hasNotText: 'Unread:' })).toHaveCount(0);
    await centreOf(page).getByRole('button', { name: 'Mark all as read' }).click();
    await expect(centreOf(page).getByRole('link', { name: 'Messages', exact: true })).toBeVisible();
    await page.reload();
    await centreOf(page).getByRole('radio', { name: 'Unread' }).check();
    await expect(centreOf(page).getByText('Nothing unread')).toBeVisible();
  });

  test('[MC-05] a change that is refused is said, and nothing is lost', async ({ page }) => {
    await page.route('**/wps/messages/delete', (route) => route.abort());
    await rowsOf(page).first().getByRole('checkbox').check();
    await centreOf(page).getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('dialog', { name: 'Delete this message?' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(question.getByRole('alert')).toContainText('Network link is abnormal');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(rowsOf(page).first().getByRole('checkbox')).toBeChecked();
  });
});
