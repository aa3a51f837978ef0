import { expect, type Page, test } from '@playwright/test';
import { logIn, visit } from '../../../support/visitor';
import { heal } from './heal';
import { Fault, KINDS, type Kind, TEXTS } from './kinds';
import { callOf, expectAlive } from './operations';
import type { Row, ToldCall, UnsaidCall } from './row';

/** Longest of two tries more, with the waits between them, on a machine that is busy otherwise. */
const TRIES = 30_000;
/** How long a turn of the clock is looked at before the next one. */
const LOOK = 1_000;
/** When a call that nothing was heard of is given up, in ms (F3). */
const GIVEN_UP = 30_100;

const LOST_MODULE = /Failed to fetch dynamically imported module/;

/** What the page itself reports; that a call failed the browser says by itself. */
function collectOwnFaults(page: Page): string[] {
  const faults: string[] = [];
  // A module that was on its way when the page is left fails with the page, and is no fault.
  let isLeaving = false;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isLeaving = true;
  });
  page.on('domcontentloaded', () => {
    isLeaving = false;
  });
  const note = (text: string): void => {
    if (!(isLeaving && LOST_MODULE.test(text))) faults.push(text);
  };
  page.on('pageerror', (error) => note(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      note(message.text());
  });
  return faults;
}

interface Failure {
  fault: Fault;
  kind: Kind;
  /** How often it had struck before. */
  before: number;
}

/** People read of the fault, and a way to try again is there. */
async function expectTold(page: Page, row: ToldCall, { fault, kind }: Failure): Promise<void> {
  const { says } = row;
  const words = row.words instanceof RegExp ? row.words : (row.words ?? TEXTS)[kind];
  if (row.readsNoValue === true && kind === 'wrong shape') await expect(says(page)).toHaveCount(0);
  else if (kind === 'time-out')
    // Whoever asks for the same again when the page rests is kept waiting as well.
    await expect(async () => {
      await page.clock.fastForward(GIVEN_UP);
      await expect(says(page).filter({ hasText: words })).not.toHaveCount(0, { timeout: LOOK });
    }).toPass({ timeout: TRIES, intervals: [0] });
  // An earlier error may be beside it.
  else await expect(says(page).filter({ hasText: words })).not.toHaveCount(0, { timeout: TRIES });
  // A page that is drawn after the HTML's own call had failed asks once more by itself.
  if (row.retry !== undefined || row.healsItself === true) return;
  const again = says(page).getByRole('button').first();
  await expect(async () => {
    // A page that asks again by itself would heal by itself, and the way to try again be gone.
    if (kind === 'time-out' && (fault.waiting > 0 || !(await again.isEnabled())))
      await page.clock.fastForward(GIVEN_UP);
    await expect.poll(() => fault.waiting, { timeout: LOOK }).toBe(0);
    await expect(again).toBeEnabled({ timeout: LOOK });
  }).toPass({ timeout: TRIES, intervals: [0] });
}

/** The call fails for good, and the page works without it. */
async function expectUnsaid(page: Page, row: UnsaidCall, failure: Failure): Promise<void> {
  const { fault, kind, before } = failure;
  const { meanwhile, tries = 3, readsNoValue = false } = row;
  if (kind === 'time-out') await page.clock.fastForward(GIVEN_UP);
  else if (!(readsNoValue && kind === 'wrong shape'))
    await expect
      .poll(() => fault.strikes - before, { timeout: TRIES })
      .toBeGreaterThanOrEqual(tries);
  await expect(meanwhile(page)).toBeVisible();
}

const expectSeen = (page: Page, row: Row, failure: Failure): Promise<void> =>
  row.says === undefined ? expectUnsaid(page, row, failure) : expectTold(page, row, failure);

/** A call fails in each way that is given, is told or gone without, and heals; the page itself has no fault. */
export async function expectTakenWell(
  page: Page,
  row: Row,
  kinds: readonly Kind[] = row.kinds ?? KINDS,
): Promise<void> {
  const faults = collectOwnFaults(page);
  await page.clock.install();
  // At each load, since an answer that comes late is kept after the page has healed.
  await page.addInitScript((key) => sessionStorage.removeItem(key), row.kept ?? '');
  await row.prepare?.(page);
  if (row.needsMember === true) {
    await visit(page);
    await logIn(page);
  }
  const fault = await Fault.on(page, row.calls);
  for (const kind of kinds)
    await test.step(kind, async () => {
      fault.kind = kind;
      const before = fault.strikes;
      await callOf(page, row);
      await expect.poll(() => fault.strikes, { timeout: TRIES }).toBeGreaterThan(before);
      // A call that the HTML began is the site's own, with its time, from when the site is drawn.
      if (kind === 'time-out') {
        await expect(page.locator('#shell')).toHaveCount(0);
        await expect.poll(() => fault.others, { timeout: TRIES }).toEqual([]);
      }
      await expectSeen(page, row, { fault, kind, before });
      await expectAlive(page);
      await heal(page, row, fault);
    });
  expect(faults).toEqual([]);
}
