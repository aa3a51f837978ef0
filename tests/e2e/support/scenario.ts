import { expect, type Locator, type Page } from '@playwright/test';

/** The reviewers' bar. */
export const scenarioBar = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Scenario' });

/** Opens a page in a scenario, as its link does: `openScenario(page, 'guest~banners.none')`. */
export async function openScenario(page: Page, words: string, path = '/'): Promise<void> {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}scenario=${words}`);
  await expect(scenarioBar(page)).toBeVisible();
}
