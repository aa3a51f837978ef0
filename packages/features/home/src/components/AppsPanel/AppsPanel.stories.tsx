import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppsPanel } from './AppsPanel';

const android = { system: 'ANDROID', url: 'https://parlour.example/app/android' } as const;
const ios = { system: 'IOS', url: 'https://parlour.example/app/ios' } as const;

const meta = {
  title: 'Features/Home/AppsPanel',
  component: AppsPanel,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  args: { brand: 'Parlour', apps: [android, ios] },
} satisfies Meta<typeof AppsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

/** Two codes fit side by side even at 320 px. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const codes = await canvas.findAllByRole('img');
    const [first, second] = codes.map((code) => code.getBoundingClientRect());
    await expect(first?.top).toBe(second?.top);
    await expect(first?.width).toBe(second?.width);
  },
};
