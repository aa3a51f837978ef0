import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { Toolbar } from './Toolbar';
import {
  ARABIC_TOOLS,
  LONG_TOOLS,
  PLAIN_TOOLS,
  RECORD_TOOLS,
  STATE_TOOLS,
} from './Toolbar.fixtures';

const meta = {
  title: 'Design System/Actions and layout/Toolbar',
  component: Toolbar,
  tags: ['autodocs'],
  render: (args) => (
    <Stack align="start">
      <Toolbar {...args} />
    </Stack>
  ),
  args: { label: 'Betting record', children: RECORD_TOOLS },
} satisfies Meta<typeof Toolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { children: PLAIN_TOOLS } };

export const Playground: Story = {};

/** States of the tools: the bar itself has none. */
export const States: Story = { args: { children: STATE_TOOLS } };

export const LongContent: Story = { args: { children: LONG_TOOLS } };

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  globals: { direction: 'ltr' },
  play: async ({ canvas, step }) => {
    const tool = (name: string) => canvas.getByRole('button', { name });
    await step('one stop for the Tab key', async () => {
      await userEvent.tab();
      await expect(tool('Today')).toHaveFocus();
      await userEvent.tab();
      await expect(document.body).toHaveFocus();
    });
    await step('arrows pass what is disabled and go round, also between groups', async () => {
      tool('Today').focus();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await expect(tool('Refresh')).toHaveFocus();
      await userEvent.keyboard('{End}{ArrowRight}');
      await expect(tool('Today')).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(tool('Save as a file')).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await expect(tool('Today')).toHaveFocus();
    });
    await step('what was pressed is where Tab comes back to', async () => {
      await userEvent.click(tool('Refresh'));
      await expect(tool('Refresh')).toHaveAttribute('tabindex', '0');
      await expect(tool('Today')).toHaveAttribute('tabindex', '-1');
    });
  },
};

/** In right-to-left text the arrow keys follow the visual order. */
export const RightToLeft: Story = {
  args: { label: 'سجل الرهانات', children: ARABIC_TOOLS },
  globals: { language: 'ar', direction: 'rtl' },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'اليوم' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'آخر 7 أيام' })).toHaveFocus();
  },
};
