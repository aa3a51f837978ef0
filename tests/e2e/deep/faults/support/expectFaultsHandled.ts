import { expect, type Page, test } from '@playwright/test';
import { logIn, visit } from '../../../support/visitor';
import { expectRecovery } from './expectRecovery';
import { Fault, KINDS, type Kind, TEXTS } from './kinds';
import { callOf, expectAlive } from './operations';
import type { ReportedCall, Row, SilentCall } from './row';

/** Maximum time of two retries and the waits before them on a busy machine, in ms. */
const RETRIES_MS = 30_000;
/** How long each move of the clock may take to show its effect, in ms. */
const CHECK_MS = 1_000;
/** Timeout of a call (F3) and a little more, in ms. */
const TIMEOUT_MS = 30_100;

const ABORTED_IMPORT = /Failed to fetch dynamically imported module/;

/** Errors that the page reports, without those that the browser logs for failed requests. */
function collectPageErrors(page: Page): string[] {
  const errors: string[] = [];
  // Leaving the page aborts imports in flight, which is no error.
  let isLeaving = false;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isLeaving = true;
  });
  page.on('domcontentloaded', () => {
    isLeaving = false;
  });
  const note = (text: string): void => {
    if (!(isLeaving && ABORTED_IMPORT.test(text))) errors.push(text);
  };
  page.on('pageerror', (error) => note(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      note(message.text());
  });
  return errors;
}

interface Failure {
  fault: Fault;
  kind: Kind;
  /** Number of faults before. */
  before: number;
}

/** The page shows an error and offers a retry. */
async function expectErrorShown(
  page: Page,
  row: ReportedCall,
  { fault, kind }: Failure,
): Promise<void> {
  const { says } = row;
  const words = row.words instanceof RegExp ? row.words : (row.words ?? TEXTS)[kind];
  if (row.readsNoValue === true && kind === 'wrong shape') await expect(says(page)).toHaveCount(0);
  else if (kind === 'time-out')
    // The clock may have to move again: another request for the same data when the page is idle has to time out too.
    await expect(async () => {
      await page.clock.fastForward(TIMEOUT_MS);
      await expect(says(page).filter({ hasText: words })).not.toHaveCount(0, { timeout: CHECK_MS });
    }).toPass({ timeout: RETRIES_MS, intervals: [0] });
  // An earlier error may still be visible.
  else
    await expect(says(page).filter({ hasText: words })).not.toHaveCount(0, { timeout: RETRIES_MS });
  // If the call that the HTML started has failed before the page renders, the page repeats it.
  if (row.retry !== undefined || row.healsItself === true) return;
  const again = says(page).getByRole('button').first();
  await expect(async () => {
    // The page may be repeating the call by itself. That has to fail too, or the retry button would be gone.
    if (kind === 'time-out' && (fault.waiting > 0 || !(await again.isEnabled())))
      await page.clock.fastForward(TIMEOUT_MS);
    await expect.poll(() => fault.waiting, { timeout: CHECK_MS }).toBe(0);
    await expect(again).toBeEnabled({ timeout: CHECK_MS });
  }).toPass({ timeout: RETRIES_MS, intervals: [0] });
}

/** The call fails for good, and the page works without it. */
async function expectWorksWithout(page: Page, row: SilentCall, failure: Failure): Promise<void> {
  const { fault, kind, before } = failure;
  const { meanwhile, tries = 3, readsNoValue = false } = row;
  if (kind === 'time-out') await page.clock.fastForward(TIMEOUT_MS);
  else if (!(readsNoValue && kind === 'wrong shape'))
    await expect
      .poll(() => fault.strikes - before, { timeout: RETRIES_MS })
      .toBeGreaterThanOrEqual(tries);
  await expect(meanwhile(page)).toBeVisible();
}

const expectSeen = (page: Page, row: Row, failure: Failure): Promise<void> =>
  row.says === undefined
    ? expectWorksWithout(page, row, failure)
    : expectErrorShown(page, row, failure);

/** For each kind of fault the page shows an error or does without the answer, recovers, and logs no errors itself. */
export async function expectFaultsHandled(
  page: Page,
  row: Row,
  kinds: readonly Kind[] = row.kinds ?? KINDS,
): Promise<void> {
  const errors = collectPageErrors(page);
  await page.clock.install();
  // At each load, because a late answer may be cached after the recovery.
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
      await expect.poll(() => fault.strikes, { timeout: RETRIES_MS }).toBeGreaterThan(before);
      // A call that the HTML started has a timeout only once the site has rendered and taken it over.
      if (kind === 'time-out') {
        await expect(page.locator('#shell')).toHaveCount(0);
        await expect.poll(() => fault.others, { timeout: RETRIES_MS }).toEqual([]);
      }
      await expectSeen(page, row, { fault, kind, before });
      await expectAlive(page);
      await expectRecovery(page, row, fault);
    });
  expect(errors).toEqual([]);
}
