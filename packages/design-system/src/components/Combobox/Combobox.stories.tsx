import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SearchIcon } from '../../icons/SearchIcon';
import { Stack } from '../../layout/Stack/Stack';
import { FIELD_SIZES } from '../Field/Field';
import { Combobox } from './Combobox';
import {
  COMBOBOX_LABELS,
  CURRENCY_OPTIONS,
  GROUPED_OPTIONS,
  LONG_OPTIONS,
  MANY_OPTIONS,
  MARKED_OPTIONS,
} from './Combobox.fixtures';

const meta = {
  title: 'Design System/Forms/Combobox',
  component: Combobox,
  tags: ['autodocs'],
  args: {
    label: 'Currency',
    options: CURRENCY_OPTIONS,
    labels: COMBOBOX_LABELS,
    onChange: fn(),
  },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('combobox'));
  await canvas.findByRole('listbox');
};

export const Default: Story = {};

export const Playground: Story = {
  args: { size: 'md', hint: 'It cannot be changed later.', placeholder: 'Type or choose' },
};

export const Variants: Story = {
  render: (args) => (
    <Stack>
      {FIELD_SIZES.map((size) => (
        <Combobox key={size} {...args} size={size} label={`size ${size}`} defaultValue="THB" />
      ))}
      <Combobox {...args} label="With a mark" options={MARKED_OPTIONS} defaultValue="IDR" />
      <Combobox {...args} label="With an icon" prefix={<SearchIcon />} />
    </Stack>
  ),
};

export const States: Story = {
  render: (args) => (
    <Stack>
      <Combobox {...args} label="Empty" placeholder="Type or choose" />
      <Combobox {...args} label="Chosen" defaultValue="THB" />
      <Combobox {...args} label="Focus" className="pseudo-focus-visible" />
      <Combobox {...args} label="Loading" options={[]} isLoading />
      <Combobox {...args} label="Invalid" error="Choose a currency from the list." />
      <Combobox {...args} label="Read only" defaultValue="THB" readOnly />
      <Combobox {...args} label="Disabled" defaultValue="THB" disabled />
    </Stack>
  ),
};

export const Open: Story = { args: { defaultValue: 'VND', options: MARKED_OPTIONS }, play: open };

/** Options without a detail. */
export const Missing: Story = {
  args: { options: CURRENCY_OPTIONS.map(({ value, label }) => ({ value, label })) },
  play: async (context) => {
    await open(context);
    await expect(context.canvas.getByRole('option', { name: /^Thai/ })).toHaveTextContent(
      /^Thai baht$/,
    );
  },
};

export const Grouped: Story = {
  args: { options: GROUPED_OPTIONS },
  play: async (context) => {
    await open(context);
    const group = context.canvas.getByRole('group', { name: 'America' });
    await expect(within(group).getAllByRole('option')).toHaveLength(3);
  },
};

/** Three hundred options, of which only the visible ones are painted. */
export const Many: Story = { args: { label: 'District', options: MANY_OPTIONS }, play: open };

export const Loading: Story = {
  args: { options: [], isLoading: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading the list');
  },
};

export const LongContent: Story = {
  args: {
    label: 'Rekening tujuan untuk semua penarikan dana dari akun ini',
    options: LONG_OPTIONS,
    defaultValue: 'a',
    hint: 'Rekening lain dapat ditambahkan di pusat anggota setelah identitas Anda diperiksa.',
  },
  play: open,
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Currency' });
    const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    await step('Down opens it and moves past what is disabled, Escape closes it', async () => {
      field.focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(field).toHaveAttribute('aria-expanded', 'true');
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
      await expect(active()).toHaveTextContent('Brazilian real');
      await userEvent.keyboard('{Home}');
      await expect(active()).toBeNull();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    });
    await step('Alt and Down opens it without a move, Up goes to the last', async () => {
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await expect(active()).toBeNull();
      await userEvent.keyboard('{ArrowUp}');
      await expect(active()).toHaveTextContent('Turkish lira');
    });
    await step('typing finds without accents, says how many, and Enter chooses', async () => {
      await userEvent.keyboard('zlot');
      await expect(canvas.getByRole('status')).toHaveTextContent('1 option');
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'PLN' });
      await expect(field).toHaveValue('Polish złoty');
    });
    await step('by pointer', async () => {
      await userEvent.click(field);
      await userEvent.click(await canvas.findByRole('option', { name: /Mexican peso/ }));
      await expect(field).toHaveValue('Mexican peso');
      await expect(field).toHaveFocus();
    });
    await step('is emptied by its button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
      await expect(field).toHaveValue('');
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: '' });
    });
    await step(
      'keeps what was typed when nothing fits, and a name typed in full counts',
      async () => {
        await userEvent.type(field, 'shells');
        await expect(canvas.getByRole('status')).toHaveTextContent('Nothing fits');
        await userEvent.tab();
        await expect(field).toHaveValue('shells');
        await userEvent.clear(field);
        await userEvent.type(field, 'thai baht');
        await userEvent.tab();
        await expect(field).toHaveValue('Thai baht');
        await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'THB' });
      },
    );
  },
};
