import { capital, checkFeature, UsageError } from './names.mjs';
import { pageFiles } from './page.mjs';

const packageFile = (feature) => ({
  name: `@parlour/feature-${feature}`,
  version: '0.1.0',
  private: true,
  license: 'MIT',
  type: 'module',
  sideEffects: false,
  exports: { './feature': './src/feature.ts', './i18n/*': './src/i18n/*' },
  dependencies: {
    '@parlour/design-system': 'workspace:*',
    '@parlour/feature-core': 'workspace:*',
    react: 'catalog:',
    'react-i18next': 'catalog:',
  },
});

const manifest = (feature, page) => `import type { FeatureModule } from '@parlour/feature-core';

/** Says what the feature is for. */
export const feature: FeatureModule = {
  name: '${feature}',
  routes: [{ path: '/${feature}', page: () => import('./pages/${page}/${page}') }],
};
`;

const readme = (feature, page) => `# ${capital(feature)}

What the feature is for.

**Owns**

- \`${page}\` (\`/${feature}\`).

**Plugs in.** \`src/feature.ts\` adds the route.

**Endpoints used:** none.

**Texts:** one namespace for each page and dialog, named like it.
`;

/** \`feature prizes\`: a package with one page, which the site finds by its name. */
export function newFeature(name, project) {
  const feature = checkFeature(name);
  const folder = `packages/features/${feature}`;
  if (project.exists(folder)) throw new UsageError(`There is a feature ${feature} already.`);
  const page = `${capital(feature)}Page`;
  return new Map([
    [`${folder}/package.json`, `${JSON.stringify(packageFile(feature), null, 2)}\n`],
    [`${folder}/README.md`, readme(feature, page)],
    [`${folder}/src/feature.ts`, manifest(feature, page)],
    ...pageFiles(feature, page, `/${feature}`, project),
  ]);
}
