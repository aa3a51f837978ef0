import type { Page, Request, Route } from '@playwright/test';

/** What can go wrong with one call (F1). */
export const KINDS = ['5xx', 'time-out', 'reset', 'bad JSON', 'wrong shape'] as const;
export type Kind = (typeof KINDS)[number];
/** For one more place of a call that is looked at in all ways at another. */
export const TWO_KINDS = ['5xx', 'reset'] as const satisfies readonly Kind[];

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
  /** How many calls it has let through since it last struck. */
  passed = 0;
  readonly #held = new Set<Route>();
  readonly #awaited = new Set<Request>();

  /** Puts it between the page and the calls that `pattern` finds. */
  static async on(page: Page, pattern: RegExp): Promise<Fault> {
    const fault = new Fault();
    fault.count(page);
    await page.route(pattern, (route) => fault.answer(route));
    return fault;
  }

  /**
   * How many other calls the page still waits for. A clock that is put on gives those up too, and what they bring
   * is none of this fault's.
   */
  get others(): number {
    const held = new Set([...this.#held].map((route) => route.request()));
    return [...this.#awaited].filter((request) => !held.has(request)).length;
  }

  async end(): Promise<void> {
    this.kind = null;
    const held = [...this.#held];
    this.#held.clear();
    await Promise.all(held.map((route) => route.abort().catch(() => undefined)));
  }

  private count(page: Page): void {
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') this.#awaited.add(request);
    });
    page.on('requestfinished', (request) => this.#awaited.delete(request));
    page.on('requestfailed', (request) => this.#awaited.delete(request));
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) this.#awaited.clear();
    });
  }

  private async answer(route: Route): Promise<void> {
    const { kind } = this;
    if (kind === null) {
      this.passed += 1;
      return route.continue();
    }
    this.passed = 0;
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
