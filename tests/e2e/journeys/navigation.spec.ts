import { expect, type Page, test } from '@playwright/test';
import { scrollPosition, scrollTo } from '../support/scroll';
import { visit } from '../support/visitor';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const games = (page: Page) => page.getByRole('button', { name: /^Play / });

test.describe('the main navigation', () => {
  test('[RT-16] [RT-14] another page begins at its top without loading anew, a hash at its element, and back where one was', async ({
    page,
  }) => {
    const root = page.locator('html');
    await visit(page, '/hot');
    await expect(games(page).first()).toBeVisible();
    await expect(root).toHaveAttribute('data-page', 'w_hot');
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    await scrollTo(page, 600);
    // By script: the mouse would have to scroll to the navigation first.
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Slots', exact: true })
      .evaluate((link) => (link as HTMLAnchorElement).click());
    await expect(heading(page, 'Slots')).toBeVisible();
    await expect(root).toHaveAttribute('data-page', 'w_rng');
    expect(await scrollPosition(page)).toBe(0);
    await page.goBack();
    await expect(heading(page, 'Hot games')).toBeVisible();
    await expect.poll(() => scrollPosition(page)).toBe(600);

    await page.evaluate(() => {
      const target = Object.assign(document.createElement('p'), { id: 'far-below' });
      const link = Object.assign(document.createElement('a'), { href: '/rng#far-below' });
      document.body.append(target, link);
      link.click();
    });
    await expect(heading(page, 'Slots')).toBeVisible();
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(600);
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  });

  test('[RT-16] a hash waits for what it names, and one that names nothing harms nothing', async ({
    page,
  }) => {
    await visit(page, '/hot#far-below');
    await expect(games(page).first()).toBeVisible();
    expect(await scrollPosition(page)).toBe(0);
    await page.evaluate(() => {
      const target = Object.assign(document.createElement('p'), {
        id: 'far-below',
        textContent: 'Far below',
      });
      document.querySelector('main')?.append(target);
    });
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(600);
    // Invalid percent-encoding: a merchant's text may contain such a link.
    await visit(page, '/live#100%');
    await expect(heading(page, 'Live casino')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });
});
