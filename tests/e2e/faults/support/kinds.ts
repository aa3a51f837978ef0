import type { Page, Route } from '@playwright/test';

/** What can go wrong with one call (F1). */
export const KINDS = ['5xx', 'time-out', 'reset', 'bad JSON', 'wrong shape'] as const;
export type Kind = (typeof KINDS)[number];

const STATUSES = [500, 502, 503, 504] as const;
const NETWORK = 'Network link is abnormal, please try again';
const SLOW = 'The page took longer time to load, please check your network connectivity';
const SYSTEM = 'Unknown error';

/** What people read of it. */
export const TEXTS: Readonly<Record<Kind, string>> = {
  '5xx': SYSTEM,
  'time-out': SLOW,
  reset: NETWORK,
  'bad JSON': SYSTEM,
  'wrong shape': SYSTEM,
};

/** A fault at one call of the gateway, which can be changed and ended. */
export class Fault {
  kind: Kind | null = null;
  /** When it last struck, in ms since 1970. */
  struckAt = 0;
  strikes = 0;
  readonly #held = new Set<Route>();

  /** Puts it between the page and the calls that `pattern` finds. */
  static async on(page: Page, pattern: RegExp): Promise<Fault> {
    const fault = new Fault();
    await page.route(pattern, (route) => fault.answer(route));
    return fault;
  }

  async end(): Promise<void> {
    this.kind = null;
    const held = [...this.#held];
    this.#held.clear();
    await Promise.all(held.map((route) => route.abort().catch(() => undefined)));
  }

  private async answer(route: Route): Promise<void> {
    const { kind } = this;
    if (kind === null) return route.continue();
    this.strikes += 1;
    this.struckAt = Date.now();
    const json = 'application/json';
    switch (kind) {
      case '5xx': {
        const status = STATUSES[this.strikes % STATUSES.length] ?? 500;
        return route.fulfill({ status, contentType: 'text/html', body: '<h1>Bad gateway</h1>' });
      }
      case 'time-out':
        this.#held.add(route);
        return;
      case 'reset':
        return route.abort('connectionreset');
      case 'bad JSON':
        return route.fulfill({ contentType: json, body: '{"success":true,"value":{"a":' });
      case 'wrong shape':
        return route.fulfill({
          json: { success: true, value: [{ id: null }, 7], message: null, errorCode: null },
        });
    }
  }
}
