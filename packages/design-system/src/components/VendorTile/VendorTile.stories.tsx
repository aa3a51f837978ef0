import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Grid } from '../../layout/Grid/Grid';
import { samplePicture } from '../SmartImage/SmartImage.fixtures';
import { VendorTile } from './VendorTile';

const meta = {
  title: 'Design System/Content/VendorTile',
  component: VendorTile,
  tags: ['autodocs'],
  args: {
    href: '#northlight',
    name: 'Northlight',
    src: samplePicture(0, 80, 80),
    style: { maxWidth: 240 },
  },
} satisfies Meta<typeof VendorTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { note: '214 games' } };

export const States: Story = {
  render: (args) => (
    <Grid minColumn={200}>
      <VendorTile {...args} note="214 games" />
      <VendorTile {...args} className="pseudo-hover" />
      <VendorTile {...args} className="pseudo-focus-visible" />
      <VendorTile {...args} isCurrent />
      <VendorTile {...args} isInMaintenance note="Under maintenance" />
    </Grid>
  ),
};

export const LongContent: Story = {
  args: {
    name: 'Donaudampfschifffahrtsgesellschaft Interactive',
    note: '9,812 games in all languages',
  },
};

export const Missing: Story = { args: { src: undefined } };

export const Interaction: Story = {
  args: { note: '214 games', onClick: fn((event: MouseEvent) => event.preventDefault()) },
  play: async ({ args, canvas, step }) => {
    const link = canvas.getByRole('link', { name: /^Northlight/ });
    await expect(link).toHaveAttribute('href', '#northlight');
    await step('a press anywhere on it follows the link', async () => {
      await userEvent.click(canvas.getByText('214 games'));
      await expect(args.onClick).toHaveBeenCalledTimes(1);
    });
    await step('it is one stop of the Tab key, and Enter follows it', async () => {
      link.blur();
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onClick).toHaveBeenCalledTimes(2);
    });
  },
};

export const Narrow: Story = { ...States, globals: { viewport: { value: 'narrow' } } };
