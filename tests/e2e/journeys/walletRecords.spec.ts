import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { visitAsMember } from '../support/visitor';
import { asked, listed } from '../support/wallet';

const DAY_MS = 86_400_000;
const day = (shift: number): string =>
  new Date(Date.now() + shift * DAY_MS).toISOString().slice(0, 10);

test.describe('the records of a member', () => {
  test('[WAL-04] bets have totals, types, vendors and the four periods', async ({ page }) => {
    await visitAsMember(page, '/?member=personalHistoryCopy');
    const table = page.getByRole('table', { name: 'Betting record' });
    await expect(table.getByRole('rowheader').first()).toBeVisible();

    const bets = page.getByRole('group', { name: 'Bets', exact: true });
    for (const [name, first, last] of [
      ['Next 7 days', 0, 6],
      ['Next 30 days', 0, 29],
      ['Previous 7 days', -6, 0],
      ['Previous 30 days', -29, 0],
    ] as const) {
      await page.getByRole('button', { name }).click();
      await expect(page.getByLabel('From', { exact: true })).toHaveValue(day(first));
      await expect(page.getByLabel('To', { exact: true })).toHaveValue(day(last));
      const { totals } = await asked<{ totals: { betCount: number } }>(
        page,
        `/wps/wallet/bets?startDate=${day(first)}&endDate=${day(last)}`,
      );
      await expect(bets).toContainText(String(totals.betCount));
    }
    const answered = page.waitForResponse((answer) => answer.url().includes('gameType=RNG'));
    await page.getByLabel('Type of game').selectOption('RNG');
    const { value } = (await (await answered).json()) as {
      value: { totals: { betCount: number } };
    };
    await expect(bets).toContainText(String(value.totals.betCount));
  });

  test('[WAL-04] changes of the balance are those of the gateway, and can be saved', async ({
    page,
  }) => {
    await visitAsMember(page, '/?member=transactionHistory');
    const table = page.getByRole('table', { name: 'Transactions' });
    await expect(table.getByRole('rowheader').first()).toBeVisible();
    const known = await listed<{ description: string }>(page, '/wps/relay/ODSFE2_MemTransDet');
    await expect(table.getByRole('rowheader')).toHaveCount(known.length);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as CSV' }).click(),
    ]);
    const saved = await readFile(await download.path(), 'utf8');
    expect(saved.trim().split(/\r?\n/)).toHaveLength(known.length + 1);
    await page.getByLabel('Kind').selectOption('DEPOSIT');
    await expect(table.getByRole('cell', { name: 'Bet', exact: true })).toHaveCount(0);
  });

  test('[WAL-04] profit and loss is a picture and a table, by day or type of game', async ({
    page,
  }) => {
    await visitAsMember(page, '/?member=personalProfit');
    const table = page.getByRole('table', { name: 'Profit and loss' });
    await expect(table.getByRole('rowheader').first()).toBeVisible();
    await page.getByRole('button', { name: 'Previous 30 days' }).click();
    await expect(page.getByRole('button', { name: 'Show as table' })).toBeVisible();
    await page.getByRole('radio', { name: 'Type of game' }).click();
    await expect(table.getByRole('columnheader', { name: 'Type of game' })).toBeVisible();
  });
});
