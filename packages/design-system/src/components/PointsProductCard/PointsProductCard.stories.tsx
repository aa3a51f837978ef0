import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Grid } from '../../layout/Grid/Grid';
import { Select } from '../Select/Select';
import { BROKEN_PICTURE } from '../SmartImage/SmartImage.fixtures';
import { PointsProductCard, PRODUCT_AVAILABILITIES } from './PointsProductCard';
import { LONG_PRODUCT, PRODUCT_LABELS, sampleProduct } from './PointsProductCard.fixtures';

const meta = {
  title: 'Design System/Content/PointsProductCard',
  component: PointsProductCard,
  tags: ['autodocs'],
  args: {
    product: sampleProduct(0),
    labels: PRODUCT_LABELS,
    onRedeem: fn(),
    style: { maxWidth: 260 },
  },
} satisfies Meta<typeof PointsProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const stepper = (
  <Select
    label="Quantity"
    size="sm"
    options={['1', '2'].map((value) => ({ value, label: value }))}
  />
);

export const Default: Story = {};

export const Playground: Story = { args: { isRedeeming: false, headingLevel: 3 } };

export const States: Story = {
  render: (args) => (
    <Grid minColumn={180}>
      {PRODUCT_AVAILABILITIES.map((availability, seed) => (
        <PointsProductCard
          key={availability}
          {...args}
          product={sampleProduct(seed, availability)}
        />
      ))}
      <PointsProductCard {...args} product={sampleProduct(3)} stepper={stepper} />
      <PointsProductCard {...args} isRedeeming />
    </Grid>
  ),
};

export const Japanese: Story = {
  args: {
    product: {
      ...sampleProduct(1, 'tooFewPoints'),
      name: 'ふた付きトラベルマグカップ（夕暮れの庭・限定デザイン）',
      points: '12,000ポイント',
      worth: '¥1,200相当',
      stock: '残り8',
      note: 'あと2,400ポイント必要です',
    },
    labels: { soldOut: '品切れ', redeem: '交換' },
  },
  globals: { language: 'ja' },
};

export const LongContent: Story = { args: { product: LONG_PRODUCT } };

export const Missing: Story = {
  render: (args) => (
    <Grid minColumn={180}>
      <PointsProductCard
        {...args}
        product={{
          id: 'bare',
          name: 'Linen tote',
          points: '900 points',
          availability: 'available',
        }}
      />
      <PointsProductCard {...args} product={{ ...sampleProduct(2), src: BROKEN_PICTURE }} />
    </Grid>
  ),
};

export const Narrow: Story = {
  render: (args) => (
    <Grid minColumn={136} gap={12}>
      <PointsProductCard {...args} />
      <PointsProductCard {...args} product={LONG_PRODUCT} />
    </Grid>
  ),
  globals: { viewport: { value: 'narrow' } },
};

export const Interaction: Story = {
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Redeem Evening voucher' });
    await step('by pointer', async () => {
      await userEvent.click(button);
      await expect(args.onRedeem).toHaveBeenCalledWith({ id: 'product-0' });
    });
    await step('by keyboard', async () => {
      button.focus();
      await userEvent.keyboard('{Enter} ');
      await expect(args.onRedeem).toHaveBeenCalledTimes(3);
    });
  },
};

export const TooFewPointsInteraction: Story = {
  args: { product: sampleProduct(1, 'tooFewPoints') },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Redeem Travel mug' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('2,400 points are missing');
    await userEvent.keyboard('{Enter}');
    await expect(args.onRedeem).not.toHaveBeenCalled();
  },
};
