import { expect, type Page, test } from '@playwright/test';
import { visitWithOwnAccount } from '../support/account';
import { axeViolations } from '../support/axe';

const form = (page: Page) => page.getByRole('region', { name: 'Deposit limit' });

/** Presses Tab until something has the focus; a person would do the same. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const wanted = form(page).getByRole('button', { name });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(wanted).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
}

async function typeLimit(page: Page, amount: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Limit for 24 hours' });
  await expect(field).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(amount);
  await page.keyboard.press('Enter');
  await expect(field).toBeHidden();
}

test('[SP-02] [SP-03] [SP-04] [R14] [R16] a deposit limit is set by keyboard, holds for the next deposit, and is raised no sooner than promised', async ({
  page,
}) => {
  await visitWithOwnAccount(page, '/');
  await test.step('one press from the home page', async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.getByRole('link', { name: 'Your own limits' }).press('Enter');
    await expect(form(page)).toBeVisible();
  });
  await page.goto('/?member=depositv2');
  await test.step('one press from the deposit', async () => {
    await page.getByRole('link', { name: 'Set or see your deposit limit' }).press('Enter');
    await expect(form(page)).toBeVisible();
    await expect(page.getByText(/waits 24 hours and then needs your second yes/)).toBeVisible();
  });
  await test.step('a limit is typed freely, and holds at once', async () => {
    await tabTo(page, /^Set a limit 24 hours$/);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Enter an amount above zero')).toBeVisible();
    await typeLimit(page, '37.5');
    const change = form(page).getByRole('button', { name: 'Change 24 hours' });
    await expect(change).toBeFocused();
    await expect(change).toHaveAccessibleDescription(/37\.50/);
  });
  await test.step('a higher one waits', async () => {
    await page.keyboard.press('Enter');
    await typeLimit(page, '400');
    await expect(form(page).getByText(/^You asked for .*400\.00\./)).toBeVisible();
    await expect(form(page).getByRole('button', { name: /^Confirm/ })).toBeHidden();
    expect(await axeViolations(page)).toEqual([]);
  });
  await test.step('a deposit beyond it is refused beside the amount, with what is left', async () => {
    await page.goto('/?member=depositv2');
    const amount = page.getByRole('textbox', { name: 'Amount' });
    const deposit = async (wanted: string) => {
      await page.getByRole('radio', { name: 'Pebble wallet' }).check();
      await amount.fill(wanted);
      await page.getByRole('button', { name: 'Deposit now' }).click();
    };
    await deposit('30.00');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await deposit('7.51');
    await expect(amount).toHaveAccessibleDescription(
      /Your own limit leaves .*7\.50\. More becomes free on/,
    );
    await expect(amount).toHaveValue('7.51');
  });
  await test.step('what waits is called back', async () => {
    await page.getByRole('link', { name: 'Set or see your deposit limit' }).click();
    await expect(form(page).getByText(/30\.00 of .*37\.50/)).toBeVisible();
    await form(page)
      .getByRole('button', { name: 'Keep the present limit 24 hours' })
      .press('Enter');
    await expect(form(page).getByText(/^You asked for/)).toBeHidden();
    await expect(form(page).getByRole('button', { name: 'Change 24 hours' })).toBeFocused();
  });
});

test('[SP-03] a stake limit holds inside a game, which says so', async ({ page }) => {
  await visitWithOwnAccount(page, '/?member=saferPlay');
  const stakes = page.getByRole('region', { name: 'Stake limit' });
  await stakes.getByRole('button', { name: 'Set a limit 24 hours' }).click();
  await page.keyboard.type('0.10');
  await page.keyboard.press('Enter');
  await expect(stakes.getByRole('button', { name: 'Change 24 hours' })).toBeFocused();
  await page.goto('/rng');
  await page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Play / })
    .click();
  await expect(page).toHaveURL(/\/seamless\?game=\d+$/);
  const game = page.frameLocator('iframe');
  await game.getByRole('button', { name: 'Spin', exact: true }).press('Enter');
  await expect(
    game.getByText('Your own limit does not leave enough for this stake. Nothing was played.'),
  ).toBeVisible();
});
