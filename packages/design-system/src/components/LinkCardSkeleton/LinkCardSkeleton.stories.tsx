import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack';
import { CARD_SIZES, CARD_TONES, CARD_VARIANTS } from '../Card/Card';
import { Skeleton } from '../Skeleton/Skeleton';
import { LinkCardSkeleton } from './LinkCardSkeleton';

// stories-check: no LongContent, it has no content
const meta = {
  title: 'Design System/Actions and layout/LinkCardSkeleton',
  component: LinkCardSkeleton,
  tags: ['autodocs'],
  args: { children: <Skeleton shape="text" width="84%" /> },
} satisfies Meta<typeof LinkCardSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { children: undefined } };

export const Playground: Story = { args: { variant: 'panel', tone: 'neutral', size: 'md' } };

export const Variants: Story = {
  render: (args) => (
    <Stack>
      {CARD_VARIANTS.map((variant) => (
        <LinkCardSkeleton key={variant} {...args} variant={variant} />
      ))}
      {CARD_SIZES.filter((size) => size !== 'none').map((size) => (
        <LinkCardSkeleton key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};

export const States: Story = {
  render: (args) => (
    <Stack>
      {CARD_TONES.map((tone) => (
        <LinkCardSkeleton key={tone} {...args} tone={tone} />
      ))}
      <LinkCardSkeleton>
        <Skeleton shape="text" width="96px" />
        <Skeleton shape="text" />
        <Skeleton shape="text" width="64%" />
      </LinkCardSkeleton>
    </Stack>
  ),
};

export const Narrow: Story = { ...States, globals: { viewport: { value: 'narrow' } } };
