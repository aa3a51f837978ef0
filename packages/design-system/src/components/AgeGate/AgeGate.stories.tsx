import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { LinkButton } from '../LinkButton/LinkButton';
import { AgeGate } from './AgeGate';
import { AGE_GATE_LABELS, ARABIC_LABELS, GatedPage, LONG_LABELS } from './AgeGate.fixtures';

const meta = {
  title: 'Design System/Feedback/AgeGate',
  component: AgeGate,
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: { isOpen: true, labels: AGE_GATE_LABELS, onConfirm: fn(), onRefuse: fn() },
  render: (args) => <GatedPage {...args} />,
} satisfies Meta<typeof AgeGate>;

export default meta;
type Story = StoryObj<typeof meta>;

const HELP = (
  <LinkButton variant="quiet" href="https://help.parlour.example">
    Help with gambling
  </LinkButton>
);

export const Default: Story = {};

export const Playground: Story = { args: { help: HELP } };

/** After the answer that does not let in: calm, with help, and to be corrected. */
export const States: Story = {
  args: { help: HELP },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I am younger' }));
    await expect(canvas.getByRole('link', { name: 'Help with gambling' })).toBeVisible();
  },
};

/** Without help that could be named. */
export const Missing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I am younger' }));
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const LongContent: Story = { args: { labels: LONG_LABELS } };

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Mobile: Story = { globals: { viewport: { value: 'mobile' } } };

export const RightToLeft: Story = {
  args: { labels: ARABIC_LABELS },
  globals: { language: 'ar', direction: 'rtl' },
};

export const Interaction: Story = {
  args: { help: HELP },
  play: async ({ args, canvas, step }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    const gate = canvas.getByRole('dialog', { name: 'Are you 18 or older?' });
    await step('[SP-13] nothing is answered by itself, and Escape does not close it', async () => {
      await expect(gate).toHaveFocus();
      await expect(gate).toHaveAccessibleDescription(AGE_GATE_LABELS.text);
      await userEvent.keyboard('{Escape}{Escape}{Enter}');
      await expect(gate).toBeVisible();
      await expect(args.onConfirm).not.toHaveBeenCalled();
    });
    await step('the focus stays within', async () => {
      await userEvent.tab();
      await expect(button('I am younger')).toHaveFocus();
      await userEvent.tab();
      await expect(button('I am 18 or older')).toHaveFocus();
    });
    await step('[SP-13] who is younger is told so, and is given help', async () => {
      await userEvent.tab({ shift: true });
      await userEvent.keyboard('{Enter}');
      await expect(args.onRefuse).toHaveBeenCalledOnce();
      await expect(gate).toHaveAccessibleName(AGE_GATE_LABELS.refusedTitle);
      await waitFor(() => expect(gate).toHaveFocus());
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Help with gambling' })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await expect(gate).toBeVisible();
    });
    await step('[SP-13] the answer can be corrected, and then lets in', async () => {
      await userEvent.click(button('Change my answer'));
      await waitFor(() => expect(gate).toHaveFocus());
      await userEvent.click(button('I am 18 or older'));
      await expect(args.onConfirm).toHaveBeenCalledOnce();
      await waitFor(() => expect(gate).not.toBeVisible());
    });
  },
};
