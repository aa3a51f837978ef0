import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Grid } from '../../layout/Grid/Grid';
import { LOADING_COVER_VARIANTS, LoadingCover } from './LoadingCover';
import { CoveredForm, TRANSFER } from './LoadingCover.fixtures';

const meta = {
  title: 'Design System/Feedback/LoadingCover',
  component: LoadingCover,
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: { isLoading: true, label: 'Transferring', children: TRANSFER },
} satisfies Meta<typeof LoadingCover>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown: NonNullable<Story['play']> = async ({ args, canvas }) => {
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(args.label ?? ''));
};

export const Default: Story = { play: shown };

export const Playground: Story = { args: { variant: 'region' } };

/** `page` covers the whole window, so the two variants are shown one after the other. */
export const Variants: Story = {
  args: { variant: LOADING_COVER_VARIANTS[1], label: 'Logging out' },
  play: shown,
};

export const States: Story = {
  render: (args) => (
    <Grid minColumn={240} gap={32}>
      <LoadingCover {...args} isLoading={false} />
      <LoadingCover {...args} />
    </Grid>
  ),
};

export const LongContent: Story = {
  args: { label: 'Penarikan dana Anda sedang dikirim ke Donaudampfschifffahrtsgesellschaft' },
  play: shown,
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  args: { isLoading: false, label: 'Sending' },
  render: (args) => <CoveredForm {...args} />,
  play: async ({ canvas, step }) => {
    const send = canvas.getByRole('button', { name: 'Send' });
    await step('holds focus while it covers, and what is below cannot be reached', async () => {
      send.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Sending'));
      await waitFor(() => expect(send).not.toHaveFocus());
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Let go' })).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(
        canvas.queryByRole('button', { name: 'Other', hidden: false }),
      ).not.toHaveFocus();
    });
    await step('gives the content back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Let go' }));
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
      await userEvent.click(canvas.getByRole('button', { name: 'Other' }));
      await expect(canvas.getByRole('button', { name: 'Other' })).toHaveFocus();
    });
  },
};

/** Nothing on the page can be reached, by pointer or by keyboard. */
export const OverAPage: Story = {
  args: { isLoading: false, variant: 'page', label: 'Logging out' },
  render: (args) => <CoveredForm {...args} />,
  play: async ({ canvas }) => {
    const send = canvas.getByRole('button', { name: 'Send' });
    const beside = canvas.getByRole('button', { name: 'Let go' });
    send.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Logging out'));
    await waitFor(() => expect(send).not.toHaveFocus());
    beside.focus();
    await expect(beside).not.toHaveFocus();
  },
};
