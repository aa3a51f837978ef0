import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { Button } from '../Button/Button';
import { FIELD_SIZES } from '../Field/Field';
import { SearchField } from './SearchField';
import { SEARCH_LABELS } from './SearchField.fixtures';

const meta = {
  title: 'Design System/Forms/SearchField',
  component: SearchField,
  tags: ['autodocs'],
  args: { label: 'Search games', labels: SEARCH_LABELS, onChange: fn(), onSearch: fn() },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { size: 'md', placeholder: 'Name or maker', isLoading: false, shortcut: '/' },
};

export const Variants: Story = {
  render: (args) => (
    <Stack>
      {FIELD_SIZES.map((size) => (
        <SearchField key={size} {...args} size={size} label={`size ${size}`} defaultValue="koi" />
      ))}
      <SearchField {...args} placeholder="Search games" isLabelHidden />
    </Stack>
  ),
};

export const States: Story = {
  render: (args) => (
    <Stack>
      <SearchField {...args} label="Empty" placeholder="Name or maker" />
      <SearchField {...args} label="With a key" placeholder="Name or maker" shortcut="/" />
      <SearchField {...args} label="Filled" defaultValue="lantern" />
      <SearchField {...args} label="Focus" className="pseudo-focus-visible" />
      <SearchField {...args} label="Loading" defaultValue="lantern" isLoading />
      <SearchField {...args} label="Disabled" defaultValue="lantern" disabled />
    </Stack>
  ),
};

/** The search of a whole page is a landmark. */
export const Landmark: Story = {
  args: { labels: { ...SEARCH_LABELS, landmark: 'Games' }, isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('search', { name: 'Games' })).toBeVisible();
  },
};

/** No visible label or shortcut: the icon is enough, and screen readers read the name. */
export const Missing: Story = {
  args: { isLabelHidden: true, shortcut: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search games' })).toBeVisible();
    await expect(canvasElement.querySelector('kbd')).toBeNull();
  },
};

export const LongContent: Story = {
  args: {
    label: 'Cari permainan menurut nama, penyedia, atau kategori yang tersedia di situs ini',
    defaultValue: 'Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüssel',
  },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  args: { shortcut: '/', resultCount: 12 },
  render: (args) => (
    <Stack align="start">
      <SearchField {...args} />
      <Button>Elsewhere</Button>
    </Stack>
  ),
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search games' });
    await step('its key leads to it from anywhere, and is a letter within it', async () => {
      canvas.getByRole('button', { name: 'Elsewhere' }).focus();
      await userEvent.keyboard('/');
      await expect(input).toHaveFocus();
      await expect(input).toHaveValue('');
      await userEvent.keyboard('koi/');
      await expect(input).toHaveValue('koi/');
    });
    await step('says what was found after a pause', async () => {
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('12 games found'));
    });
    await step('Enter searches, Escape clears', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onSearch).toHaveBeenLastCalledWith({ value: 'koi/' });
      await userEvent.keyboard('{Escape}');
      await expect(input).toHaveValue('');
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: '' });
    });
    await step('is cleared by its button, by pointer', async () => {
      await userEvent.type(input, 'fox');
      await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
      await expect(input).toHaveValue('');
      await expect(input).toHaveFocus();
    });
  },
};
