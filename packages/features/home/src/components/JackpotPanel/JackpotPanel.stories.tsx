import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ready } from '../../testing/panelStates';
import { JackpotPanel } from './JackpotPanel';

const written = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });

const meta = {
  title: 'Features/Home/JackpotPanel',
  component: JackpotPanel,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  args: {
    state: ready({ kind: 'simulated' as const }),
    note: 'This figure is an illustration. It is not a sum that can be won.',
    format: (amount: string) => written.format(amount as `${number}`),
  },
} satisfies Meta<typeof JackpotPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Fed: Story = {
  args: {
    state: ready({ kind: 'feed', value: '11482093441.57', at: '2026-05-14T09:26:53Z' }),
    note: 'USD, as of 14 May 2026, 09:26',
  },
};
