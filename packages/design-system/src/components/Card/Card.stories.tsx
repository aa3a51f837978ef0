import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../layout/Grid/Grid';
import { Skeleton } from '../Skeleton/Skeleton';
import { CARD_SIZES, CARD_TONES, CARD_VARIANTS, Card } from './Card';
import {
  CARD_FOOTER,
  CARD_HEADER,
  CARD_TEXT,
  LONG_CARD_HEADER,
  LONG_CARD_TEXT,
} from './Card.fixtures';

const meta = {
  title: 'Design System/Actions and layout/Card',
  component: Card,
  tags: ['autodocs'],
  args: { children: CARD_TEXT },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

const full = { header: CARD_HEADER, footer: CARD_FOOTER };

export const Default: Story = {};

export const Playground: Story = {
  args: { ...full, variant: 'panel', tone: 'neutral', size: 'md' },
};

export const Variants: Story = {
  args: full,
  render: (args) => (
    <Grid minColumn={280}>
      {CARD_VARIANTS.map((variant) => (
        <Card key={variant} {...args} variant={variant}>{`variant ${variant}`}</Card>
      ))}
      {CARD_SIZES.map((size) => (
        <Card key={size} {...args} size={size}>
          {size === 'none' ? <Skeleton height="64px" /> : `size ${size}`}
        </Card>
      ))}
    </Grid>
  ),
};

export const States: Story = {
  render: (args) => (
    <Grid minColumn={280}>
      {CARD_TONES.map((tone) => (
        <Card key={tone} {...args} tone={tone} header={<h3>{`tone ${tone}`}</h3>} />
      ))}
    </Grid>
  ),
};

/** Each part alone. */
export const Missing: Story = {
  render: () => (
    <Grid minColumn={280}>
      <Card header={<h3>Only a heading</h3>} />
      <Card>Only content</Card>
      <Card footer={CARD_FOOTER} />
    </Grid>
  ),
};

export const LongContent: Story = {
  args: { ...full, header: LONG_CARD_HEADER, children: LONG_CARD_TEXT },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };
