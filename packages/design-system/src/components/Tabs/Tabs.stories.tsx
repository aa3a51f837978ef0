import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { TABS_VARIANTS, Tabs } from './Tabs';
import { ARABIC_TABS, LOGIN_TABS, LONG_TABS } from './Tabs.fixtures';

const meta = {
  title: 'Design System/Feedback/Tabs',
  component: Tabs,
  tags: ['autodocs'],
  args: { label: 'Way to log in', items: LOGIN_TABS, onSelect: fn() },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { variant: 'segmented', keepsPanels: false } };

export const Variants: Story = {
  render: (args) => (
    <Stack gap={32} style={{ maxInlineSize: '440px' }}>
      {TABS_VARIANTS.map((variant) => (
        <Tabs key={variant} {...args} variant={variant} label={`variant ${variant}`} />
      ))}
    </Stack>
  ),
};

export const States: Story = { args: { defaultSelectedId: 'mail' } };

export const LongContent: Story = { args: { items: LONG_TABS, label: 'Riwayat transaksi' } };

export const Narrow: Story = {
  ...LongContent,
  args: { ...LongContent.args, variant: 'segmented' },
  globals: { viewport: { value: 'narrow' } },
};

export const Interaction: Story = {
  globals: { direction: 'ltr' },
  play: async ({ args, canvas, step }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await step('one stop for the Tab key, then the panel', async () => {
      await userEvent.tab();
      await expect(tab('Username')).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('tabpanel', { name: 'Username' })).toHaveFocus();
      await userEvent.tab({ shift: true });
    });
    await step('arrows choose at once and pass what is disabled', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await expect(tab('Email')).toHaveFocus();
      await expect(tab('Email')).toHaveAttribute('aria-selected', 'true');
      await expect(canvas.getByRole('tabpanel', { name: 'Email' })).toBeVisible();
      await expect(args.onSelect).toHaveBeenLastCalledWith({ id: 'mail' });
    });
    await step('by pointer', async () => {
      await userEvent.click(tab('SMS'));
      await expect(canvas.getByRole('tabpanel', { name: 'SMS' })).toBeVisible();
    });
  },
};

/** In right-to-left text the arrow keys follow the visual order. */
export const Arabic: Story = {
  args: { label: 'طريقة تسجيل الدخول', items: ARABIC_TABS },
  globals: { language: 'ar', direction: 'rtl' },
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { name: 'اسم المستخدم' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'رسالة SMS' })).toHaveFocus();
  },
};

/** In either direction. */
export const SelectedInViewInteraction: Story = {
  args: { ...LongContent.args, defaultSelectedId: 'Penar' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const last = canvas.getByRole('tab', { selected: true });
    await waitFor(() => {
      const row = canvas.getByRole('tablist').getBoundingClientRect();
      const { left, right } = last.getBoundingClientRect();
      return expect(Math.max(row.left - left, right - row.right)).toBeLessThan(1);
    });
  },
};
