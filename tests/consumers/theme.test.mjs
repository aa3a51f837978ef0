// A brand made in the theme studio, exported as an npm package, and installed beside the packed design system.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineBrand } from '@parlour/design-system/theme';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { npmTheme } from '../../.storybook/studio/files/npmTheme.ts';
import { ensureBrowser } from '../../scripts/browser.mjs';
import { NAME, packDesignSystem } from '../../scripts/lib/designSystemPackage.mjs';
import { install } from '../../scripts/lib/localRegistry.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import { inConsumer } from './lib/packaging.mjs';
import { visitPage } from './lib/visitPage.mjs';
import { serving } from './lib/viteApp.mjs';

const NEXT = join(root, 'tests', 'consumers', 'next');

const BRAND = defineBrand({
  name: 'Lagoon Bay',
  brandColor: '#2f6fde',
  accentColor: '#3cc8c0',
  surfaceTint: '#203060',
  radius: { control: 20, card: 6 },
  density: 'roomy',
  glow: 'strong',
});

/** By the rules of the package's README, and with the brand in the first frame. */
const LAYOUT = `import 'lagoon-bay-theme/theme.css';
import { ThemeProvider } from '@parlour/design-system/theme';
import { brand } from 'lagoon-bay-theme';
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

const PAGE = `import { Button } from '@parlour/design-system/Button';
import { Card } from '@parlour/design-system/Card';

export default function Page() {
  return (
    <main>
      <Button>Deposit</Button>
      <div data-scheme="light">
        <Button tone="accent">Open the reward</Button>
      </div>
      <Card title="A card">Text</Card>
    </main>
  );
}
`;

/** Colour as computed styles have it. */
function rgb(hex) {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${parts.join(', ')})`;
}

/** What the brand has to be on the page: styles of the buttons and of the page's ground. */
async function lookOf(page) {
  const styleOf = (locator, names) =>
    locator.evaluate(
      (element, wanted) => wanted.map((name) => getComputedStyle(element)[name]),
      names,
    );
  const button = page.getByRole('button', { name: 'Deposit' });
  const [background, color, radius, height, shadow] = await styleOf(button, [
    'backgroundColor',
    'color',
    'borderRadius',
    'minHeight',
    'boxShadow',
  ]);
  const [reward] = await styleOf(page.getByRole('button', { name: 'Open the reward' }), [
    'backgroundColor',
  ]);
  const [ground] = await styleOf(page.locator('body'), ['backgroundColor']);
  return { background, color, radius, height, glows: shadow !== 'none', reward, ground };
}

const { dark, light } = BRAND.colors;
const EXPECTED = {
  background: rgb(dark.action),
  color: rgb(dark['on-action']),
  radius: '20px',
  height: '44px',
  glows: true,
  reward: rgb(light.accent),
  ground: rgb(dark['surface-page']),
};

describe('[RV-07] a brand from the theme studio in a fresh Next.js application', () => {
  let folder;

  beforeAll(async () => {
    await ensureBrowser();
    folder = mkdtempSync(join(tmpdir(), 'parlour-theme-'));
    const tarball = await packDesignSystem(join(folder, 'packed'));
    writeFileSync(join(folder, 'theme.tgz'), await npmTheme(BRAND));
    for (const name of ['package.json', 'next.config.mjs', 'tsconfig.json'])
      cpSync(join(NEXT, name), join(folder, name));
    const file = join(folder, 'package.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    Object.assign(manifest.dependencies, {
      [NAME]: `file:${tarball}`,
      'lagoon-bay-theme': 'file:theme.tgz',
    });
    writeFileSync(file, JSON.stringify(manifest));
    cpSync(join(NEXT, 'app'), join(folder, 'app'), {
      recursive: true,
      filter: (path) => path.endsWith('app'),
    });
    writeFileSync(join(folder, 'app', 'layout.tsx'), LAYOUT);
    writeFileSync(join(folder, 'app', 'page.tsx'), PAGE);
    await install(folder);
    await inConsumer(folder, 'next', ['build']);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is seen on a button, before scripts have run and after', async () => {
    await serving(folder, 'next', ['start'], async (url) => {
      const faults = await visitPage(url, async (page) => {
        await page.waitForLoadState('networkidle');
        assert.deepEqual(await lookOf(page), EXPECTED);
        const still = await page.context().browser().newPage({ javaScriptEnabled: false });
        await still.goto(url);
        assert.deepEqual(await lookOf(still), EXPECTED, 'in the HTML of the server');
      });
      assert.deepEqual(faults, [], 'the console stays empty');
    });
  });
});
