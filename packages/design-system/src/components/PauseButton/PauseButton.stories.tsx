import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline';
import { PAUSE_BUTTON_VARIANTS, PauseButton } from './PauseButton';
import { PauseButtonAlone } from './PauseButton.fixtures';

// stories-check: no LongContent, its text is for screen readers only
// stories-check: no Narrow, it has one size
const meta = {
  title: 'Design System/Actions and layout/PauseButton',
  component: PauseButton,
  tags: ['autodocs'],
  args: { isPaused: false, labels: { pause: 'Pause', resume: 'Play' }, onToggle: fn() },
  render: (args) => <PauseButtonAlone {...args} />,
} satisfies Meta<typeof PauseButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { variant: 'plain' } };

export const Variants: Story = {
  render: (args) => (
    <Inline>
      {PAUSE_BUTTON_VARIANTS.map((variant) => (
        <PauseButtonAlone key={variant} {...args} variant={variant} />
      ))}
    </Inline>
  ),
};

export const States: Story = {
  render: (args) => (
    <Inline>
      <PauseButton {...args} />
      <PauseButton {...args} isPaused />
      <PauseButton {...args} className="pseudo-hover" />
      <PauseButton {...args} className="pseudo-focus-visible" />
      <PauseButton {...args} variant="picture" className="pseudo-focus-visible" />
    </Inline>
  ),
};

export const Interaction: Story = {
  play: async ({ args, canvas, step }) => {
    await step('by pointer, and its name says what comes next', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
      await expect(args.onToggle).toHaveBeenLastCalledWith({ isPaused: true });
    });
    await step('by keyboard', async () => {
      await expect(canvas.getByRole('button', { name: 'Play' })).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(args.onToggle).toHaveBeenLastCalledWith({ isPaused: false });
    });
  },
};
