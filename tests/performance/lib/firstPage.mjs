import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { BROWSER_ARGS, ensureBrowser } from '../../../scripts/browser.mjs';
import { root } from '../../../scripts/lib/paths.mjs';

const ORIGIN = 'http://site.localhost';
const PUBLIC = join(root, 'apps', 'site', 'public');
const EXAMPLES = join(root, 'packages', 'gateway-openapi', 'src', 'generated', 'examples.json');
const TYPES = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
};

/** The page counts as loaded after this time without a request, in ms. */
const QUIET = 1000;

/** The contract's example of an operation, by method and path. */
function readExamples() {
  const examples = Object.values(JSON.parse(readFileSync(EXAMPLES, 'utf8')));
  return new Map(
    examples.map(({ method, path, raw, value }) => [
      `${method} ${path}`,
      JSON.stringify(raw ? value : { success: true, value, message: null, errorCode: null }),
    ]),
  );
}

const fileOf = (path) => {
  try {
    return readFileSync(join(PUBLIC, path));
  } catch {
    return undefined;
  }
};

/**
 * Names of the files of a build that a guest's browser requests for the home page until it is idle. Idle time is never
 * reported, so files that wait for it don't load.
 * @param output files of the build
 */
export async function requestedByHome(output) {
  const built = new Map(
    output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
  );
  const examples = readExamples();
  const requested = new Set();
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS });
  try {
    const page = await browser.newPage({ locale: 'en-GB' });
    let last = Date.now();
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.route('**/*', async (route) => {
      last = Date.now();
      const { pathname } = new URL(route.request().url());
      const name = pathname === '/' ? '/index.html' : pathname;
      const body =
        built.get(name) ?? fileOf(name) ?? examples.get(`${route.request().method()} ${name}`);
      if (built.has(name)) requested.add(name.slice(1));
      if (body === undefined) return route.fulfill({ status: 404 });
      const contentType =
        TYPES[name.split('.').at(-1)] ?? (examples.has(`GET ${name}`) ? TYPES.json : undefined);
      return route.fulfill({ body: Buffer.from(body), ...(contentType && { contentType }) });
    });
    await page.goto(`${ORIGIN}/`);
    await page.locator('#root [data-component="GameCard"]').first().waitFor();
    while (Date.now() - last < QUIET) await page.waitForTimeout(QUIET);
  } finally {
    await browser.close();
  }
  return requested;
}
