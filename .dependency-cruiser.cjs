// Who may import whom. A feature is every folder of packages/features beside `core` and `shared`: a new one is covered at once.
const { readdirSync } = require('node:fs');
const { join } = require('node:path');

const featureNames = readdirSync(join(__dirname, 'packages', 'features'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['core', 'shared'].includes(entry.name))
  .map((entry) => entry.name);

const DESIGN_SYSTEM = '^packages/design-system/';
const GATEWAY_CLIENT = '^packages/gateway-openapi/';
const CORE = '^packages/features/core/';
const SHARED = '^packages/features/shared/';
const FEATURE = `^packages/features/(${featureNames.join('|')})/`;
const ANY_FEATURE = '^packages/features/[^/]+/';
const SCENARIO = '^packages/scenario/';
const DELIVERY = '^packages/delivery/';
const SITE = '^apps/site/';
const GATEWAY = '^apps/gateway/';
const TESTING = '/testing/|\\.(?:stories|examples|test|fixtures)\\.tsx?$';

const forbid = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

const onlyOwnFeature = featureNames.map((name) =>
  forbid(
    `no-sideways-from-${name}`,
    'A feature never imports a feature: lift the data to core, or let the site pass it.',
    { path: `^packages/features/${name}/` },
    { path: FEATURE, pathNot: `^packages/features/${name}/` },
  ),
);

module.exports = {
  forbidden: [
    forbid(
      'no-cycles',
      'Two files that need each other are one thing, or miss a third.',
      {},
      { circular: true },
    ),
    forbid(
      'resolvable',
      'The import leads nowhere.',
      {},
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),
    forbid(
      'declared-packages-only',
      'The package is not among the dependencies of the package that imports it.',
      {
        path: ['^(?:packages|apps)/[^/]+/src/', '^packages/features/[^/]+/src/'],
        pathNot: TESTING,
      },
      // An optional peer stands in two fields of package.json; the tool does not know the second one.
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['npm-peer'] },
    ),

    ...onlyOwnFeature,
    forbid(
      'design-system-stands-alone',
      'The design system knows no gateway, feature or app.',
      { path: DESIGN_SYSTEM },
      { path: [GATEWAY_CLIENT, ANY_FEATURE, SITE, GATEWAY] },
    ),
    forbid(
      'design-system-knows-no-app-library',
      'Text, data and links come to the design system by props.',
      { path: `${DESIGN_SYSTEM}src/` },
      {
        path: 'node_modules/(?:react-redux|@reduxjs|i18next|react-i18next|react-router|react-router-dom)/',
      },
    ),
    forbid(
      'delivery-knows-no-site',
      'What brings a site to the browser knows no site, feature or component.',
      { path: DELIVERY },
      { path: [DESIGN_SYSTEM, GATEWAY_CLIENT, ANY_FEATURE, SITE, GATEWAY] },
    ),
    forbid(
      'only-the-site-is-delivered',
      'Features and components know nothing of how they reach the browser; the build of the package takes its styles out.',
      { path: [`${DESIGN_SYSTEM}src/`, GATEWAY_CLIENT, ANY_FEATURE] },
      { path: DELIVERY },
    ),
    forbid(
      'scenario-stands-alone',
      'The language of scenarios is spoken by gateway, site, stories and tests, and knows none of them.',
      { path: SCENARIO, pathNot: TESTING },
      { path: [DESIGN_SYSTEM, GATEWAY_CLIENT, ANY_FEATURE, DELIVERY, SITE, GATEWAY] },
    ),
    forbid(
      'product-knows-no-scenario',
      'Scenarios are for reviewers: features and components look the same without them.',
      { path: [DESIGN_SYSTEM, GATEWAY_CLIENT, ANY_FEATURE, `${GATEWAY}src/(?!demo/)`] },
      { path: SCENARIO },
    ),
    forbid(
      'client-stands-alone',
      'The client of the contract knows no user interface.',
      { path: GATEWAY_CLIENT },
      { path: [DESIGN_SYSTEM, ANY_FEATURE, SITE, GATEWAY] },
    ),
    forbid(
      'core-without-interface',
      'What all features share draws nothing and knows none of them.',
      { path: `${CORE}src/`, pathNot: TESTING },
      { path: [DESIGN_SYSTEM, SHARED, FEATURE, SITE, GATEWAY] },
    ),
    forbid(
      'shared-below-the-features',
      'What several features draw knows none of them, and asks no gateway.',
      { path: `${SHARED}src/`, pathNot: TESTING },
      { path: [GATEWAY_CLIENT, FEATURE, SITE, GATEWAY] },
    ),
    forbid(
      'core-without-feature',
      'Core is below the features.',
      { path: CORE },
      { path: [SHARED, FEATURE, SITE, GATEWAY] },
    ),
    forbid(
      'features-below-the-site',
      'A feature knows no app.',
      { path: ANY_FEATURE },
      { path: [SITE, GATEWAY] },
    ),
    forbid(
      'gateway-shares-the-contract-only',
      'Server and client share the contract and its examples, never code.',
      { path: GATEWAY },
      { path: [DESIGN_SYSTEM, ANY_FEATURE, SITE, `${GATEWAY_CLIENT}src/(?!generated/)`] },
    ),
    forbid(
      'gateway-platform-knows-no-domain',
      'What any gateway needs stands below the domains, and so does the database.',
      { path: `${GATEWAY}src/(?:platform|database)/`, pathNot: TESTING },
      {
        path: `${GATEWAY}src/`,
        pathNot: `${GATEWAY}src/(?:platform|database|generated)/|/config[.]ts$`,
      },
    ),
    forbid(
      'gateway-product-knows-no-demo',
      'The demo comes in by its door alone, which one file loads: without the folder the product still starts.',
      { path: `${GATEWAY}src/`, pathNot: `${GATEWAY}src/(?:demo/|loadDemo[.]ts$)|${TESTING}` },
      { path: `${GATEWAY}src/demo/` },
    ),
    forbid(
      'gateway-domains-know-no-composition',
      'Domains are put together above them, and so is what serves the site.',
      {
        path: `${GATEWAY}src/[^/]+/`,
        pathNot: `${GATEWAY}src/(?:site|demo|scripts)/`,
      },
      {
        path: `${GATEWAY}src/(?:site/|(?:main|app|operations|guards|demoInterface|loadDemo|merchantContent)[.]ts$)`,
      },
    ),
    forbid(
      'site-by-doors-only',
      'The site imports the door of a feature, nothing behind it.',
      { path: `${SITE}src/` },
      {
        path: `${ANY_FEATURE}src/`,
        pathNot: `${ANY_FEATURE}src/(?:index\\.ts$|i18n/.+\\.json$)|/testing/`,
      },
    ),
    forbid(
      'no-generated-outside-endpoints',
      'Generated files know no cache tags: import from endpoints.',
      {
        path: '^(?:packages|apps/site)/',
        pathNot: `${GATEWAY_CLIENT}(?:src/(?:endpoints|generated|testing)|scripts)/`,
      },
      {
        path: `${GATEWAY_CLIENT}src/generated/`,
        pathNot: '/generated/(?:operations|publicQueries|shapes|lobbyShapes|startShapes)[.]ts$',
      },
    ),

    forbid(
      'views-know-no-page',
      'Pages use components, never the other way round.',
      { path: `${ANY_FEATURE}src/components/`, pathNot: TESTING },
      { path: `${ANY_FEATURE}src/pages/` },
    ),
    forbid(
      'views-call-no-gateway',
      'A view takes data and callbacks; only types of the gateway may be named here.',
      { path: `${ANY_FEATURE}src/components/`, pathNot: TESTING },
      { path: GATEWAY_CLIENT, dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'model-draws-nothing',
      'Logic knows no component.',
      { path: `${ANY_FEATURE}src/model/`, pathNot: TESTING },
      { path: `${ANY_FEATURE}src/(?:components|pages)/` },
    ),
    forbid(
      'no-testing-in-the-product',
      'Test helpers stay out of what is shipped.',
      { path: '^(?:packages|apps)/', pathNot: `${TESTING}|/test/|/scripts/` },
      { path: '/src/testing/|\\.fixtures\\.tsx?$' },
    ),
    forbid(
      'end-to-end-by-address-only',
      'Whole journeys know the product by its address; samples may be shared with the tests of a lower layer.',
      { path: '^tests/e2e/' },
      {
        path: '^(?:apps|packages)/',
        pathNot: `${GATEWAY_CLIENT}spec/|${SCENARIO}|\\.fixtures\\.ts$`,
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: [
        '^tests/consumers/(?:vite|next)/',
        '^(?:packages|apps)/[^/]+/dist/',
        '^storybook-static/',
        '^[.]storybook/public/',
      ],
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.web.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.json'],
    },
  },
};
