import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './lib/paths.mjs';
import { newComponent } from './new/component.mjs';
import { newFeature } from './new/feature.mjs';
import { newLanguage } from './new/language.mjs';
import { addOverlay } from './new/manifest.mjs';
import { newOverlay } from './new/overlay.mjs';
import { newPage } from './new/page.mjs';

const project = {
  exists: (path) => existsSync(join(root, path)),
  read: (path) => readFileSync(join(root, path), 'utf8'),
  list: (path) => readdirSync(join(root, path)),
  texts: () => ['packages/features/home/src/i18n/late/home/en.json'],
};
const LATE = 'packages/features/points/src/i18n/late';

describe('npm run new', () => {
  it('writes a feature with a page that the site finds', () => {
    const files = newFeature('sampleonly', project);
    expect(files.get('packages/features/sampleonly/src/feature.ts')).toContain(
      "path: '/sampleonly', page: () => import('./pages/SampleonlyPage/SampleonlyPage')",
    );
    expect([...files.keys()].filter((path) => path.endsWith('.stories.tsx'))).toHaveLength(1);
  });

  it('adds a page to the routes, with texts in every language', () => {
    const files = newPage('points/PrizeDrawPage', project);
    const manifest = files.get('packages/features/points/src/feature.ts');
    expect(manifest).toContain(
      "{ path: '/prize-draw', page: () => import('./pages/PrizeDrawPage/PrizeDrawPage') },",
    );
    // What was there stays.
    expect(manifest).toContain('PointMallPage');
    for (const tag of ['en', 'id', 'zh-Hans'])
      expect(JSON.parse(files.get(`${LATE}/prizeDrawPage/${tag}.json`)).title).toBe('Prize draw');
  });

  it('adds a dialog to the registry and to the manifest', () => {
    const manifest = newOverlay('announcements/PrizeRules', project).get(
      'packages/features/announcements/src/feature.ts',
    );
    expect(manifest).toContain('    prizeRules: object;\n    announcements: object;');
    expect(manifest).toContain(
      "prizeRules: () => import('./overlays/PrizeRulesOverlay/PrizeRulesOverlay'),",
    );
  });

  it('gives a manifest without dialogs both', () => {
    const bare = `import type { FeatureModule } from '@parlour/feature-core';

/** Prizes. */
export const feature: FeatureModule = {
  name: 'prizes',
};
`;
    const manifest = addOverlay(bare, 'rules', 'RulesOverlay');
    expect(manifest).toContain('interface OverlayRegistry {\n    rules: object;\n  }\n}');
    expect(manifest).toContain("  overlays: {\n    rules: () => import('./overlays");
  });

  it('writes a component with its export and a changeset', () => {
    const files = newComponent('SampleOnly', project);
    expect(files.get('packages/design-system/src/index.ts')).toContain(
      "export { SampleOnly, type SampleOnlyProps } from './components/SampleOnly/SampleOnly';",
    );
    expect(files.has('.changeset/sample-only.md')).toBe(true);
  });

  it('copies the texts for a language, with all its plural categories', () => {
    const texts = { title: 'Games', count_one: '{{count}} game', count_other: '{{count}} games' };
    const files = newLanguage('ar', {
      ...project,
      exists: () => false,
      read: (path) => (path.endsWith('.json') ? JSON.stringify(texts) : project.read(path)),
    });
    const copied = JSON.parse(files.get('packages/features/home/src/i18n/late/home/ar.json'));
    expect(Object.keys(copied).sort()).toEqual([
      'count_few',
      'count_many',
      'count_one',
      'count_other',
      'count_two',
      'count_zero',
      'title',
    ]);
  });

  it.each([
    ['a name that is none', () => newComponent('prize wheel', project), 'looks like PrizeDraw'],
    ['a component that is there', () => newComponent('Button', project), 'already'],
    ['a feature that is there', () => newFeature('home', project), 'already'],
    [
      'a feature that is not there',
      () => newPage('nothing/DrawPage', project),
      'no feature nothing',
    ],
    ['a page without a feature', () => newPage('DrawPage', project), 'Name the feature'],
    ['a language that nobody knows', () => newLanguage('xx', project), 'no language of'],
  ])('refuses %s', (_, act, message) => {
    expect(act).toThrow(message);
  });
});
