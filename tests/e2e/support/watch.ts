import { expect, type Page, type Request } from '@playwright/test';

const port = process.env['E2E_PORT'] ?? '4390';
/** The site's origin. */
export const SITE = `http://localhost:${port}`;
/** The origin of its games. */
export const GAMES = `http://127.0.0.1:${port}`;

/** Forbidden actions of a page. Each list stays empty in normal use. */
export interface Watched {
  /** Requests of the page or its frames to other origins. */
  foreign: string[];
  /** Violations of the page's policy, including trusted types, and those reported to the gateway. */
  refusals: string[];
  /** Errors of scripts, and dialogs that they opened. */
  errors: string[];
  /** URLs of opened windows. */
  windows: string[];
}

declare global {
  interface Window {
    /** Set by hostile samples where any of their code runs. */
    hit?: number;
    noteRefusal: (refusal: string) => void;
  }
}

interface WatchOptions {
  /** Allowed origins beside the site's own. */
  allowed?: readonly string[];
}

/** A report to the gateway, in the format of the page's own entries. */
function reported(request: Request): string {
  const { 'csp-report': report } = request.postDataJSON() as {
    'csp-report': Record<string, string>;
  };
  return `${report['effective-directive'] ?? ''}: ${report['blocked-uri'] ?? ''}`;
}

/** Records a page from before its first visit. Requests to other origins get no answer. */
export async function watch(page: Page, { allowed = [] }: WatchOptions = {}): Promise<Watched> {
  const watched: Watched = { foreign: [], refusals: [], errors: [], windows: [] };
  const isForeign = (address: string): boolean => {
    const { protocol, origin } = new URL(address);
    return protocol.startsWith('http') && origin !== SITE && !allowed.includes(origin);
  };
  page.on('request', (request) => {
    if (isForeign(request.url())) watched.foreign.push(request.url());
    if (request.url().includes('/wps/report/csp')) watched.refusals.push(reported(request));
  });
  page.on('pageerror', (error) => watched.errors.push(error.message));
  page.on('dialog', (dialog) => {
    watched.errors.push(dialog.message());
    void dialog.dismiss();
  });
  page.context().on('page', (opened) => {
    watched.windows.push(opened.url());
    void opened.close();
  });
  // As if the user had stopped it: with any other error, the error page would replace the site.
  await page.context().route(/^https?:\/\/[\w.-]+\.example[:/]/, (route) => route.abort('aborted'));
  // The browser sends reports late, so events of the page are recorded, too.
  await page.exposeFunction('noteRefusal', (refusal: string) => watched.refusals.push(refusal));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      window.noteRefusal(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`);
    });
  });
  return watched;
}

/** No script ran, no request left the site, and only what is named was blocked. */
export async function expectQuiet(
  page: Page,
  watched: Watched,
  { mayRefuse = /^$/ }: { mayRefuse?: RegExp } = {},
): Promise<void> {
  expect(await page.evaluate(() => window.hit)).toBeUndefined();
  const refusals = watched.refusals.filter((refusal) => !mayRefuse.test(refusal));
  expect({ ...watched, refusals }).toEqual({
    foreign: [],
    refusals: [],
    errors: [],
    windows: [],
  });
}
