import { expect, type Page } from '@playwright/test';
import { settled } from '../../../support/settled';
import type { Fault } from './kinds';
import type { Row } from './row';

/** Maximum recovery time after a fault, in ms (D5). */
const HEALED = 5_000;
/** How long a way to try again is looked for. */
const PRESS = 3_000;

/** Offline and online again, by the browser's events. */
async function loseLine(page: Page, fault: Fault): Promise<void> {
  // Whatever else is on its way is none of this fault's.
  await settled(page);
  await expect.poll(() => fault.others).toEqual([]);
  for (const isOffline of [true, false]) {
    await page.context().setOffline(isOffline);
    await page.waitForFunction((wanted) => navigator.onLine !== wanted, isOffline);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

/** Ends the fault, does what people would do, or nothing, and sees that all is well without a reload. */
export async function heal(page: Page, row: Row, fault: Fault): Promise<void> {
  await fault.end();
  const expectHealed = () => expect(row.healed(page)).toBeVisible({ timeout: HEALED });
  if (row.retry !== undefined) await row.retry(page);
  else if (row.says === undefined) await loseLine(page, fault);
  else {
    const press = row.says(page).getByRole('button').first().click({ timeout: PRESS });
    // Where it heals by itself the button may be gone, but then for no other reason.
    await (row.healsItself === true ? press.catch(() => expectHealed()) : press);
  }
  await expectHealed();
  await expect.poll(() => fault.passed, { timeout: HEALED }).toBeGreaterThan(0);
}
