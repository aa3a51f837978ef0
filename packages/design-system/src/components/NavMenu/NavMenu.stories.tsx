// stories-check: no Playground, it has no options
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { NavBar } from '../NavBar/NavBar';
import { MANY_ENTRIES, NAV_LABELS } from '../NavBar/NavBar.fixtures';
import { NavMenu, type NavMenuProps } from './NavMenu';

const More = (props: Pick<NavMenuProps, 'entries'>) => <NavMenu {...props} label="More" />;
const IN_MENU = MANY_ENTRIES.map((entry) => ({ ...entry, isCurrent: entry.id === 'App' }));

const meta = {
  title: 'Design System/Actions and layout/NavMenu',
  component: NavMenu,
  tags: ['autodocs'],
  args: { label: 'More', entries: MANY_ENTRIES },
  render: ({ entries }) => (
    <NavBar label="Main" labels={NAV_LABELS} entries={entries} Menu={More} />
  ),
} satisfies Meta<typeof NavMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const namesIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

export const Default: Story = {};

/** The current page is in the menu. */
export const States: Story = { args: { entries: IN_MENU } };

export const LongContent: Story = {
  args: {
    entries: MANY_ENTRIES.map((entry) => ({ ...entry, label: `${entry.label} terpercaya` })),
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  args: { entries: IN_MENU },
  play: async ({ args, canvas, step }) => {
    const row = canvas.getByRole('navigation', { name: 'Main' });
    const more = await canvas.findByRole('button', { name: 'More' });
    const names = args.entries.map(({ label }) => label);
    let first: string | undefined;
    await step(
      'the first and the pinned ones stay, and all that is in the row is whole',
      async () => {
        const seen = namesIn(row);
        await expect(seen.slice(0, -1)).toEqual(names.slice(0, seen.length - 1));
        await expect(seen.at(-1)).toBe('Promotions');
        const edge = row.getBoundingClientRect().right;
        const last = canvas.getByRole('link', { name: 'Promotions' }).getBoundingClientRect();
        await expect(Math.floor(last.right)).toBeLessThanOrEqual(Math.ceil(edge));
      },
    );
    await step('[NAV-01] the menu has the rest, in its order', async () => {
      const before = namesIn(row).slice(0, -1);
      more.focus();
      await waitFor(() => expect(more).toHaveAttribute('aria-expanded', 'true'));
      await expect(namesIn(row).slice(0, -1)).toEqual(names.slice(0, -1));
      first = names[before.length];
      await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('App');
    });
    await step('Tab goes into it, Escape brings the focus back', async () => {
      await userEvent.tab();
      await expect(document.activeElement).toHaveTextContent(first ?? 'nothing');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(more).toHaveAttribute('aria-expanded', 'false'));
      await expect(more).toHaveFocus();
    });
    await step('a finger opens and closes it', async () => {
      await userEvent.pointer({ keys: '[TouchA]', target: more });
      await waitFor(() => expect(more).toHaveAttribute('aria-expanded', 'true'));
      await userEvent.pointer({ keys: '[TouchA]', target: more });
      await waitFor(() => expect(more).toHaveAttribute('aria-expanded', 'false'));
    });
  },
};

/** On a wider row the menu returns entries, and disappears when it is empty. */
export const WithRoom: Story = {
  args: { entries: MANY_ENTRIES.slice(0, 3) },
  render: ({ entries }) => (
    <div data-testid="place" style={{ inlineSize: '200px' }}>
      <NavBar label="Main" labels={NAV_LABELS} entries={entries} Menu={More} />
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step('too narrow: the menu is there', async () => {
      await expect(await canvas.findByRole('button', { name: 'More' })).toBeVisible();
      await expect(canvas.queryByRole('link', { name: 'Slots' })).toBeNull();
    });
    await step('wide enough: it is gone', async () => {
      canvas.getByTestId('place').style.inlineSize = '100%';
      await expect(await canvas.findByRole('link', { name: 'Slots' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'More' })).toBeNull();
    });
  },
};
