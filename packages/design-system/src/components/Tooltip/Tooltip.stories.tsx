import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { RefreshIcon } from '../../icons/RefreshIcon';
import { SoundIcon } from '../../icons/SoundIcon';
import { StarIcon } from '../../icons/StarIcon';
import { Inline } from '../../layout/Inline/Inline';
import { Stack } from '../../layout/Stack/Stack';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { TOOLTIP_PLACEMENTS, Tooltip } from './Tooltip';

const meta = {
  title: 'Design System/Feedback/Tooltip',
  component: Tooltip,
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <Stack align="center" style={{ paddingBlock: '64px' }}>
        <Story />
      </Stack>
    ),
  ],
  args: {
    text: 'Your balance is read anew from every wallet.',
    children: (trigger) => (
      <IconButton label="Refresh balance" icon={<RefreshIcon />} {...trigger} />
    ),
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const showing: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.tab();
  await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
};

export const Default: Story = {};

export const Playground: Story = { args: { placement: 'above' } };

export const Variants: Story = {
  render: (args) => (
    <Inline gap={32}>
      {TOOLTIP_PLACEMENTS.map((placement) => (
        <Tooltip key={placement} {...args} placement={placement}>
          {(trigger) => (
            <Button variant="outline" tone="neutral" {...trigger}>
              {`placement ${placement}`}
            </Button>
          )}
        </Tooltip>
      ))}
    </Inline>
  ),
};

export const States: Story = { play: showing };

export const LongContent: Story = {
  args: {
    text: 'Saldo Anda dibaca ulang dari semua dompet, termasuk Donaudampfschifffahrtsgesellschaftskapitänskajüte.',
  },
  play: showing,
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

const onClick = fn();

export const Interaction: Story = {
  render: (args) => (
    <Inline>
      <Tooltip {...args}>
        {(trigger) => (
          <IconButton label="Favourite" icon={<StarIcon />} onClick={onClick} {...trigger} />
        )}
      </Tooltip>
      <Tooltip text="Sounds of the games.">
        {(trigger) => <IconButton label="Sound" icon={<SoundIcon />} {...trigger} />}
      </Tooltip>
    </Inline>
  ),
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Favourite' });
    const shown = () => document.querySelectorAll('[role="tooltip"]:popover-open');
    const expectShown = (count: number) => waitFor(() => expect(shown()).toHaveLength(count));
    await step('describes its control, seen or not', async () => {
      await expect(button).toHaveAccessibleDescription(/read anew/);
      await expectShown(0);
    });
    await step('comes with focus of the keyboard, one at a time, and goes at Escape', async () => {
      await userEvent.tab();
      await expectShown(1);
      await userEvent.tab();
      await expectShown(1);
      await expect(shown()[0]).toHaveTextContent('Sounds of the games.');
      await userEvent.keyboard('{Escape}');
      await expectShown(0);
    });
    await step('comes under the mouse and goes with it', async () => {
      await userEvent.hover(button);
      await expectShown(1);
      await userEvent.unhover(button);
      await expectShown(0);
    });
    await step('goes when the control is pressed', async () => {
      await userEvent.hover(button);
      await expectShown(1);
      await userEvent.click(button);
      await expectShown(0);
    });
  },
};
