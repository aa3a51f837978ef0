import { addRoute } from './manifest.mjs';
import { camel, capital, kebab, splitFeature, UsageError, words } from './names.mjs';
import { checkNamespace, checkRoute } from './taken.mjs';
import { namespaceFile } from './texts.mjs';

const component = (
  page,
  namespace,
) => `import { EmptyState } from '@parlour/design-system/EmptyState';
import { usePageHead } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';

/** Says what the page is for. */
export default function ${page}() {
  const { t } = useTranslation('${namespace}');
  usePageHead(t('title'), t('text'));
  return (
    <EmptyState title={t('title')} headingLevel={1}>
      {t('text')}
    </EmptyState>
  );
}
`;

const stories = (feature, page, path, title) => `// stories-check: no Loading, makes no calls
// stories-check: no Empty, has no list
// stories-check: no NetworkError, makes no calls
// stories-check: no BusinessError, makes no calls
import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import ${page} from './${page}';

const meta = {
  title: 'Features/${capital(feature)}/${page}',
  component: ${page},
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  parameters: { feature: { path: '${path}' } },
} satisfies Meta<typeof ${page}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
  },
};

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
`;

/** Files of a page, without the route: a new feature writes its own. */
export function pageFiles(feature, page, path, project) {
  const namespace = camel(page);
  checkRoute(path, project);
  checkNamespace(namespace, project);
  const title = words(page.replace(/Page$/, ''));
  const folder = `packages/features/${feature}/src/pages/${page}`;
  return [
    [`${folder}/${page}.tsx`, component(page, namespace)],
    [`${folder}/${page}.stories.tsx`, stories(feature, page, path, title)],
    namespaceFile(feature, namespace, { title, text: `What ${title.toLowerCase()} is for.` }),
  ];
}

/** `page prizes/PrizeDrawPage`: a page with its route, stories and texts. */
export function newPage(name, project, { path } = {}) {
  const { feature, own } = splitFeature(name, 'page', 'PrizeDrawPage', project);
  if (!own.endsWith('Page')) throw new UsageError(`The name of a page ends in Page: ${own}Page.`);
  if (project.exists(`packages/features/${feature}/src/pages/${own}`))
    throw new UsageError(`There is a page ${own} in ${feature} already.`);
  const at = path ?? `/${kebab(own.slice(0, -4))}`;
  const manifest = `packages/features/${feature}/src/feature.ts`;
  return new Map([
    ...pageFiles(feature, own, at, project),
    [manifest, addRoute(project.read(manifest), at, own)],
  ]);
}
