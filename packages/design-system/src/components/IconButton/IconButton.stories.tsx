import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BellIcon } from '../../icons/BellIcon';
import { RefreshIcon } from '../../icons/RefreshIcon';
import { Inline } from '../../layout/Inline/Inline';
import { Badge } from '../Badge/Badge';
import { BUTTON_SIZES, BUTTON_TONES, BUTTON_VARIANTS } from '../Button/Button';
import { IconButton } from './IconButton';

// stories-check: no Missing, all visible content is required
const meta = {
  title: 'Design System/Actions and layout/IconButton',
  component: IconButton,
  tags: ['autodocs'],
  args: { label: 'Refresh balance', icon: <RefreshIcon />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { variant: 'quiet', tone: 'neutral', size: 'md', isLoading: false },
};

export const Variants: Story = {
  render: (args) => (
    <Inline gap={12}>
      {BUTTON_VARIANTS.flatMap((variant) =>
        BUTTON_TONES.map((tone) => (
          <IconButton
            key={`${variant}-${tone}`}
            {...args}
            variant={variant}
            tone={tone}
            label={`${variant} ${tone}`}
          />
        )),
      )}
      {BUTTON_SIZES.map((size) => (
        <IconButton key={size} {...args} variant="outline" size={size} label={`size ${size}`} />
      ))}
    </Inline>
  ),
};

export const States: Story = {
  render: (args) => (
    <Inline gap={12}>
      <IconButton {...args} label="Rest" />
      <IconButton {...args} label="Hover" className="pseudo-hover" />
      <IconButton {...args} label="Focus" className="pseudo-focus-visible" />
      <IconButton {...args} label="Pressed" className="pseudo-active" />
      <IconButton {...args} label="Loading" isLoading />
      <IconButton {...args} label="Disabled" disabled />
      <IconButton
        {...args}
        label="Messages, 3 unread"
        icon={<BellIcon />}
        badge={
          <Badge size="sm" tone="danger" variant="solid">
            3
          </Badge>
        }
      />
    </Inline>
  ),
};

export const LongContent: Story = {
  args: {
    label: 'Messages, 99+ unread',
    icon: <BellIcon />,
    badge: (
      <Badge size="sm" tone="danger" variant="solid">
        99+
      </Badge>
    ),
  },
};

export const Narrow: Story = {
  ...States,
  globals: { viewport: { value: 'narrow' } },
};

export const Interaction: Story = {
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Refresh balance' });
    await step('by pointer', async () => {
      await userEvent.click(button);
      await expect(args.onClick).toHaveBeenCalledTimes(1);
    });
    await step('by Enter and Space', async () => {
      button.focus();
      await userEvent.keyboard('{Enter} ');
      await expect(args.onClick).toHaveBeenCalledTimes(3);
    });
  },
};

export const LoadingInteraction: Story = {
  args: { isLoading: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Refresh balance' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};
