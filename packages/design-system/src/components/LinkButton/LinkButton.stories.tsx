import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { GiftIcon } from '../../icons/GiftIcon';
import { Grid } from '../../layout/Grid/Grid';
import { Inline } from '../../layout/Inline/Inline';
import { BUTTON_SIZES, BUTTON_TONES, BUTTON_VARIANTS } from '../Button/Button';
import { LONG_LABEL } from '../Button/Button.fixtures';
import { LinkButton } from './LinkButton';

// Following the link would leave the page of the test.
const stay = (event: MouseEvent) => event.preventDefault();

const meta = {
  title: 'Design System/Actions and layout/LinkButton',
  component: LinkButton,
  tags: ['autodocs'],
  args: { href: '#promotions', children: 'Promotions', onClick: fn(stay) },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { variant: 'solid', tone: 'action', size: 'md', isWide: false },
};

export const Variants: Story = {
  render: (args) => (
    <Grid minColumn={140}>
      {BUTTON_VARIANTS.flatMap((variant) =>
        BUTTON_TONES.map((tone) => (
          <LinkButton key={`${variant}-${tone}`} {...args} variant={variant} tone={tone}>
            {`${variant} ${tone}`}
          </LinkButton>
        )),
      )}
      {BUTTON_SIZES.map((size) => (
        <LinkButton key={size} {...args} size={size}>{`size ${size}`}</LinkButton>
      ))}
    </Grid>
  ),
};

export const States: Story = {
  render: (args) => (
    <Inline gap={16}>
      <LinkButton {...args}>Rest</LinkButton>
      <LinkButton {...args} className="pseudo-hover">
        Hover
      </LinkButton>
      <LinkButton {...args} className="pseudo-focus-visible">
        Focus
      </LinkButton>
      <LinkButton {...args} className="pseudo-active">
        Pressed
      </LinkButton>
      <LinkButton {...args} icon={<GiftIcon />}>
        With an icon
      </LinkButton>
    </Inline>
  ),
};

export const LongContent: Story = { args: { children: LONG_LABEL } };

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'Promotions' });
    await userEvent.click(link);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    await expect(link).toHaveAttribute('href', '#promotions');
  },
};
