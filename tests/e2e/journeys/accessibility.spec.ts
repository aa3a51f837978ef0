import { expect, test } from '@playwright/test';
import { NONE, overflowOf, SIZES, violations } from '../support/axe';
import { faultsOfPage } from '../support/markup';
import { logIn, visit } from '../support/visitor';

const PAGES = [
  '/',
  '/rng',
  '/hot',
  '/lott',
  '/elott',
  '/live?vassalage=MZN',
  '/sports',
  '/fish',
  '/pvp',
  '/esports',
  '/cockfight',
  '/crash',
  '/promotions',
  '/join',
  '/pointMall',
  '/agentLogin',
  '/favourites',
  '/recent',
  '/no-such-page',
  '/down',
  '/news',
  '/blog',
  '/content/about-us',
  '/content/exchange-rates',
  '/content/no-such-page',
];
test.use({ colorScheme: 'dark' });

for (const size of SIZES)
  for (const path of PAGES)
    test(`[F-1] [F-2] ${path} at ${String(size.width)} px`, async ({ page }) => {
      await page.setViewportSize(size);
      await visit(page, path);
      await expect(page.getByRole('main')).not.toBeEmpty();
      await page.waitForLoadState('networkidle');
      expect(await violations(page)).toEqual(NONE);
      expect(await faultsOfPage(page), 'its HTML').toEqual([]);
      expect(await overflowOf(page), 'it scrolls sideways').toBeLessThanOrEqual(0);
    });

for (const size of SIZES)
  test(`what is played at ${String(size.width)} px`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(page);
    await logIn(page);
    await page.setViewportSize(size);
    for (const path of [
      '/seamless?game=20000',
      '/seamless?vassalage=MZN&gameType=LIVE',
      '/seamless?game=1',
      '/fbSports',
    ]) {
      await page.goto(path);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await violations(page), path).toEqual(NONE);
      const isCut = await heading.evaluate(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
      );
      expect(isCut, `${path}: its name is cut off`).toBe(false);
    }
  });

test('the home of an agent', async ({ page }) => {
  await visit(page);
  await logIn(page, 'agent1');
  for (const path of ['/seaLottery', '/agentHome']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await violations(page), path).toEqual(NONE);
    expect(await faultsOfPage(page), path).toEqual([]);
  }
});

test('the help centre, the feedback and the side bar', async ({ page }) => {
  await page.goto('/help');
  const help = page.getByRole('dialog', { name: 'Help centre' });
  await expect(help.getByRole('listitem').first()).toBeVisible();
  expect(await violations(page)).toEqual(NONE);
  await help.getByRole('listitem').first().getByRole('button').click();
  await expect(help.getByRole('article')).toBeVisible();
  expect(await violations(page)).toEqual(NONE);
  await help.getByRole('button', { name: 'Write feedback' }).click();
  const feedback = page.getByRole('dialog', { name: 'Feedback' });
  await feedback.getByRole('button', { name: 'Send' }).click();
  await expect(feedback.getByLabel('Your message')).toHaveAttribute('aria-invalid', 'true');
  expect(await violations(page)).toEqual(NONE);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Help and contact' }).click();
  await expect(page.getByRole('img', { name: 'QR code of this site' })).toBeVisible();
  expect(await violations(page)).toEqual(NONE);
});

test('the registration', async ({ page }) => {
  await page.goto('/register');
  const dialog = page.getByRole('dialog', { name: 'Register' });
  await expect(dialog.getByLabel('Username')).toBeVisible();
  expect(await violations(page)).toEqual(NONE);
  await dialog.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(dialog.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true');
  expect(await violations(page)).toEqual(NONE);
});

test('the dialogs', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  expect(await violations(page)).toEqual(NONE);
  await page.keyboard.press('Escape');
  await logIn(page);
  expect(await violations(page)).toEqual(NONE);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('dialog', { name: 'Confirmation' })).toBeVisible();
  expect(await violations(page)).toEqual(NONE);
});
