import { test } from '@playwright/test';
import { visitAs } from '../support/account';
import { expectReadable, speak } from '../support/languages';
import { settled } from '../support/settled';

/** Right to left, and the tallest and longest scripts. The deep run has all languages and all pages. */
const HARDEST = ['ar', 'my', 'ta', 'ur'];
const OPEN = ['/', '/rng', '/promotions', '/pointMall', '/login', '/register', '/help'];
const OWN = [
  ['member1', '/?member=depositv2'],
  ['member1', '/?member=securityCenter'],
  ['agent1', '/?agent=agentTeamOverview'],
] as const;

test.use({ viewport: { width: 375, height: 812 }, contextOptions: { reducedMotion: 'reduce' } });

for (const tag of HARDEST)
  test(`[I18N-01] [I18N-04] pages can be read in ${tag}`, async ({ page }) => {
    await speak(page, tag);
    for (const path of OPEN) {
      await page.goto(path);
      await settled(page);
      await expectReadable(page, tag, path);
    }
    for (const [username, path] of OWN) {
      await visitAs(page, path, username);
      await settled(page);
      await expectReadable(page, tag, path);
    }
  });
