import { forgetRefusals, readRefusals } from './refusals';

/** So long a report of the last page may be on its way to the gateway, in ms. */
const LATE = 1_000;

/** Begins the address at which a test has something refused to show that the gateway hears of it. */
export const REFUSED_ON_PURPOSE = '/refused-on-purpose';

/**
 * Counts what browsers reported to the gateways as refused by the policy of a page, trusted types among it (C3, A5):
 * a run in which any test has broken it has failed, though the test may not have noticed.
 */
export default function countRefusals(): () => Promise<void> {
  forgetRefusals();
  return async () => {
    await new Promise((resolve) => setTimeout(resolve, LATE));
    const refusals = readRefusals().filter(
      ({ page }) => page?.startsWith(`${REFUSED_ON_PURPOSE}/`) !== true,
    );
    const counts = new Map<string, number>();
    for (const { directive, blocked, page } of refusals) {
      const what = `${directive ?? '?'} refused ${blocked ?? '?'} on ${page ?? '?'}`;
      counts.set(what, (counts.get(what) ?? 0) + 1);
    }
    if (refusals.length > 0)
      throw new Error(
        `[C3] [A5] ${refusals.length} times a browser refused something of the site:\n${[...counts]
          .map(([what, times]) => `  ${times} × ${what}`)
          .join('\n')}`,
      );
  };
}
