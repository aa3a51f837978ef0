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

/** A part of the site is no call; the browser does not tell of each that it has in its cache that it has come. */
const PART = /\/assets\//;

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
   * What else the page still waits for. A clock that is put on gives those up too, and what they bring
   * is none of this fault's.
   */
  get others(): string[] {
    const held = new Set([...this.#held].map((route) => route.request()));
    return [...this.#awaited].filter((request) => !held.has(request)).map((one) => one.url());
  }

  /** How many of the calls that it keeps back the page still waits for. */
  get waiting(): number {
    return this.#awaited.size - this.others.length;
  }

  async end(): Promise<void> {
    this.kind = null;
    const held = [...this.#held];
    this.#held.clear();
    await Promise.all(held.map((route) => route.abort().catch(() => undefined)));
  }

  private count(page: Page): void {
    // A page that is loaded anew waits for nothing of the one before, which may go on asking until the new one has come;
    // an address that is written anew leaves it all.
    page.on('response', (response) => {
      const request = response.request();
      if (request.isNavigationRequest() && request.frame() === page.mainFrame())
        this.#awaited.clear();
    });
    page.on('request', (request) => {
      // A game that is played never rests.
      const isOwn = request.resourceType() === 'fetch' && request.frame() === page.mainFrame();
      if (isOwn && !PART.test(request.url())) this.#awaited.add(request);
    });
    page.on('requestfinished', (request) => this.#awaited.delete(request));
    page.on('requestfailed', (request) => this.#awaited.delete(request));
  }

  private async answer(route: Route): Promise<void> {
    const { kind } = this;
    if (kind === null) {
      this.passed += 1;
      return route.continue();
    }
    this.passed = 0;
    this.strikes += 1;
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
