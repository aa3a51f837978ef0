import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { logIn, visit } from '../support/visitor';
import { GAMES, SITE } from '../support/watch';

const FOLDER = 'apps/site/dist';
const MANIFEST = '.vite/manifest.json';

/** Every served file, by its path. The manifest is for tools and is not served. */
const FILES = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => relative(FOLDER, join(parentPath, name)).replaceAll('\\', '/'))
  .filter((file) => file !== MANIFEST);
const TEXTS = FILES.filter((file) => /\.(?:css|html|js|json|svg|txt)$/.test(file)).map(
  (file): [string, string] => [file, readFileSync(join(FOLDER, file), 'utf8')],
);

/** Matches of a pattern, each with its file. */
const found = (pattern: RegExp): string[] =>
  TEXTS.flatMap(([file, text]) => (text.match(pattern) ?? []).map((hit) => `${file}: ${hit}`));

/** Hosts in libraries: XML namespaces, URLs in error messages, and the social login that a merchant may choose. */
const NAMED_HOSTS = [
  'www.w3.org',
  'json-schema.org',
  'react.dev',
  'reactrouter.com',
  'redux.js.org',
  'redux-toolkit.js.org',
  'react.i18next.com',
  // Named in an error of the library.
  'simplewebauthn.dev',
  'github.com',
  'bit.ly',
  'apis.google.com',
  'www.google.com',
  // A base to parse URLs, and the sandbox of an emulator.
  'localhost',
];

/** Paths of pages, and what is visible once each has loaded. */
const PAGES: readonly [path: string, shown: (page: Page) => Locator][] = [
  ['/', (page) => page.getByRole('region', { name: 'Winners' }).getByRole('listitem')],
  ['/rng', (page) => page.getByRole('button', { name: /^Play / })],
  ['/promotions', (page) => page.getByRole('main').getByRole('article')],
  ['/help', (page) => page.getByRole('dialog').getByRole('heading')],
  ['/register', (page) => page.getByRole('dialog').getByLabel('Confirm password')],
  ['/news', (page) => page.getByRole('main').getByRole('time')],
];
const PAGES_OF_MEMBERS: typeof PAGES = [
  ['/pointMall', (page) => page.getByRole('main').getByRole('heading')],
  ['/?member=depositv2', (page) => page.getByRole('dialog').getByRole('textbox')],
  ['/?member=messageV2', (page) => page.getByRole('dialog').getByRole('listitem')],
  ['/vnLottery', (page) => page.getByRole('main').getByRole('heading')],
];

/** Goes through the site as a guest, then as a member. */
async function goThrough(page: Page): Promise<void> {
  const see = async ([path, shown]: (typeof PAGES)[number]): Promise<void> => {
    await visit(page, path);
    await expect(shown(page).first()).toBeVisible();
  };
  for (const one of PAGES) await see(one);
  await visit(page);
  await logIn(page);
  for (const one of PAGES_OF_MEMBERS) await see(one);
}

test.describe('what is shipped', () => {
  test('[C8] [G5] asks for scripts of the build alone and nobody else for anything, says nothing, calls no tools', async ({
    page,
  }) => {
    const built = new Set(FILES.map((file) => `${SITE}/${file}`));
    const scripts = new Set<string>();
    const foreign = new Set<string>();
    const said: string[] = [];
    page.on('request', (request) => {
      const address = request.url();
      // Games have their own host and scripts.
      if (request.frame().parentFrame() !== null) return;
      if (request.resourceType() === 'script') scripts.add(address);
      if (/^https?:/.test(address) && new URL(address).origin !== SITE) foreign.add(address);
    });
    page.on('console', (message) => said.push(message.text()));
    await page.addInitScript(() => {
      const called = (name: string) => () => {
        console.info(`${name} was called`);
        return (creator: unknown) => creator;
      };
      Object.assign(window, {
        __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: called('REDUX_DEVTOOLS_EXTENSION_COMPOSE'),
        __REDUX_DEVTOOLS_EXTENSION__: called('REDUX_DEVTOOLS_EXTENSION'),
      });
    });
    await goThrough(page);
    expect(scripts.size).toBeGreaterThan(20);
    expect([...scripts].filter((address) => !built.has(address))).toEqual([]);
    expect([...foreign].filter((address) => new URL(address).origin !== GAMES)).toEqual([]);
    expect(said).toEqual([]);
  });

  test('[G4] [G5] holds no maps, no places of the source, no secrets and no strange hosts', () => {
    expect(TEXTS.length).toBeGreaterThan(100);
    expect(FILES.filter((file) => /\.(?:map|tsx?|env|pem|key)$|(?:^|\/)\./.test(file))).toEqual([]);
    expect(found(/sourceMappingURL|\bdebugger;/g)).toEqual([]);
    expect(found(/node_modules\/|(?:packages|apps)\/[\w-]+\/src\/|\/src\/main\.tsx?/g)).toEqual([]);
    expect(TEXTS.filter(([, text]) => text.includes(process.cwd())).map(([file]) => file)).toEqual(
      [],
    );
    expect(
      found(
        /Parlour#2024|\b(?:246810|482913)\b|key-of-the-tests|PRIVATE KEY-|AKIA[0-9A-Z]{16}|AIza[\w-]{35}/g,
      ),
    ).toEqual([]);
    expect(found(/__CSP_NONCE__/g).filter((hit) => !hit.includes('.html: '))).toEqual([]);
    const hosts = found(/https?:\/\/[\w-]+(?:\.[\w-]+)*/g).filter(
      (hit) => !NAMED_HOSTS.includes(hit.replace(/^.*:\/\//, '')),
    );
    expect(hosts).toEqual([]);
  });

  test('[G5] is all that is served: no maps, no manifest, nothing beside the folder', async ({
    request,
  }) => {
    const script = FILES.find((file) => file.endsWith('.js')) ?? '';
    expect((await request.get(`/${script}`)).status()).toBe(200);
    for (const path of [
      `/${script}.map`,
      `/${MANIFEST}`,
      '/.env',
      '/.git/config',
      '/package.json',
      '/src/main.tsx',
      '/@vite/client',
      '/assets/..%2f..%2fpackage.json',
      '/..%2f..%2f..%2fpackage.json',
      '/node_modules/react/package.json',
    ]) {
      const answer = await request.get(path, { headers: { Accept: '*/*' } });
      expect([400, 404], `${path}: ${String(answer.status())}`).toContain(answer.status());
    }
  });
});
