import { expect, type Page, test } from '@playwright/test';
import { isModule } from '../../support/builtFiles';
import { delayChunks, failChunks, isChunk } from '../../support/chunks';
import { visit, visitAsMember, visitEarly } from '../../support/visitor';

const MESSAGE = 'A part of the page could not be loaded. Check your connection and try again.';
const slots = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Slots', exact: true });

test.describe('a chunk that can not be fetched', () => {
  test('[D5] comes with its looks as soon as the line is back, and the page stays', async ({
    context,
    page,
  }) => {
    await visit(page);
    await expect(page.getByRole('region', { name: 'Winners' })).toBeVisible();
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    const sheets = () => page.locator('link[rel="stylesheet"]').count();
    const before = await sheets();
    await context.setOffline(true);
    await slots(page).click();
    await expect(page.getByRole('main').getByText(MESSAGE)).toBeVisible();
    await context.setOffline(false);
    const heading = page.getByRole('heading', { level: 1, name: 'Slots' });
    await expect(heading).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect.poll(sheets).toBeGreaterThan(before);
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  });

  test('leaves the games of a vendor whose tables do not come', async ({ page }) => {
    await visit(page, '/live');
    const vendor = page.getByRole('main').getByRole('link', { name: /Mezzanine Live/ });
    const card = page.getByRole('main').getByRole('article').first();
    await expect(card).toBeVisible();
    await page.route(isChunk, (route) => route.abort());
    await vendor.click();
    await expect(page.getByRole('region', { name: 'Tables' }).getByText(MESSAGE)).toBeVisible();
    await expect(card).toContainText('Mezzanine Live');
  });

  test('of a page of the member centre is asked for anew', async ({ page }) => {
    await visitAsMember(page, '/?member=securityCenter');
    const add = page.getByRole('button', { name: 'Add bank account' });
    await expect(add).toBeVisible();
    const end = await failChunks(page, isModule('AddBankAccount'));
    await add.click();
    await expect(page.getByText(MESSAGE)).toBeVisible();
    end();
    await page.getByRole('button', { name: 'Try again' }).click();
    await add.click();
    await expect(page.getByRole('dialog', { name: 'Add bank account' })).toBeVisible();
  });

  test('at the foot of the home page is spoken of, and can be had', async ({ context, page }) => {
    let isGone = true;
    await page.route(isChunk, (route) =>
      // The first page is loaded; the rest loads when it is idle.
      isGone && wasOpened ? route.abort() : route.continue(),
    );
    let wasOpened = false;
    await page.route('**/wps/system/status**', async (route) => {
      const answer = await route.fetch();
      await expect(page.getByRole('region', { name: 'New games' })).toBeVisible();
      wasOpened = true;
      return route.fulfill({ response: answer });
    });
    await visitEarly(page);
    await expect(page.getByRole('main').getByText(MESSAGE)).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('contentinfo').getByText(MESSAGE)).toBeVisible();
    // Offline the page stays, since none can be loaded.
    await context.setOffline(true);
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await retry.click();
    await expect(page.getByRole('main').getByText(MESSAGE)).toBeVisible();
    await expect(page.getByRole('region', { name: 'New games' })).toBeVisible();
    isGone = false;
    await context.setOffline(false);
    await retry
      .or(page.getByRole('region', { name: 'Winners' }))
      .first()
      .click();
    await expect(page.getByRole('region', { name: 'Winners' })).toBeVisible();
    await expect(
      page.getByRole('contentinfo').getByRole('button', { name: 'Feedback' }),
    ).toBeVisible();
  });

  test('of a centre that an address opens: a sign says that it is on its way', async ({ page }) => {
    await visitAsMember(page, '/');
    const go = await delayChunks(page, isModule('MemberCentre'));
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^member1/ })
      .click();
    const sign = page.getByRole('progressbar', { name: 'Loading' });
    await expect(sign).toBeVisible();
    go();
    await expect(page.getByRole('dialog', { name: 'Member centre' })).toBeVisible();
    await expect(sign).toHaveCount(0);
  });
});
