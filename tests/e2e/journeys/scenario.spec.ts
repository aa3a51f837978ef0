import { expect, type Page, type Response, test } from '@playwright/test';
import { scenarioBar as bar, openScenario } from '../support/scenario';
import { type SecondGateway, startSecondGateway } from '../support/secondGateway';
import { visit } from '../support/visitor';

const hotGames = (page: Page) => page.getByRole('region', { name: 'Hot games' });

test('[RV-01] a link opens a page as somebody, in a language, a theme and a state of its data', async ({
  page,
}) => {
  await openScenario(page, 'member.vip3~lang.id~theme.light~brand.ember~hotGames.one');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'id');
  await expect(html).toHaveAttribute('data-scheme', 'light');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Keluar' })).toBeVisible();
  const games = page.getByRole('region', { name: /populer|hot/i }).first();
  await expect(games.getByRole('article')).toHaveCount(1);
  await expect(bar(page).getByRole('listitem')).toHaveText([
    ...['member.vip3', 'brand.ember', 'theme.light', 'lang.id', 'hotGames.one'],
  ]);
  // The next page and a reload are in it too, and it is no longer in the address.
  await page.reload();
  await expect(bar(page)).toContainText('hotGames.one');
  expect(page.url()).not.toContain('scenario');
});

test('[RV-01] words that mean nothing are shown, and the others hold', async ({ page }) => {
  await openScenario(page, 'guest~banners.purple~hotGames.none');
  await expect(bar(page)).toContainText('Not understood: banners.purple');
  await expect(bar(page).getByRole('listitem')).toHaveText(['guest', 'hotGames.none']);
});

test('[RV-02] it holds for one browser, and another one notices nothing', async ({
  page,
  browser,
  baseURL,
}) => {
  const other = await browser.newContext({ baseURL });
  const elsewhere = await other.newPage();
  await openScenario(page, 'guest~hotGames.refused-FORBIDDEN~site.maintenance');
  await visit(elsewhere);
  await expect(page.getByRole('heading', { name: /maintenance/i })).toBeVisible();
  await expect(hotGames(elsewhere).getByRole('article').first()).toBeVisible();
  await expect(bar(elsewhere)).toHaveCount(0);
  await other.close();

  await bar(page).getByRole('button', { name: 'Leave the scenario' }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(hotGames(page).getByRole('article').first()).toBeVisible();
});

test('[RV-02] a part has one row, or fails, in the running site', async ({ page }) => {
  await openScenario(page, 'guest~hotGames.one');
  await expect(hotGames(page).getByRole('article')).toHaveCount(1);
  await openScenario(page, 'hotGames.failed');
  await expect(hotGames(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  await openScenario(page, 'jackpot.failed');
  await expect(page.getByText('The jackpot could not be loaded')).toBeVisible();
});

test('[RV-03] the bar copies a link that shows the same, and opens the story of the page', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openScenario(page, 'hotGames.none~guest', '/promotions');
  const story = bar(page).getByRole('link', { name: 'Open in Storybook' });
  await expect(story).toHaveAttribute(
    'href',
    /path=%2Fstory%2Ffeatures-promotions-promotionspage--ready&globals=scenario:guest___hotGames__none$/,
  );
  await bar(page).getByRole('button', { name: 'Copy link' }).focus();
  await page.keyboard.press('Enter');
  await expect(bar(page).getByRole('status')).toContainText('Copied: ');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/promotions\?scenario=guest~hotGames\.none$/);
  await page.goto(link);
  await expect(bar(page).getByRole('listitem')).toHaveText(['guest', 'hotGames.none']);
});

test.describe('outside the demo', () => {
  let real: SecondGateway;
  test.beforeAll(async () => {
    real = await startSecondGateway(
      { DEMO: '0', SECRET_KEY: 'of-the-scenario-tests-0123456789abcdef' },
      { offset: 23 },
    );
  });
  test.afterAll(() => real.stop());

  test('[RV-02] there is no scenario, and its code is not loaded', async ({ page }) => {
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.goto(`${real.address}/?scenario=guest~site.maintenance~theme.light`);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: /maintenance/i })).toHaveCount(0);
    // Those that come later are left unread: the test ends before they do.
    const scripts = responses.filter((response) => response.url().endsWith('.js'));
    const texts = await Promise.all(scripts.map((response) => response.text()));
    expect(texts.length).toBeGreaterThan(3);
    expect(texts.filter((text) => text.includes('Parlour-Scenario'))).toEqual([]);
    expect(responses.filter((each) => each.url().includes('/wps/demo/'))).toEqual([]);
  });
});
