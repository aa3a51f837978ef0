import { describe, expect, it } from 'vitest';
import { newComponent } from './new/component.mjs';
import { newFeature } from './new/feature.mjs';
import { newLanguage } from './new/language.mjs';
import { newOverlay } from './new/overlay.mjs';
import { newPage } from './new/page.mjs';

const FEATURES = 'packages/features';
const DS = 'packages/design-system/src';

const POINTS = `import { type FeatureModule, PATHS } from '@parlour/feature-core';

const mall = () => import('./pages/PointMallPage/PointMallPage');

/** What points are worth. */
export const feature: FeatureModule = {
  name: 'points',
  routes: [
    { path: PATHS.pointMall, page: mall },
  ],
};
`;

const NEWS = `import type { FeatureModule } from '@parlour/feature-core';

declare module '@parlour/feature-core/registries' {
  interface StorageKeyRegistry {
    newsClosed: true;
  }
  interface OverlayRegistry {
    news: {
      id: string;
    };
  }
}

/** The news. */
export const feature: FeatureModule = {
  name: 'news',
  overlays: { news: () => import('./overlays/NewsOverlay/NewsOverlay') },
};
`;

// What the generators see is a repository of its own: the test stays true when somebody has used the command.
const REPOSITORY = {
  [`${FEATURES}/core/src/languages/languages.ts`]:
    "  row('en', 'EN'),\n  row('ar', 'AR'),\n['rtl']",
  [`${FEATURES}/core/src/routes/paths.ts`]: "export const PATHS = { pointMall: '/pointMall' }",
  [`${FEATURES}/core/src/i18n/first/common/en.json`]:
    '{ "title": "Games", "count_one": "{{count}} game", "count_other": "{{count}} games" }',
  [`${FEATURES}/points/src/feature.ts`]: POINTS,
  [`${FEATURES}/points/src/pages/PointMallPage/PointMallPage.tsx`]: '',
  [`${FEATURES}/news/src/feature.ts`]: NEWS,
  [`${FEATURES}/news/src/i18n/late/rulesPage/en.json`]: '{}',
  [`${DS}/components/Button/Button.tsx`]: '',
  [`${DS}/index.ts`]: "export { Button } from './components/Button/Button';\n",
};
const paths = Object.keys(REPOSITORY);
const project = {
  exists: (path) => paths.some((each) => each === path || each.startsWith(`${path}/`)),
  read: (path) => REPOSITORY[path],
  list: (path) =>
    paths
      .filter((each) => each.startsWith(`${path}/`))
      .map((each) => each.slice(path.length + 1).split('/')[0]),
  files: () => paths,
};

