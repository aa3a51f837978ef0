import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Grid } from '../../layout/Grid/Grid';
import { Inline } from '../../layout/Inline/Inline';
import { Stack } from '../../layout/Stack/Stack';
import { BUTTON_SIZES, BUTTON_TONES, BUTTON_VARIANTS, Button } from './Button';
import { LONG_LABEL, UNBROKEN_LABEL } from './Button.fixtures';

const meta = {
  title: 'Design System/Actions and layout/Button',
  component: Button,
  tags: ['autodocs'],
  args: { children: 'Deposit', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { variant: 'solid', tone: 'action', size: 'md', isLoading: false, isWide: false },
};

export const Variants: Story = {
  render: (args) => (
    <Grid minColumn={140}>
      {BUTTON_VARIANTS.flatMap((variant) =>
        BUTTON_TONES.map((tone) => (
          <Button key={`${variant}-${tone}`} {...args} variant={variant} tone={tone}>
            {`${variant} ${tone}`}
          </Button>
        )),
      )}
      {BUTTON_SIZES.map((size) => (
        <Button key={size} {...args} size={size}>{`size ${size}`}</Button>
      ))}
    </Grid>
  ),
};

export const States: Story = {
  render: (args) => (
    <Inline gap={16}>
      <Button {...args}>Rest</Button>
      <Button {...args} className="pseudo-hover">
        Hover
      </Button>
      <Button {...args} className="pseudo-focus-visible">
        Focus
      </Button>
      <Button {...args} className="pseudo-active">
        Pressed
      </Button>
      <Button {...args} isLoading>
        Loading
      </Button>
      <Button {...args} disabled>
        Disabled
      </Button>
    </Inline>
  ),
};

export const LongContent: Story = {
  render: (args) => (
    <Stack gap={12}>
      <Button {...args}>{LONG_LABEL}</Button>
      <Button {...args}>{UNBROKEN_LABEL}</Button>
    </Stack>
  ),
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' } },
};

export const Interaction: Story = {
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Deposit' });
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
    const button = canvas.getByRole('button', { name: 'Deposit' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    button.focus();
    await expect(button).toHaveFocus();
  },
};
