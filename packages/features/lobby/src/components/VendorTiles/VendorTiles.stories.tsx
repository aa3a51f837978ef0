import { SAMPLE_MERCHANT, withFeatureProviders } from '@parlour/feature-core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { vendorGroups } from '../../model/vendorGroups';
import { LANES } from '../../testing/fixtures';
import { pictures } from '../../testing/handlers';
import { VendorTiles } from './VendorTiles';

const groupsOf = (gameType: string) => vendorGroups(gameType, LANES, SAMPLE_MERCHANT);

const meta = {
  title: 'Features/Lobby/VendorTiles',
  component: VendorTiles,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  parameters: { msw: { handlers: pictures() } },
  args: {
    groups: groupsOf('LIVE'),
    isLoading: false,
    allHref: '/live',
    current: null,
    images: { hosts: [], gatewayUrl: '', language: 'EN' },
  },
} satisfies Meta<typeof VendorTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Amber Loom/ })).toHaveTextContent(
      'Under maintenance',
    );
    await expect(canvas.getByRole('link', { name: 'All vendors' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};

export const Loading: Story = { args: { isLoading: true, groups: [] } };

export const Narrow: Story = {
  args: {
    groups: [
      {
        id: 'own',
        vendors: [
          {
            code: 'DDG',
            name: 'Donaudampfschifffahrtsgesellschaft Interactive',
            href: '/live?vassalage=DDG',
            gameType: 'LIVE',
            gameCount: 12_345,
            isInMaintenance: false,
          },
        ],
      },
    ],
  },
  globals: { language: 'id', viewport: { value: 'narrow' } },
};

const FAR_VENDORS = groupsOf('LIVE').map(({ id, vendors }) => ({
  id,
  vendors: Array.from({ length: 4 }, (_, round) =>
    vendors.map((vendor) => ({ ...vendor, code: `${vendor.code}${String(round)}` })),
  ).flat(),
}));

export const ChosenOnAPhone: Story = {
  args: { groups: FAR_VENDORS, current: FAR_VENDORS[0]?.vendors.at(-1)?.code ?? null },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, step }) => {
    await step('the chosen one is in sight, however far it stands in the line', async () => {
      const tile = canvas.getByRole('link', { current: true });
      const { left, right } = tile.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
      await expect(document.documentElement.scrollTop).toBe(0);
    });
  },
};
