import { expect, type Page } from '@playwright/test';
import { settled } from '../../../support/settled';
import type { Fault } from './kinds';
import type { Row } from './row';

/** Maximum recovery time after a fault, in ms (D5). */
const RECOVERY_MS = 5_000;
/** Timeout for a retry button, in ms. */
const PRESS_MS = 3_000;

/** Offline and online again, by the browser's events. */
async function goOfflineAndBack(page: Page, fault: Fault): Promise<void> {
  // Other calls in flight have nothing to do with this fault.
  await settled(page);
  await expect.poll(() => fault.others).toEqual([]);
  for (const isOffline of [true, false]) {
    await page.context().setOffline(isOffline);
    const state = isOffline ? 'offline' : 'back';
    await expect(page.locator('[data-component="OfflineBanner"]')).toHaveAttribute(
      'data-state',
      state,
    );
  }
}

/** Ends the fault, retries as a person would, or just comes back online, and expects recovery without a reload. */
export async function expectRecovery(page: Page, row: Row, fault: Fault): Promise<void> {
  await fault.end();
  const expectRecovered = () => expect(row.healed(page)).toBeVisible({ timeout: RECOVERY_MS });
  if (row.retry !== undefined) await row.retry(page);
  else if (row.says === undefined) await goOfflineAndBack(page, fault);
  else {
    const press = row.says(page).getByRole('button').first().click({ timeout: PRESS_MS });
    // The button may be gone if the page has recovered by itself, but for no other reason.
    await (row.healsItself === true ? press.catch(() => expectRecovered()) : press);
  }
  await expectRecovered();
  await expect.poll(() => fault.passed, { timeout: RECOVERY_MS }).toBeGreaterThan(0);
}
