import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { GlobeIcon } from '../../icons/GlobeIcon';
import { Inline } from '../../layout/Inline/Inline';
import { BUTTON_SIZES, BUTTON_VARIANTS } from '../Button/Button';
import { MENU_PLACEMENTS, Menu } from './Menu';
import { ACCOUNT, ARABIC_ACCOUNT, LANGUAGES, LONG } from './Menu.fixtures';

const meta = {
  title: 'Design System/Feedback/Menu',
  component: Menu,
  tags: ['autodocs'],
  args: { label: 'Account', items: ACCOUNT, onSelect: fn() },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'));
  await canvas.findByRole('menu');
};

export const Default: Story = {};

export const Playground: Story = {
  args: {
    variant: 'outline',
    tone: 'neutral',
    size: 'md',
    placement: 'start',
  },
};

export const Variants: Story = {
  render: (args) => (
    <Inline gap={16}>
      {BUTTON_VARIANTS.map((variant) => (
        <Menu key={variant} {...args} variant={variant} label={variant} />
      ))}
      {BUTTON_SIZES.map((size) => (
        <Menu key={size} {...args} size={size} variant="outline" label={`size ${size}`} />
      ))}
      {MENU_PLACEMENTS.map((placement) => (
        <Menu key={placement} {...args} placement={placement} label={`at the ${placement}`} />
      ))}
    </Inline>
  ),
};

export const States: Story = { play: open };

/** A single choice; the button shows an icon and has a full name. */
export const SingleChoice: Story = {
  args: {
    label: 'English',
    labels: { button: 'Language: English' },
    icon: <GlobeIcon />,
    items: LANGUAGES,
    selectedId: 'en',
  },
  play: async (context) => {
    await open(context);
    const chosen = context.canvas.getByRole('menuitemradio', { name: 'English' });
    await expect(chosen).toBeChecked();
    await waitFor(() => expect(chosen).toHaveFocus());
  },
};

export const Arabic: Story = {
  args: { label: 'الحساب', items: ARABIC_ACCOUNT },
  globals: { language: 'ar', direction: 'rtl' },
  play: open,
};

export const LongContent: Story = {
  args: { items: LONG, label: 'Riwayat penarikan dana dan setoran' },
  play: open,
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' } },
};

export const Interaction: Story = {
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Account' });
    const item = (name: string) => canvas.findByRole('menuitem', { name });
    const expectFocus = async (name: string) => {
      const target = await item(name);
      await waitFor(() => expect(target).toHaveFocus());
    };
    await step('opens by Down at the first and by Up at the last item', async () => {
      button.focus();
      await userEvent.keyboard('{ArrowDown}');
      await expectFocus('Personal centre');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await userEvent.keyboard('{End}');
      await expectFocus('Log out');
      await userEvent.keyboard('{Home}m');
      await expectFocus('My wallet');
    });
    await step('Tab closes it and goes on from the button', async () => {
      await userEvent.tab();
      await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    });
    await step('gives the choice and puts focus back', async () => {
      await userEvent.click(button);
      await userEvent.click(await item('Log out'));
      await expect(args.onSelect).toHaveBeenCalledWith({ id: 'logout' });
      await expect(button).toHaveFocus();
      await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    });
  },
};
