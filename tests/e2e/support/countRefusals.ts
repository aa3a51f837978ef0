import { clearRefusals, readRefusals } from './refusals';

/** How late a report of the last page may reach the gateway, in ms. */
const LATE_MS = 1_000;

/** Path prefix of a page where a test violates the policy on purpose, to prove that the gateway gets the report. */
export const REFUSED_ON_PURPOSE = '/refused-on-purpose';

/**
 * Fails the run if browsers have reported violations of a page's policy to the gateways, including trusted types (C3,
 * A5), even if no test noticed.
 */
export default function countRefusals(): () => Promise<void> {
  clearRefusals();
  return async () => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
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
