import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { OfflineBanner } from './OfflineBanner';
import { NetworkByHand, OFFLINE_LABELS } from './OfflineBanner.fixtures';

// stories-check: no Interaction, there is nothing to press
const meta = {
  title: 'Design System/Feedback/OfflineBanner',
  component: OfflineBanner,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { isOffline: true, labels: OFFLINE_LABELS },
} satisfies Meta<typeof OfflineBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    labels: {
      offline: 'No network. The figures are those of 12:30.',
      back: 'The network is back, and the figures are new.',
    },
  },
};

/** Back online, for four seconds. */
export const States: Story = {
  render: (args) => <NetworkByHand {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Join' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('You are connected again.');
  },
};

export const LongContent: Story = {
  args: {
    labels: {
      ...OFFLINE_LABELS,
      offline:
        'Tidak ada jaringan. Data di halaman ini mungkin sudah tidak berlaku; apa pun yang Anda lakukan sekarang tidak terkirim. Donaudampfschifffahrtsgesellschaft',
    },
  },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };
