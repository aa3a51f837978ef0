import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LabelsProvider } from '../labels';
import en from '../labels/texts/en.json';
import { Stack } from '../layout/Stack/Stack';
import type { Example } from './example';

const FILES = import.meta.glob<readonly Example[]>('../components/*/*.examples.tsx', {
  eager: true,
  import: 'examples',
});
const EXAMPLES = Object.values(FILES).flat();

const meta = {
  title: 'Design System/Content/Examples',
  tags: ['no-visual'],
  render: () => (
    <LabelsProvider language="en" labels={en}>
      <Stack gap={32}>
        {EXAMPLES.flatMap(({ right, wrong }) =>
          [right, wrong].map(({ show, why }) => <div key={why}>{show}</div>),
        )}
      </Stack>
    </LabelsProvider>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Wrong ways too break no rule of accessibility: what is wrong with them is another thing. */
export const ExamplesTest: Story = {
  // Two of one name stand side by side.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(2);
  },
};