describe('npm run new', () => {
  it('writes a feature with a page that the site finds', () => {
    const folder = `${FEATURES}/prizes`;
    const files = newFeature('prizes', project);
    expect([...files.keys()]).toEqual([
      `${folder}/package.json`,
      `${folder}/README.md`,
      `${folder}/src/feature.ts`,
      `${folder}/src/pages/PrizesPage/PrizesPage.tsx`,
      `${folder}/src/pages/PrizesPage/PrizesPage.stories.tsx`,
      `${folder}/src/i18n/late/prizesPage/en.json`,
    ]);
    expect(JSON.parse(files.get(`${folder}/package.json`)).name).toBe('@parlour/feature-prizes');
    expect(files.get(`${folder}/src/feature.ts`)).toContain(
      "routes: [{ path: '/prizes', page: () => import('./pages/PrizesPage/PrizesPage') }],",
    );
  });

  it('adds a page to the routes, with texts in English', () => {
    const files = newPage('points/PrizeDrawPage', project);
    expect(files.get(`${FEATURES}/points/src/feature.ts`)).toBe(
      POINTS.replace(
        'routes: [\n',
        `routes: [
    { path: '/prize-draw', page: () => import('./pages/PrizeDrawPage/PrizeDrawPage') },
`,
      ),
    );
    const texts = files.get(`${FEATURES}/points/src/i18n/late/prizeDrawPage/en.json`);
    expect(JSON.parse(texts).title).toBe('Prize draw');
  });

  it('gives a page the path that is asked for, and a feature its first route', () => {
    const files = newPage('news/PrizeDrawPage', project, { path: '/draw/today' });
    expect(files.get(`${FEATURES}/news/src/feature.ts`)).toContain(`
  routes: [
    { path: '/draw/today', page: () => import('./pages/PrizeDrawPage/PrizeDrawPage') },
  ],
};`);
  });

  it('adds a dialog to the registry and to the manifest', () => {
    const files = newOverlay('news/PrizeRules', project);
    const manifest = files.get(`${FEATURES}/news/src/feature.ts`);
    expect(manifest).toContain('OverlayRegistry {\n    prizeRules: object;\n    news: {');
    expect(manifest).toContain(
      "prizeRules: () => import('./overlays/PrizeRulesOverlay/PrizeRulesOverlay'), news: () =>",
    );
    expect(files.has(`${FEATURES}/news/src/i18n/late/prizeRulesOverlay/en.json`)).toBe(true);
  });

  it('gives a feature without dialogs a registry', () => {
    const manifest = newOverlay('points/PrizeRulesOverlay', project).get(
      `${FEATURES}/points/src/feature.ts`,
    );
    expect(manifest).toContain(`feature-core';

declare module '@parlour/feature-core/registries' {
  interface OverlayRegistry {
    prizeRules: object;
  }
}

const mall`);
    expect(manifest).toContain(`
  overlays: {
    prizeRules: () => import('./overlays/PrizeRulesOverlay/PrizeRulesOverlay'),
  },
};`);
  });

  it('writes a component with its export and a changeset', () => {
    const files = newComponent('PrizeWheel', project);
    expect(files.get(`${DS}/index.ts`)).toBe(`${REPOSITORY[`${DS}/index.ts`]}\
export { PrizeWheel, type PrizeWheelProps } from './components/PrizeWheel/PrizeWheel';
`);
    expect(files.has('.changeset/prize-wheel.md')).toBe(true);
    expect(files.has(`${DS}/components/PrizeWheel/PrizeWheel.stories.tsx`)).toBe(true);
  });

  it('copies the texts for a language, with all its plural categories', () => {
    const files = newLanguage('ar', project);
    const copied = JSON.parse(files.get(`${FEATURES}/core/src/i18n/first/common/ar.json`));
    expect(copied).toEqual({
      title: 'Games',
      count_zero: '{{count}} games',
      count_one: '{{count}} game',
      count_two: '{{count}} games',
      count_few: '{{count}} games',
      count_many: '{{count}} games',
      count_other: '{{count}} games',
    });
  });

  it.each([
    ['a component without a name', () => newComponent(undefined, project), 'Name the component'],
    ['a component in two words', () => newComponent('prize wheel', project), 'like PrizeDraw'],
    ['a component that is there', () => newComponent('Button', project), 'Button already'],
    ['a feature without a name', () => newFeature(undefined, project), 'Name the feature'],
    ['a feature with a capital', () => newFeature('Prizes', project), 'looks like prizes'],
    ['a feature that is there', () => newFeature('news', project), 'feature news already'],
    ['a feature whose path is taken', () => newFeature('pointmall', taken('/pointmall')), 'taken'],
    ['a page without a feature', () => newPage('DrawPage', project), 'such as prizes/PrizeDraw'],
    ['a page of too many parts', () => newPage('points/a/b', project), 'such as prizes/PrizeDraw'],
    ['a page of no feature', () => newPage('nothing/DrawPage', project), 'no feature nothing'],
    ['a page by another name', () => newPage('points/Draw', project), 'ends in Page: DrawPage'],
    ['a page that is there', () => newPage('points/PointMallPage', project), 'Page in points'],
    ['a path without a slash', () => newPage('news/APage', project, { path: 'a' }), 'like /draw'],
    ['a path that is taken', () => newPage('news/APage', taken('/a')), 'taken by'],
    ['texts by a taken name', () => newPage('points/RulesPage', project), 'texts named rulesPage'],
    ['a dialog of another feature', () => newOverlay('points/News', project), 'dialog news'],
    ['no language', () => newLanguage(undefined, project), 'Name the language'],
    ['a language that nobody knows', () => newLanguage('rtl', project), 'rtl is no language of'],
    ['a language that is there', () => newLanguage('en', project), 'all its texts already'],
  ])('refuses %s', (_, act, message) => {
    expect(act).toThrow(message);
  });
});

function taken(path) {
  const table = `${FEATURES}/points/src/model/pointPaths.ts`;
  return {
    ...project,
    files: () => [...paths, table],
    read: (file) => (file === table ? `export const A = '${path}';` : project.read(file)),
  };
}
