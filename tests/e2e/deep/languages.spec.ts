import { expect, test } from '@playwright/test';
import { visitAs } from '../support/account';
import { centrePages, expectReadable, languageTags, speak } from '../support/languages';
import { PAGES } from '../support/pages';
import { settled } from '../support/settled';
import { takeSheet } from '../support/sheets';

const CENTRES = [
  ['member1', 'member'],
  ['agent1', 'agent'],
] as const;

/** Addresses of the home page behind a dialog, which opens after it. */
const DIALOGS = ['/help', '/login', '/register'];

// One worker would take an hour.
test.describe.configure({ mode: 'parallel' });
test.use({ viewport: { width: 375, height: 812 }, contextOptions: { reducedMotion: 'reduce' } });

for (const tag of languageTags().filter((each) => each !== 'en')) {
  test(`[I18N-01] every public page can be read in ${tag}`, async ({ page }) => {
    await speak(page, tag);
    for (const { path } of PAGES) {
      await page.goto(path);
      if (DIALOGS.includes(path)) await expect(page.getByRole('dialog')).toBeVisible();
      await settled(page);
      await expectReadable(page, tag, path);
      await takeSheet(page, tag, path);
    }
  });

  test(`[I18N-01] every page of the centres can be read in ${tag}`, async ({ page }) => {
    await speak(page, tag);
    for (const [username, centre] of CENTRES) {
      await visitAs(page, `/?${centre}=`, username);
      await settled(page);
      for (const path of await centrePages(page, centre)) {
        await page.goto(path);
        await expect(page.getByRole('dialog')).toBeVisible();
        await settled(page);
        await expectReadable(page, tag, path);
        await takeSheet(page, tag, path);
      }
    }
  });
}
