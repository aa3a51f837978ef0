import { addOverlay } from './manifest.mjs';
import { camel, capital, splitFeature, words } from './names.mjs';
import { checkNamespace, checkOverlayName } from './taken.mjs';
import { namespaceFile } from './texts.mjs';

const component = (
  overlay,
  name,
  namespace,
) => `import { Dialog } from '@parlour/design-system/Dialog';
import { useOverlay } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';

/** Says what the dialog is for. Opened by \`overlayOpened({ name: '${name}' })\`. */
export default function ${overlay}() {
  const { t } = useTranslation(['${namespace}', 'common']);
  const { isOpen, close } = useOverlay('${name}');
  return (
    <Dialog
      isOpen={isOpen}
      title={t('title')}
      labels={{ close: t('common:actions.close') }}
      onClose={close}
    >
      <p>{t('text')}</p>
    </Dialog>
  );
}
`;

const stories = (
  feature,
  overlay,
  name,
  title,
) => `import { overlayOpened, useCoreDispatch } from '@parlour/feature-core';
import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, screen } from 'storybook/test';
import ${overlay} from './${overlay}';

function Opened() {
  const dispatch = useCoreDispatch();
  useEffect(() => void dispatch(overlayOpened({ name: '${name}' })), [dispatch]);
  return <${overlay} />;
}

const meta = {
  title: 'Features/${capital(feature)}/${overlay}',
  component: ${overlay},
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  render: () => <Opened />,
  parameters: { docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof ${overlay}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: '${title}' })).toBeVisible();
  },
};

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
`;

/** `overlay prizes/PrizeRules`: a dialog with its name in the registry, stories and texts. */
export function newOverlay(given, project) {
  const { feature, own } = splitFeature(given, 'dialog', 'PrizeRules', project);
  const base = own.replace(/Overlay$/, '');
  const overlay = `${base}Overlay`;
  const name = camel(base);
  const namespace = camel(overlay);
  checkOverlayName(name, project);
  checkNamespace(namespace, project);
  const title = words(base);
  const folder = `packages/features/${feature}/src/overlays/${overlay}`;
  const manifest = `packages/features/${feature}/src/feature.ts`;
  const texts = { title, text: `What ${title.toLowerCase()} is for.` };
  return new Map([
    [`${folder}/${overlay}.tsx`, component(overlay, name, namespace)],
    [`${folder}/${overlay}.stories.tsx`, stories(feature, overlay, name, title)],
    namespaceFile(feature, namespace, texts),
    [manifest, addOverlay(project.read(manifest), name, overlay)],
  ]);
}
