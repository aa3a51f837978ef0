// A brand made in the theme studio from a picture, exported as an npm package, and installed in a Next.js application.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { must, NAME, packDesignSystem } from '../../scripts/lib/designSystemPackage.mjs';
import { install } from '../../scripts/lib/localRegistry.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import { lookOf } from './lib/brandLook.mjs';
import { inConsumer } from './lib/packaging.mjs';
import { makeBrand } from './lib/themeStudio.mjs';
import { twoColorPng } from './lib/twoColorPng.mjs';
import { visitPage } from './lib/visitPage.mjs';
import { serving } from './lib/viteApp.mjs';

const NEXT = join(root, 'tests', 'consumers', 'next');

const COLORS = ['#7a2ea0', '#f0b429'];

const WISH = {
  picture: twoColorPng(...COLORS),
  colors: COLORS,
  name: 'Lagoon Bay',
  radius: '20',
};

/** What the studio calls the package of that name. */
const PACKAGE = 'lagoon-bay-theme';

/** By the rules of the package's README, and with the brand in the first frame. */
const LAYOUT = `import '${PACKAGE}/theme.css';
import { ThemeProvider } from '@parlour/design-system/theme';
import { brand } from '${PACKAGE}';
import type { ReactNode } from 'react';

export const metadata = { title: brand.name, icons: { icon: 'data:,' } };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-scheme="dark">
      <body>
        <ThemeProvider brand={brand}>{children}</ThemeProvider>
      </body>
    </html>
  );
}
`;

/** The theme of the page, and the other one for a part of it. */
const PAGE = `import { Button } from '@parlour/design-system/Button';

const buttons = (
  <>
    <Button>Deposit</Button>
    <Button tone="accent">Open the reward</Button>
  </>
);

export default function Page() {
  return (
    <main>
      <section aria-label="dark">{buttons}</section>
      <section
        aria-label="light"
        data-scheme="light"
        style={{ background: 'var(--pl-color-surface-page)' }}
      >
        {buttons}
      </section>
    </main>
  );
}
`;

/** How the application shows the brand in each theme. */
const looksOf = async (page) => ({
  dark: await lookOf(page.getByRole('region', { name: 'dark' })),
  light: await lookOf(page.getByRole('region', { name: 'light' })),
});

describe('[RV-07] a brand made in the theme studio from a picture, in a fresh Next.js application', () => {
  let folder;
  let made;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'parlour-theme-'));
    made = await makeBrand(WISH, folder);
    const tarball = await packDesignSystem(join(folder, 'packed'));
    for (const name of ['next.config.mjs', 'tsconfig.json'])
      cpSync(join(NEXT, name), join(folder, name));
    const manifest = JSON.parse(readFileSync(join(NEXT, 'package.json'), 'utf8'));
    manifest.dependencies[NAME] = `file:${tarball}`;
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    cpSync(join(NEXT, 'app'), join(folder, 'app'), {
      recursive: true,
      filter: (path) => path.endsWith('app'),
    });
    writeFileSync(join(folder, 'app', 'layout.tsx'), LAYOUT);
    writeFileSync(join(folder, 'app', 'page.tsx'), PAGE);
    await install(folder);
    // As the studio says.
    await must('npm', ['install', `./${made.file}`, '--no-audit', '--no-fund'], { cwd: folder });
    await inConsumer(folder, 'next', ['build']);
    // With a Storybook that is not in the cache.
  }, 1_200_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is seen as in the studio in both themes, before scripts have run and after', async () => {
    assert.equal(made.file, `${PACKAGE}-1.0.0.tgz`);
    await serving(folder, 'next', ['start'], async (url) => {
      const faults = await visitPage(url, async (page) => {
        await page.waitForLoadState('networkidle');
        assert.deepEqual(await looksOf(page), made.looks);
        const still = await page.context().browser().newPage({ javaScriptEnabled: false });
        await still.goto(url);
        assert.deepEqual(await looksOf(still), made.looks, 'in the HTML of the server');
      });
      assert.deepEqual(faults, [], 'the console stays empty');
    });
  });
});
