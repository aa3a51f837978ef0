import { Buffer } from 'node:buffer';
import { expect, type Page, test } from '@playwright/test';
import { type SecondGateway, startSecondGateway } from '../support/secondGateway';
import { collectFaults, logIn, readBalance, visit } from '../support/visitor';

/** The smallest picture there is. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

// Where the agent stands with the promotions is what other tests read.
let gateway: SecondGateway;
test.beforeAll(async () => {
  gateway = await startSecondGateway({}, { offset: 34 });
});
test.afterAll(() => gateway.stop());

const open = async (page: Page, promotionId: string, name: string) => {
  await visit(page, gateway.address);
  await logIn(page, 'agent1');
  await visit(page, `${gateway.address}/promotions?promotion=${promotionId}`);
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByRole('heading', { name: 'Terms' })).toBeVisible();
  return dialog;
};

test.describe('the steps of promotions', () => {
  test('[PROMO-03] an application takes a remark and pictures, and can be taken back', async ({
    page,
  }) => {
    const faults = collectFaults(page);
    const dialog = await open(page, 'pr-vip-birthday', 'Birthday gift');
    await expect(dialog.getByText('The picture does not show the day.')).toBeVisible();
    const send = dialog.getByRole('button', { name: 'Request the reward' });
    const remark = dialog.getByLabel('Remark');
    await send.click();
    await expect(dialog.getByText('Please write a remark.')).toBeVisible();
    await expect(remark).toBeFocused();
    await remark.fill('x'.repeat(141));
    await expect(dialog.getByText('At most 140 characters.')).toBeVisible();
    await remark.fill('Please look at this one by hand.');

    const pictures = dialog.getByLabel('Pictures');
    const picture = { name: 'day.png', mimeType: 'image/png', buffer: PIXEL };
    await pictures.setInputFiles({ ...picture, buffer: Buffer.from('no picture at all') });
    await expect(dialog.getByText('is no PNG or JPG picture.')).toBeVisible();
    await pictures.setInputFiles(picture);
    await send.click();

    await expect(dialog.getByText('Your request is being looked at')).toBeVisible();
    await expect(dialog.getByText('You wrote: Please look at this one by hand.')).toBeVisible();
    const shown = dialog.getByRole('img', { name: 'Picture 1' });
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await dialog.getByRole('button', { name: 'Take back the request' }).click();
    await expect(send).toBeVisible();
    expect(faults).toEqual([]);
  });

  test('[PROMO-03] [PROMO-02] a granted reward is claimed once, and the balance follows', async ({
    page,
  }) => {
    const dialog = await open(page, 'pr-harvest', 'Harvest cash back');
    const before = await readBalance(page);
    const claimed: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/MCSFE_claimReward'))
        claimed.push(request.headers()['idempotency-key'] ?? '');
    });
    await expect(dialog.getByText('To be bet 3 times before a withdrawal')).toBeVisible();
    await dialog.getByRole('button', { name: 'Claim' }).dblclick();
    await expect(page.getByText(/12\.40 was credited$/)).toBeVisible();
    await expect(dialog.getByText('Claimed', { exact: true })).toBeVisible();
    await expect.poll(() => readBalance(page)).not.toBe(before);
    expect(claimed).toHaveLength(1);
    expect(claimed[0]).toMatch(/^[\da-f-]{36}$/);
  });

  test('[PROMO-03] F11: an answer that got lost is asked for, and nothing is claimed twice', async ({
    page,
  }) => {
    const dialog = await open(page, 'pr-envelope', 'Weekend envelope');
    let calls = 0;
    await page.route('**/MCS2_claimRafflePromotion', async (route) => {
      calls += 1;
      await route.fetch();
      await route.abort();
    });
    const tickets = dialog.getByRole('article');
    // Those of the demo, and one for every 50.00 that the agent has bet this week.
    await expect(tickets.first()).toBeVisible();
    const before = await tickets.count();
    await dialog.getByRole('button', { name: /^Claim Red envelope/ }).click();
    await expect(page.getByText('It was credited')).toBeVisible({ timeout: 15_000 });
    await expect(tickets).toHaveCount(before - 1);
    expect(calls).toBe(1);
  });

  for (const reducedMotion of ['no-preference', 'reduce'] as const)
    test(`[PROMO-03] a turn of the wheel is opened and its prize taken (motion: ${reducedMotion})`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      const dialog = await open(page, 'pr-wheel', 'Wheel of the month');
      const [answer] = await Promise.all([
        page.waitForResponse(/MCSFE_openTicket$/),
        dialog
          .getByRole('button', { name: /^Open Turn of the wheel/ })
          .first()
          .click(),
      ]);
      const { value } = (await answer.json()) as {
        value: { ticket: { prize: { type: string; amount: string | null } } };
      };
      const reveal = page.getByRole('dialog', { name: 'Turn of the wheel' });
      if (value.ticket.prize.type === 'nothing') {
        await expect(reveal.getByText('Nothing in it this time.')).toBeVisible();
        await reveal.getByRole('button', { name: 'Close' }).last().click();
      } else {
        await expect(reveal.getByText('You have won')).toBeVisible();
        await reveal.getByRole('button', { name: 'Claim' }).click();
        await expect(page.getByText(/was credited$/)).toBeVisible();
      }
      await expect(reveal).toHaveCount(0);
      await expect(dialog).toBeVisible();
    });
});
