import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Grid } from '../../layout/Grid/Grid';
import { Button } from '../Button/Button';
import { SmartImage } from './SmartImage';
import { BROKEN_PICTURE, sampleColor, samplePicture } from './SmartImage.fixtures';

const meta = {
  title: 'Design System/Content/SmartImage',
  component: SmartImage,
  tags: ['autodocs'],
  args: { src: samplePicture(0), alt: 'A lantern over still water', style: { maxWidth: 240 } },
} satisfies Meta<typeof SmartImage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { ratio: '3 / 4', fit: 'cover', averageColor: sampleColor(0), isEager: false },
};

export const Variants: Story = {
  render: (args) => (
    <Grid minColumn={140}>
      <SmartImage {...args} ratio="3 / 4" />
      <SmartImage {...args} ratio="1 / 1" />
      <SmartImage {...args} ratio="16 / 9" src={samplePicture(2, 640, 360)} />
      <SmartImage {...args} ratio="16 / 9" fit="contain" averageColor={sampleColor(0)} />
    </Grid>
  ),
};

export const States: Story = {
  render: (args) => (
    <Grid minColumn={140}>
      <SmartImage {...args} />
      <SmartImage {...args} averageColor={sampleColor(3)} data-state="loading" src="" />
      <SmartImage {...args} src={BROKEN_PICTURE} fallbackSrc={samplePicture(4)} />
      <SmartImage {...args} src={BROKEN_PICTURE} />
    </Grid>
  ),
};

export const Missing: Story = { args: { src: undefined } };

export const LongContent: Story = {
  args: { src: BROKEN_PICTURE, alt: 'A description that is much longer than its picture is wide' },
};

export const Narrow: Story = {
  ...Variants,
  globals: { viewport: { value: 'narrow' } },
};

export const Fallback: Story = {
  args: { src: BROKEN_PICTURE, fallbackSrc: samplePicture(4) },
  play: async ({ canvas }) => {
    const image = () => canvas.getByRole('img', { name: 'A lantern over still water' });
    await waitFor(() => expect(image()).toHaveAttribute('src', samplePicture(4)));
    await waitFor(() => expect(image().parentElement).toHaveAttribute('data-state', 'shown'));
  },
};

export const LazyTest: Story = {
  name: 'A picture out of sight is not asked for',
  render: (args) => (
    <div style={{ blockSize: 200, overflow: 'auto' }} role="group" aria-label="Shelf">
      <div style={{ blockSize: 400 }}>
        <Button variant="outline">All games</Button>
      </div>
      <SmartImage {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const image = () => canvas.getByRole('img', { name: 'A lantern over still water' });
    // Intersection observers are notified in order, so the picture's own has been notified before this one.
    await new Promise((resolve) => new IntersectionObserver(resolve).observe(image()));
    await expect(image()).not.toHaveAttribute('src');
    await expect(image().parentElement?.querySelector('img')).toBeNull();
    canvas.getByRole('group', { name: 'Shelf' }).scrollTop = 400;
    await waitFor(() => expect(image().parentElement).toHaveAttribute('data-state', 'shown'));
  },
};
