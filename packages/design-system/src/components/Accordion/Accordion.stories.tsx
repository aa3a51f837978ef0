import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Accordion } from './Accordion';
import { LONG_QUESTIONS, QUESTIONS } from './Accordion.fixtures';

const meta = {
  title: 'Design System/Feedback/Accordion',
  component: Accordion,
  tags: ['autodocs'],
  args: { items: QUESTIONS, onToggle: fn() },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { headingLevel: 3, isSingle: true } };

export const States: Story = {
  args: { items: QUESTIONS.map((item, index) => ({ ...item, isOpen: index === 1 })) },
};

/** Neither icons nor headings. */
export const Missing: Story = {
  args: { items: QUESTIONS.map(({ id, title, content }) => ({ id, title, content })) },
};

export const LongContent: Story = { args: { items: LONG_QUESTIONS, headingLevel: 2 } };

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  args: { headingLevel: 3, isSingle: true },
  play: async ({ args, canvas, step }) => {
    const heading = (name: RegExp) => canvas.getByRole('heading', { name, level: 3 });
    const seen = (text: RegExp) => canvas.getByText(text);
    await step('opens by pointer', async () => {
      await userEvent.click(heading(/withdrawal/));
      await waitFor(() => expect(seen(/^Five minutes/)).toBeVisible());
      await waitFor(() =>
        expect(args.onToggle).toHaveBeenLastCalledWith({ id: 'withdraw', isOpen: true }),
      );
    });
    await step('the next one by keyboard closes the first', async () => {
      await userEvent.tab();
      await expect(heading(/reward/).closest('summary')).toHaveFocus();
      await userEvent.click(heading(/reward/));
      await waitFor(() => expect(seen(/^Once it has been staked/)).toBeVisible());
      await waitFor(() => expect(seen(/^Five minutes/)).not.toBeVisible());
    });
  },
};
