import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { FIELD_SIZES } from '../Field/Field';
import { CountrySelect } from './CountrySelect';
import {
  COUNTRIES,
  COUNTRIES_IN_THAI,
  COUNTRY_LABELS,
  DIALING_COUNTRIES,
} from './CountrySelect.fixtures';

const meta = {
  title: 'Design System/Forms/CountrySelect',
  component: CountrySelect,
  tags: ['autodocs'],
  args: {
    label: 'Country',
    countries: COUNTRIES,
    labels: COUNTRY_LABELS,
    onChange: fn(),
  },
} satisfies Meta<typeof CountrySelect>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('combobox'));
  await canvas.findByRole('listbox');
};

export const Default: Story = {};

export const Playground: Story = {
  args: { size: 'md', hint: 'As in your passport.', placeholder: 'Type or choose' },
};

export const Variants: Story = {
  render: (args) => (
    <Stack>
      {FIELD_SIZES.map((size) => (
        <CountrySelect key={size} {...args} size={size} label={`size ${size}`} defaultValue="TH" />
      ))}
    </Stack>
  ),
};

export const States: Story = {
  render: (args) => (
    <Stack>
      <CountrySelect {...args} label="Empty" placeholder="Type or choose" />
      <CountrySelect {...args} label="Chosen" defaultValue="ID" />
      <CountrySelect {...args} label="Invalid" error="Choose the country that you live in." />
      <CountrySelect {...args} label="Loading" countries={[]} isLoading />
      <CountrySelect {...args} label="Disabled" defaultValue="ID" disabled />
    </Stack>
  ),
};

export const Open: Story = { args: { defaultValue: 'NP' }, play: open };

/** Names in a script without spaces, matched anywhere in the word. */
export const InThai: Story = {
  args: { countries: COUNTRIES_IN_THAI, lang: 'th' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'อินโด');
    await expect(await canvas.findByRole('option', { name: 'อินโดนีเซีย' })).toBeVisible();
  },
};

export const LongContent: Story = {
  args: {
    label: 'Negara tempat tinggal Anda seperti yang tertulis di kartu identitas',
    countries: DIALING_COUNTRIES,
    defaultValue: 'GS',
  },
  play: open,
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' });
    await step('is found by another of its names', async () => {
      await userEvent.type(field, 'ivory');
      await userEvent.click(await canvas.findByRole('option', { name: 'Côte d’Ivoire' }));
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'CI' });
    });
    await step('is found by its code, by keyboard', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'kh');
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(field).toHaveValue('Cambodia');
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'KH' });
    });
  },
};
