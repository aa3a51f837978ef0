import type { Page, Request, Route } from '@playwright/test';

/** What can go wrong with one call (F1). */
export const KINDS = ['5xx', 'time-out', 'reset', 'bad JSON', 'wrong shape'] as const;
export type Kind = (typeof KINDS)[number];
/** For further pages with a call whose five kinds are tested elsewhere. */
export const TWO_KINDS = ['5xx', 'reset'] as const satisfies readonly Kind[];

const STATUSES = [500, 502, 503, 504] as const;
const NETWORK = 'Network link is abnormal, please try again';
const SLOW = 'The page took longer time to load, please check your network connectivity';
const SYSTEM = 'Unknown error';

/** Chunks are no calls, and cached ones are not always reported as finished. */
const CHUNK = /\/assets\//;

/** The messages that people see. */
export const TEXTS: Readonly<Record<Kind, string>> = {
  '5xx': SYSTEM,
  'time-out': SLOW,
  reset: NETWORK,
  'bad JSON': SYSTEM,
  'wrong shape': SYSTEM,
};

/** An injected fault of one call of the gateway, which can be changed and ended. */
export class Fault {
  kind: Kind | null = null;
  strikes = 0;
  /** Calls let through since the last fault. */
  passed = 0;
  readonly #unanswered = new Set<Route>();
  readonly #awaited = new Set<Request>();

  /** Intercepts the calls of a page that match a pattern. */
  static async on(page: Page, pattern: RegExp): Promise<Fault> {
    const fault = new Fault();
    fault.count(page);
    await page.route(pattern, (route) => fault.answer(route));
    return fault;
  }

  /**
   * Other calls that the page waits for. Moving the clock would time them out too, with errors that have nothing to do
   * with this fault.
   */
  get others(): string[] {
    const unanswered = new Set([...this.#unanswered].map((route) => route.request()));
    return [...this.#awaited].filter((request) => !unanswered.has(request)).map((one) => one.url());
  }

  /** How many of the unanswered calls the page still waits for. */
  get waiting(): number {
    return this.#awaited.size - this.others.length;
  }

  async end(): Promise<void> {
    this.kind = null;
    const unanswered = [...this.#unanswered];
    this.#unanswered.clear();
    await Promise.all(unanswered.map((route) => route.abort().catch(() => undefined)));
  }

  private count(page: Page): void {
    // A new document waits for no calls of the last one, which may begin some until the new one arrives. A change of
    // the URL without a load clears nothing.
    let isLoading = false;
    page.on('response', (response) => {
      const request = response.request();
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isLoading = true;
    });
    page.on('framenavigated', (frame) => {
      if (!isLoading || frame !== page.mainFrame()) return;
      isLoading = false;
      this.#awaited.clear();
    });
    page.on('request', (request) => {
      // Not the calls of a game in its frame, which never end.
      const isOwn = request.resourceType() === 'fetch' && request.frame() === page.mainFrame();
      if (isOwn && !CHUNK.test(request.url())) this.#awaited.add(request);
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
        this.#unanswered.add(route);
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
