import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BellIcon } from '../../icons/BellIcon';
import { Stack } from '../../layout/Stack/Stack';
import { Clock } from '../Clock/Clock';
import { Marquee } from './Marquee';
import { MARQUEE_LABELS, NOTICES } from './Marquee.fixtures';

const meta = {
  title: 'Design System/Content/Marquee',
  component: Marquee,
  tags: ['autodocs'],
  args: { items: NOTICES, labels: MARQUEE_LABELS, onSelect: fn() },
} satisfies Meta<typeof Marquee>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { speed: 50, start: <BellIcon />, end: <Clock label="Local time" /> },
};

export const States: Story = {
  render: (args) => (
    <Stack>
      <Marquee {...args} start={<BellIcon />} end={<Clock label="Local time" />} />
      <Marquee
        {...args}
        labels={{ ...MARQUEE_LABELS, list: 'One notice' }}
        items={NOTICES.slice(1, 2)}
      />
    </Stack>
  ),
};

export const LongContent: Story = {
  args: {
    items: Array.from({ length: 20 }, (_, at) => ({ id: String(at), title: NOTICES[0].title })),
  },
};

export const Missing: Story = { args: { items: [], end: <Clock label="Local time" /> } };

export const Narrow: Story = {
  ...Playground,
  globals: { viewport: { value: 'narrow' } },
};

export const Interaction: Story = {
  name: '[HOME-02] [R40] notices stop for the keyboard and the button, and can be pressed',
  ...Playground,
  play: async ({ args, canvas, canvasElement, step }) => {
    const track = canvas.getByRole('list', { name: 'Notices' }).parentElement;
    const viewport = track?.parentElement;
    if (!track || !viewport) throw new Error('The marquee has no track.');
    await step('by keyboard, in sight', async () => {
      const last = canvas.getByRole('button', { name: NOTICES[2].title });
      await userEvent.tab();
      last.focus();
      await expect(getComputedStyle(track).animationName).toBe('none');
      const box = last.getBoundingClientRect();
      const frame = viewport.getBoundingClientRect();
      await expect(
        Math.min(box.right, frame.right) - Math.max(box.left, frame.left),
      ).toBeGreaterThan(Math.min(box.width, frame.width) / 2);
      await userEvent.keyboard('{Enter}');
      await expect(args.onSelect).toHaveBeenCalledWith({ index: 2, id: 'n3' });
      last.blur();
    });
    await step('by the button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pause notices' }));
      await expect(getComputedStyle(track).animationPlayState).toBe('paused');
    });
    await step('each notice is read once', async () => {
      await expect(canvas.getAllByRole('listitem')).toHaveLength(NOTICES.length);
      await expect(canvasElement.querySelectorAll('[aria-hidden] button')).toHaveLength(0);
    });
  },
};
