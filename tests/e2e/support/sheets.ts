import type { Page } from '@playwright/test';
import { SIZES } from './pages';
import { settled } from './settled';

/** Pages whose pictures someone looks at in every language, by a part of their address. */
const OF_SHEET: Readonly<Record<string, RegExp>> = {
  home: /^\/$/,
  slots: /^\/rng$/,
  promotions: /^\/promotions$/,
  login: /^\/login$/,
  register: /^\/register$/,
  deposit: /member=depositv2$/,
  security: /member=securityCenter$/,
  agent: /agent=agentTeamOverview$/,
};

/** Saves pictures of a page of the sheet, on a phone and on a wide screen, in both themes if it is mirrored. */
export async function takeSheet(page: Page, tag: string, path: string): Promise<void> {
  const [name] = Object.entries(OF_SHEET).find(([, pattern]) => pattern.test(path)) ?? [];
  const before = page.viewportSize();
  if (name === undefined || before === null) return;
  const isMirrored = await page.evaluate(() => document.documentElement.dir === 'rtl');
  for (const theme of isMirrored ? (['dark', 'light'] as const) : (['dark'] as const)) {
    await page.emulateMedia({ colorScheme: theme });
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await settled(page);
      const file = `${name}-${String(size.width)}-${theme}.png`;
      await page.screenshot({ path: `.cache/sheets/${tag}/${file}`, animations: 'disabled' });
    }
  }
  await page.setViewportSize(before);
}
