import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { WinCelebration } from './WinCelebration';
import { CELEBRATION_LABELS, GameBox, OwnedCelebration } from './WinCelebration.fixtures';

const meta = {
  title: 'Design System/Feedback/WinCelebration',
  component: WinCelebration,
  tags: ['autodocs'],
  args: {
    isOpen: true,
    amount: '$ 1,240.00',
    detail: 'Lantern Koi · stake $ 2.00',
    labels: CELEBRATION_LABELS,
    onClose: fn(),
  },
  render: (args) => (
    <GameBox>
      <WinCelebration {...args} />
    </GameBox>
  ),
} satisfies Meta<typeof WinCelebration>;

export default meta;
type Story = StoryObj<typeof meta>;

const shimmerIn = (scope: Element) => scope.querySelector('[data-shimmer]');

/** Pictures are taken after the shimmer. */
const isAtRest: Story['play'] = async ({ canvas, canvasElement }) => {
  await waitFor(() => expect(canvas.getByText('You have won')).toBeVisible());
  await waitFor(() => expect(shimmerIn(canvasElement)).toBeNull(), { timeout: 4000 });
};

export const Default: Story = { play: isAtRest };

export const Playground: Story = {
  render: (args) => <OwnedCelebration {...args} />,
};

export const States: Story = {
  render: (args) => (
    <Stack>
      <GameBox>
        <WinCelebration {...args} />
      </GameBox>
      <GameBox>
        <WinCelebration {...args} isOpen={false} />
      </GameBox>
    </Stack>
  ),
  play: isAtRest,
};

/** The amount alone. */
export const Missing: Story = { args: { detail: undefined }, play: isAtRest };

export const LongContent: Story = {
  args: {
    amount: 'IDR 128.450.902.114,50',
    detail: 'Petualangan Donaudampfschifffahrtsgesellschaftskapitän di Laut Selatan · IDR 2.000',
  },
  play: isAtRest,
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = {
  args: {
    amount: '١٬٢٤٠٫٠٠ $',
    detail: 'فانوس الكوي · الرهان ٢٫٠٠ $',
    labels: { won: 'ربحت', close: 'إغلاق' },
  },
  globals: { language: 'ar', direction: 'rtl' },
};

export const Thai: Story = {
  args: {
    amount: '฿1,240.00',
    detail: 'โคมไฟปลาคาร์ป · เงินเดิมพัน ฿2.00',
    labels: { won: 'คุณได้รับ', close: 'ปิด' },
  },
  globals: { language: 'th' },
};

/** With reduced motion there is no shimmer. */
export const LessMotion: Story = {
  beforeEach: () => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => {
      const answer = ask(query);
      if (!query.includes('prefers-reduced-motion: reduce')) return answer;
      return Object.defineProperty(answer, 'matches', { value: true });
    };
    return () => {
      window.matchMedia = ask;
    };
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('$ 1,240.00')).toBeVisible();
    await expect(shimmerIn(canvasElement)).toBeNull();
  },
};

/** [PK-06] It says the amount once, takes no focus, ends its shimmer by itself and closes by keys and pointer. */
export const Interaction: Story = {
  args: { isOpen: false },
  render: (args) => <OwnedCelebration {...args} />,
  play: async ({ args, canvas, canvasElement, step }) => {
    const round = canvas.getByRole('button', { name: 'The round ends' });
    const close = () => canvas.getByRole('button', { name: 'Close' });
    await step('it opens beside the focus and shimmers for at most three seconds', async () => {
      await userEvent.click(round);
      await expect(canvas.getByRole('status')).toHaveTextContent('You have won$ 1,240.00');
      await expect(round).toHaveFocus();
      await waitFor(() => expect(shimmerIn(canvasElement)).not.toBeNull());
      await waitFor(() => expect(shimmerIn(canvasElement)).toBeNull(), { timeout: 3000 });
      await expect(within(canvas.getByRole('status')).getByText('$ 1,240.00')).toBeVisible();
    });
    await step('Escape closes it from anywhere', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledTimes(1);
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    });
    await step('its button gives the focus back', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.tab({ shift: true });
      await expect(close()).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(args.onClose).toHaveBeenCalledTimes(2);
      await expect(round).toHaveFocus();
    });
    await step('by pointer', async () => {
      await userEvent.click(round);
      await userEvent.click(close());
      await expect(args.onClose).toHaveBeenCalledTimes(3);
    });
  },
};
