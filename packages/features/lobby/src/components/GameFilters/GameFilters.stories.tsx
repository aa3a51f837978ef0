import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NO_FILTERS } from '../../model/gameFilters';
import { GameFilters, type GameFiltersProps } from './GameFilters';

/** Keeps what was chosen, as the page does. */
function Kept({ filters: start, onChange, ...rest }: GameFiltersProps) {
  const [filters, setFilters] = useState(start);
  return (
    <GameFilters
      {...rest}
      filters={filters}
      onChange={(next) => {
        setFilters(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Features/Lobby/GameFilters',
  component: GameFilters,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  render: (args) => <Kept {...args} />,
  args: {
    filters: NO_FILTERS,
    vendors: [
      { code: 'LNW', name: 'Northlight' },
      { code: 'TWP', name: 'Tidewater Play' },
      { code: 'AML', name: 'Amber Loom' },
    ],
    isSlots: true,
    hasBingo: false,
    onChange: fn(),
    onGoToGames: fn(),
  },
} satisfies Meta<typeof GameFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('bingo stays out where there is no Tagalog', async () => {
      const kinds = canvas.getByRole('combobox', { name: 'Kind' });
      await expect(within(kinds).queryByRole('option', { name: 'Bingo' })).toBeNull();
      await expect(within(kinds).getAllByRole('option')).toHaveLength(6);
    });
    await expect(canvas.queryByRole('button', { name: 'Clear the filters' })).toBeNull();
  },
};

export const WithBingo: Story = {
  args: { hasBingo: true },
  play: async ({ canvas, step }) => {
    await step('bingo is there with Tagalog', async () => {
      const kinds = canvas.getByRole('combobox', { name: 'Kind' });
      await expect(within(kinds).getByRole('option', { name: 'Bingo' })).toBeInTheDocument();
    });
  },
};

export const OtherTypes: Story = {
  args: { isSlots: false, vendors: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(1);
  },
};

export const Narrow: Story = {
  args: {
    filters: {
      search: 'koi',
      vendor: 'TWP',
      classify: 'JP',
      onlyNew: true,
      hasMinBet: true,
      hasMinLines: true,
    },
  },
  globals: { viewport: { value: 'narrow' } },
};

export const NotOffered: Story = {
  args: { vendors: [], filters: { ...NO_FILTERS, vendor: 'TWP', classify: 'BG' } },
  play: async ({ canvas, step }) => {
    await step('what the address narrows by is told, though it is not offered', async () => {
      await expect(canvas.getByRole('combobox', { name: 'Vendor' })).toHaveDisplayValue('TWP');
      await expect(canvas.getByRole('combobox', { name: 'Kind' })).toHaveDisplayValue('Bingo');
    });
  },
};

export const LongContent: Story = {
  globals: { language: 'id' },
  args: {
    filters: { ...NO_FILTERS, vendor: 'DDG', search: 'm'.repeat(64) },
    vendors: [{ code: 'DDG', name: 'Donaudampfschifffahrtsgesellschaft Interactive' }],
  },
};

export const Interaction: Story = {
  play: async ({ args, canvas, step }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search games' });
    await step('by name, vendor, kind, new, bet and lines, with the keyboard', async () => {
      await userEvent.tab();
      await expect(search).toHaveFocus();
      await userEvent.keyboard('koi');
      await expect(args.onChange).toHaveBeenLastCalledWith({ ...NO_FILTERS, search: 'koi' });
      await expect(search).toHaveAccessibleDescription(/^Enter or the arrow down leads/);
      await userEvent.keyboard('{Enter}');
      await expect(args.onGoToGames).toHaveBeenCalledOnce();
      await userEvent.keyboard('{ArrowDown}');
      await expect(args.onGoToGames).toHaveBeenCalledTimes(2);
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Vendor' }), 'Amber Loom');
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kind' }), 'Jackpot');
      canvas.getByRole('checkbox', { name: 'New only' }).focus();
      await userEvent.keyboard(' ');
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await expect(args.onChange).toHaveBeenLastCalledWith({
        search: 'koi',
        vendor: 'AML',
        classify: 'JP',
        onlyNew: true,
        hasMinBet: true,
        hasMinLines: true,
      });
    });
    await step('one press clears all of them', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear the filters' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(NO_FILTERS);
      await expect(search).toHaveValue('');
    });
  },
};
