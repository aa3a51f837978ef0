import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { Button } from '../Button/Button';
import { Skeleton } from '../Skeleton/Skeleton';
import { OverlayShell } from './OverlayShell';
import {
  BALANCE,
  LONG_PAGES,
  MEMBER_PAGES,
  SHELL_LABELS,
  ShellOnSite,
} from './OverlayShell.fixtures';

const meta = {
  title: 'Design System/Actions and layout/OverlayShell',
  component: OverlayShell,
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    isOpen: true,
    onClose: fn(),
    onSelect: fn(),
    title: 'Member centre',
    labels: SHELL_LABELS,
    entries: MEMBER_PAGES,
    currentId: 'security',
  },
  render: (args) => <ShellOnSite {...args} />,
} satisfies Meta<typeof OverlayShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    summary: BALANCE,
    startsWith: 'list',
    pageActions: (
      <Button size="sm" variant="outline" tone="neutral">
        Help
      </Button>
    ),
  },
};

export const States: Story = { args: { summary: BALANCE, currentId: 'rewards' } };

/** The page is loading. */
export const Loading: Story = {
  args: {
    summary: BALANCE,
    startsWith: 'page',
    loading: (
      <Stack>
        <Skeleton height="120px" />
        <Skeleton height="120px" />
      </Stack>
    ),
  },
};

/** Neither a summary nor a selected page. */
export const Missing: Story = { args: { currentId: undefined } };

export const LongContent: Story = {
  args: {
    title: 'Pusat anggota dan pengaturan akun untuk Donaudampfschifffahrtsgesellschaft',
    entries: LONG_PAGES,
    currentId: 'page-2',
    summary: BALANCE,
  },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Tablet: Story = {
  args: { summary: BALANCE, currentId: 'rewards' },
  globals: { viewport: { value: 'tablet' } },
};

export const Interaction: Story = {
  args: { isOpen: false, summary: BALANCE },
  play: async ({ args, canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'evening_guest' });
    const heading = (name: string, level: number) => canvas.findByRole('heading', { name, level });
    await step('opens with focus on its title', async () => {
      await userEvent.click(opener);
      const shell = await canvas.findByRole('dialog', { name: 'Member centre' });
      await expect(await heading('Member centre', 2)).toHaveFocus();
      await expect(within(shell).getByRole('navigation', { name: 'Member centre' })).toBeVisible();
    });
    await step('a count says what it counts', async () => {
      const entry = canvas.getByRole('button', { name: 'Reward centre 2 rewards to collect' });
      await userEvent.click(entry);
      await expect(args.onSelect).toHaveBeenLastCalledWith({ id: 'rewards' });
      await expect(await heading('Reward centre', 3)).toHaveFocus();
      await expect(entry).toHaveAttribute('aria-current', 'page');
    });
    await step('by keyboard, and a link stays one', async () => {
      const entry = canvas.getByRole('button', { name: 'Deposit' });
      entry.focus();
      await userEvent.keyboard('{Enter}');
      await expect(await heading('Deposit', 3)).toHaveFocus();
      await expect(canvas.getByRole('link', { name: 'Betting record' })).toHaveAttribute(
        'href',
        '#record',
      );
    });
    await step('closes by its button and gives focus back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
      await expect(args.onClose).toHaveBeenLastCalledWith({ reason: 'button' });
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await expect(opener).toHaveFocus();
    });
    await step('asks to close at Escape', async () => {
      await userEvent.click(opener);
      const shell = await canvas.findByRole('dialog');
      shell.dispatchEvent(new Event('cancel', { cancelable: true }));
      await waitFor(() => expect(args.onClose).toHaveBeenLastCalledWith({ reason: 'escape' }));
    });
  },
};

/** On a phone: the list, a page, and back to the same entry of the list. */
export const OnAPhone: Story = {
  args: { summary: BALANCE },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas, step }) => {
    const deposit = () => canvas.queryByRole('button', { name: 'Deposit' });
    await step('the list first', async () => {
      await expect(deposit()).toBeVisible();
      await expect(canvas.queryByRole('heading', { level: 3, name: 'Deposit' })).toBeNull();
    });
    await step('then the page', async () => {
      const entry = deposit();
      if (entry !== null) await userEvent.click(entry);
      const heading = await canvas.findByRole('heading', { level: 3, name: 'Deposit' });
      await expect(heading).toHaveFocus();
      await expect(deposit()).toBeNull();
    });
    await step('and back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'All pages' }));
      await expect(deposit()).toHaveFocus();
    });
  },
};
