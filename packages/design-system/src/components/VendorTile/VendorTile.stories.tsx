import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const Narrow: Story = { ...States, globals: { viewport: { value: 'narrow' } } };
