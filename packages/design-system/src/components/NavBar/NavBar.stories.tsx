import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { GamesIcon } from '../../icons/GamesIcon';
import { NavMenu, type NavMenuProps } from '../NavMenu/NavMenu';
import { NavBar } from './NavBar';
import { MANY_ENTRIES, NAV_LABELS, SAMPLE_ENTRIES } from './NavBar.fixtures';

const More = (props: Pick<NavMenuProps, 'entries'>) => <NavMenu {...props} label="More" />;

const meta = {
  title: 'Design System/Actions and layout/NavBar',
  component: NavBar,
  tags: ['autodocs'],
  args: { label: 'Main', entries: SAMPLE_ENTRIES, labels: NAV_LABELS },
} satisfies Meta<typeof NavBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { entries: SAMPLE_ENTRIES.map((entry) => ({ ...entry, picture: <GamesIcon /> })) },
};

export const States: Story = {
  args: {
    entries: SAMPLE_ENTRIES.map((entry) => ({ ...entry, isCurrent: entry.id === 'rng' })),
  },
};

export const LongContent: Story = { args: { entries: MANY_ENTRIES, Menu: More } };

export const Missing: Story = { args: { entries: SAMPLE_ENTRIES.slice(0, 1) } };

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  play: async ({ canvas, step }) => {
    const arrow = canvas.getByRole('button', { name: 'Vendors of Slots' });
    await step('[NAV-05] keyboard focus of the arrow opens the drop-down', async () => {
      canvas.getByRole('link', { name: 'Slots' }).focus();
      await userEvent.tab();
      await expect(arrow).toHaveFocus();
      await waitFor(() => expect(arrow).toHaveAttribute('aria-expanded', 'true'));
      await expect(canvas.getByRole('link', { name: 'Amber Reels' })).toBeVisible();
    });
    await step('Tab goes into it, Escape closes it and brings the focus back', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Amber Reels' })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(arrow).toHaveAttribute('aria-expanded', 'false'));
      await expect(arrow).toHaveFocus();
    });
    await step('[NAV-05] Enter and Space open it and close it', async () => {
      for (const key of ['{Enter}', ' ']) {
        await userEvent.keyboard(key);
        await waitFor(() => expect(arrow).toHaveAttribute('aria-expanded', 'true'));
        await userEvent.keyboard(key);
        await waitFor(() => expect(arrow).toHaveAttribute('aria-expanded', 'false'));
      }
      await expect(arrow).toHaveFocus();
    });
    await step('[NAV-05] hover opens it', async () => {
      await userEvent.hover(canvas.getByRole('link', { name: 'Slots' }));
      await waitFor(() => expect(arrow).toHaveAttribute('aria-expanded', 'true'));
      await userEvent.unhover(canvas.getByRole('link', { name: 'Slots' }));
      await waitFor(() => expect(arrow).toHaveAttribute('aria-expanded', 'false'));
    });
    await step('[NAV-05] a finger on the arrow opens and closes it', async () => {
      await userEvent.pointer({ keys: '[TouchA]', target: arrow });
      await waitFor(() => expect(arrow).toHaveAttribute('aria-expanded', 'true'));
      await userEvent.pointer({ keys: '[TouchA]', target: arrow });
      await waitFor(() => expect(arrow).toHaveAttribute('aria-expanded', 'false'));
    });
  },
};
