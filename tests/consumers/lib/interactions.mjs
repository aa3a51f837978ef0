import assert from 'node:assert/strict';

/** Sends the form with an error, expects the message, and corrects it. */
export async function useForm(page) {
  await page.getByLabel('Username').fill('7');
  const submit = page.locator('form').getByRole('button', { name: 'Log in' });
  await submit.click();
  await page.getByText(/Number of characters: 4 - 16/).waitFor();
  await page.getByLabel('Username').fill('lantern7');
  await submit.click();
  await page.getByText('Welcome, lantern7').waitFor();
}

/** After hydration: only the visible games are rendered, the last one can be reached, the clock runs. */
export async function useLobby(page) {
  const list = page.getByRole('list', { name: 'All games' });
  const cards = () => list.getByRole('listitem').count();
  assert.ok((await cards()) < 60, 'the browser draws those in view');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByText('Comet 9800', { exact: true }).first().waitFor();
  const clock = page.getByRole('group', { name: 'Local time' });
  await clock.getByText(/^(?!14\/05\/2026 19:30:00)\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/).waitFor();
}

/** Uses the menu, the tabs and the dialog, and expects the merchant's sanitized text. */
export async function useRules(page) {
  await page.getByText('Tables open at noon').waitFor();
  assert.equal(await page.locator('[data-component="SafeHtml"] script').count(), 0);
  await page.getByRole('button', { name: 'Places' }).click();
  await page.getByRole('menuitem', { name: 'Live tables' }).click();
  await page.getByRole('tab', { name: 'In short' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('tabpanel').getByText('Chosen: live').waitFor();
  await page.getByRole('button', { name: 'Why so' }).click();
  const dialog = page.getByRole('dialog', { name: 'Why so' });
  await dialog.getByText('So that a table stays fair.').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

/** Follows links of the package, which the router of the application takes: the page is not loaded again. */
export async function useLinks(page, names) {
  await page.evaluate(() => {
    document.documentElement.dataset.stays = '';
  });
  for (const name of names) {
    await page.getByRole('link', { name, exact: true }).press('Enter');
    await page.getByRole('heading', { name: 'Rules of the house' }).waitFor();
    await page.getByRole('link', { name: 'Back' }).press('Enter');
    await page.getByRole('heading', { name: 'Lagoon' }).waitFor();
  }
  assert.equal(await page.locator('html[data-stays]').count(), 1, 'no page was loaded');
}

/** Chooses the light theme, which the next visit shows in its first frame: before the app's own scripts run. */
export async function useScheme(page) {
  await page.getByRole('switch', { name: 'Light theme' }).press('Space');
  await page.locator('html[data-scheme="light"]').waitFor();
  const scripts = '**/_next/static/**';
  await page.route(scripts, (route) =>
    route.request().resourceType() === 'script' ? undefined : route.continue(),
  );
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'Lagoon' }).waitFor();
  assert.equal(await page.locator('html').getAttribute('data-scheme'), 'light');
  await page.unroute(scripts);
  await page.reload();
  await page.locator('html[data-scheme="light"]').waitFor();
}
