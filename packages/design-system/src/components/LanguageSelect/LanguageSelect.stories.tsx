import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline';
import { BUTTON_SIZES, BUTTON_VARIANTS } from '../Button/Button';
import { LANGUAGE_SELECT_PLACEMENTS, LanguageSelect } from './LanguageSelect';
import { FEW_LANGUAGES, SITE_LANGUAGES } from './LanguageSelect.fixtures';

const SEARCH = {
  label: 'Search languages',
  clear: 'Clear the search',
  results: (count: number) => `${count} languages found`,
  none: 'No language is called that',
};

const meta = {
  title: 'Design System/Forms/LanguageSelect',
  component: LanguageSelect,
  tags: ['autodocs'],
  args: {
    languages: SITE_LANGUAGES,
    selectedTag: 'en',
    labels: { language: 'Language', search: SEARCH },
    placement: 'start',
    onSelect: fn(),
  },
} satisfies Meta<typeof LanguageSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'));
  await canvas.findByRole('menu');
};

export const Default: Story = {};

export const Playground: Story = {
  args: { variant: 'outline', tone: 'neutral', size: 'md', isCompact: false },
};

export const Variants: Story = {
  render: (args) => (
    <Inline gap={16}>
      {BUTTON_VARIANTS.map((variant) => (
        <LanguageSelect key={variant} {...args} variant={variant} />
      ))}
      {BUTTON_SIZES.map((size) => (
        <LanguageSelect key={size} {...args} size={size} variant="outline" isCompact />
      ))}
      {LANGUAGE_SELECT_PLACEMENTS.map((placement) => (
        <LanguageSelect key={placement} {...args} placement={placement} selectedTag="th" />
      ))}
    </Inline>
  ),
};

/** The current language is checked and gets the focus. */
export const States: Story = {
  args: { selectedTag: 'km' },
  play: async (context) => {
    await open(context);
    const current = context.canvas.getByRole('menuitemradio', { name: 'ខ្មែរ' });
    await expect(current).toBeChecked();
    await expect(current).toHaveAttribute('lang', 'km');
    await waitFor(() => expect(current).toHaveFocus());
  },
};

export const Few: Story = { args: { languages: FEW_LANGUAGES }, play: open };

/** No language fits what is searched for. */
export const Empty: Story = {
  play: async (context) => {
    await open(context);
    await userEvent.type(context.canvas.getByRole('searchbox'), 'klingon');
    await expect(await context.canvas.findByText('No language is called that')).toBeVisible();
    await expect(context.canvas.queryByRole('menuitemradio')).toBeNull();
  },
};

export const LongContent: Story = {
  args: {
    selectedTag: 'pt-BR',
    labels: { language: 'Bahasa tampilan situs dan layanan', search: SEARCH },
  },
  play: open,
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  globals: { direction: 'ltr' },
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Language: English' });
    const expectFocus = async (name: string) => {
      const item = await canvas.findByRole('menuitemradio', { name });
      await waitFor(() => expect(item).toHaveFocus());
    };
    await step('the arrows move and change nothing', async () => {
      button.focus();
      await userEvent.keyboard('{ArrowDown}');
      await expectFocus('English');
      await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
      await expectFocus('English');
      await userEvent.keyboard('{ArrowDown}{End}');
      await expectFocus('Français');
      await expect(args.onSelect).not.toHaveBeenCalled();
    });
    await step('the first letters lead to a name, Enter chooses it', async () => {
      await userEvent.keyboard('baha{Enter}');
      await expect(args.onSelect).toHaveBeenLastCalledWith({ tag: 'id' });
      await expect(args.onSelect).toHaveBeenCalledTimes(1);
      await expect(button).toHaveFocus();
    });
    await step('the search finds a language by a name in another, Enter chooses it', async () => {
      await userEvent.keyboard('{ArrowDown}{Home}{ArrowUp}');
      const search = canvas.getByRole('searchbox', { name: 'Search languages' });
      await expect(search).toHaveFocus();
      await userEvent.keyboard('german');
      await expect(canvas.queryByRole('menuitemradio')).toBeNull();
      await userEvent.clear(search);
      await userEvent.keyboard('arab');
      await expect(canvas.getByRole('menuitemradio')).toHaveTextContent('العربية');
      await userEvent.keyboard('{ArrowDown}');
      await expectFocus('العربية');
      await userEvent.keyboard('{Enter}');
      await expect(args.onSelect).toHaveBeenLastCalledWith({ tag: 'ar' });
      await expect(button).toHaveFocus();
    });
    await step('by pointer', async () => {
      await userEvent.click(button);
      await userEvent.click(await canvas.findByRole('menuitemradio', { name: 'ไทย' }));
      await expect(args.onSelect).toHaveBeenLastCalledWith({ tag: 'th' });
    });
  },
};
