import type { Locator, Page } from '@playwright/test';
import { PASSWORD, visit } from '../../../support/visitor';

export const main = (page: Page): Locator => page.getByRole('main');
export const region =
  (name: string) =>
  (page: Page): Locator =>
    page.getByRole('region', { name, exact: true });
/** The member's games, or the message that there are none yet. */
export const ownGames = (page: Page) =>
  main(page)
    .getByRole('article')
    .or(main(page).getByRole('heading', { name: / yet$/ }))
    .first();
export const cards = (page: Page): Locator => main(page).getByRole('article').first();
export const alert = (page: Page): Locator => main(page).getByRole('alert').first();
/** The menu of lotteries of the prize mode that is shown. */
export const openTab = (page: Page): Locator => main(page).getByRole('tabpanel');
export const help = (page: Page): Locator => page.getByRole('dialog', { name: 'Help centre' });
export const feedback = (page: Page): Locator => page.getByRole('dialog', { name: 'Feedback' });
export const banner = (page: Page): Locator => page.getByRole('banner');
export const inRegion = (name: string) => (page: Page) => region(name)(page).getByRole('alert');
export const cardsIn = (name: string) => (page: Page) =>
  region(name)(page).getByRole('article').first();

export async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Help and contact' }).click();
}
export const panel = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Help and contact' });

/** Starts as a guest. */
export async function logInFromScratch(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.clear());
  await visit(page);
  await logInHere(page);
}

export async function logInHere(page: Page): Promise<void> {
  await banner(page).getByLabel('Username').fill('member1');
  await banner(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await banner(page).getByRole('button', { name: 'Log in', exact: true }).click();
}

export async function sendFeedback(page: Page): Promise<void> {
  await feedback(page)
    .getByLabel('Your message')
    .fill('The slots list forgets which vendor I chose.');
  await feedback(page).getByRole('button', { name: 'Send' }).click();
}

export const playing = (page: Page): Locator => page.locator('iframe');
export const balance = (page: Page): Locator =>
  banner(page).getByRole('button', { name: /Refresh balance/ });
