import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { Breadcrumb } from './Breadcrumb';
import { ARABIC_WAY, BREADCRUMB_LABELS, LONG_WAY, WAY } from './Breadcrumb.fixtures';

const meta = {
  title: 'Design System/Actions and layout/Breadcrumb',
  component: Breadcrumb,
  tags: ['autodocs'],
  args: { items: WAY, labels: BREADCRUMB_LABELS },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { items: [...WAY.slice(0, 2), { label: 'Terms' }] } };

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack>
      {[1, 2, 3, 4].map((length) => (
        <Breadcrumb
          key={length}
          {...args}
          items={[...WAY.slice(0, length), { label: 'Terms' }]}
          labels={{ ...BREADCRUMB_LABELS, nav: `${length} levels deep` }}
        />
      ))}
    </Stack>
  ),
};

export const LongContent: Story = { args: { items: LONG_WAY } };

export const Arabic: Story = {
  args: { items: ARABIC_WAY, labels: { nav: 'موقعك الحالي', showAll: 'عرض كل الخطوات' } },
  globals: { language: 'ar', direction: 'rtl' },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  args: { onClick: fn((event: MouseEvent) => event.preventDefault()) },
  play: async ({ args, canvas, step }) => {
    await step('the last step is the page, and no link', async () => {
      await expect(canvas.getByText('Terms')).toHaveAttribute('aria-current', 'page');
      await expect(canvas.queryByRole('link', { name: 'Terms' })).toBeNull();
    });
    await step('the rest is reached by keyboard, in order', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onClick).toHaveBeenCalledTimes(1);
    });
    await step('and by pointer', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Promotions' }));
      await expect(args.onClick).toHaveBeenCalledTimes(2);
    });
  },
};

/** On a phone the middle steps are behind a button. */
export const Collapsed: Story = {
  globals: { viewport: { value: 'narrow' } },
};

export const CollapsedInteraction: Story = {
  ...Collapsed,
  play: async ({ canvas, step }) => {
    await step('hidden at first', async () => {
      await expect(canvas.queryByRole('link', { name: 'Daily' })).toBeNull();
      await expect(canvas.getByText('Terms')).toBeVisible();
    });
    await step('shown for good, by keyboard, with focus on the first of them', async () => {
      canvas.getByRole('button', { name: 'Show all steps' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('link', { name: 'Promotions' })).toHaveFocus();
      await expect(canvas.getByRole('link', { name: 'Daily' })).toBeVisible();
    });
  },
};
