import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Grid } from '../../layout/Grid/Grid';
import { Button } from '../Button/Button';
import { SCRATCH_STATUSES, ScratchCard } from './ScratchCard';
import {
  ARABIC_SCRATCH_LABELS,
  OwnedScratchCard,
  SCRATCH_LABELS,
  scratch,
  THAI_SCRATCH_LABELS,
} from './ScratchCard.fixtures';

const meta = {
  title: 'Design System/Content/ScratchCard',
  component: ScratchCard,
  tags: ['autodocs'],
  args: {
    label: 'Scratch card for five visits',
    status: 'covered',
    prize: '$ 8.88',
    labels: SCRATCH_LABELS,
    action: <Button tone="accent">Claim</Button>,
    onOpen: fn(),
    onReveal: fn(),
  },
} satisfies Meta<typeof ScratchCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const coverOf = (scope: Element): HTMLCanvasElement => {
  const cover = scope.querySelector('canvas');
  if (cover === null) throw new Error('There is no cover.');
  return cover;
};

export const Default: Story = {};

export const Playground: Story = { render: (args) => <OwnedScratchCard {...args} /> };

export const States: Story = {
  render: (args) => (
    <Grid minColumn={240} gap={32}>
      {SCRATCH_STATUSES.map((status) => (
        <ScratchCard
          key={status}
          {...args}
          label={status}
          status={status}
          action={status === 'won' ? args.action : undefined}
        />
      ))}
    </Grid>
  ),
};

/** The prize is seen through the strokes; the region says it once all of it is uncovered. */
export const HalfScratched: Story = {
  args: { status: 'covered' },
  render: (args) => <OwnedScratchCard {...args} />,
  play: async ({ canvas, canvasElement }) => {
    scratch(coverOf(canvasElement), [0.2, 0.45], [0.8, 0.45]);
    scratch(coverOf(canvasElement), [0.8, 0.6], [0.2, 0.6]);
    await userEvent.click(canvas.getByRole('button', { name: 'The answer comes' }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Used without a prize, and won without an action. */
export const Missing: Story = {
  render: (args) => (
    <Grid minColumn={240} gap={32}>
      <ScratchCard {...args} label="Used" status="used" prize={undefined} action={undefined} />
      <ScratchCard {...args} label="Won" status="won" action={undefined} />
    </Grid>
  ),
};

export const LongContent: Story = {
  args: {
    label: 'Kartu gosok',
    prize: 'IDR 128.450.902.114,50',
    labels: {
      ...SCRATCH_LABELS,
      hint: 'Gosok di sini dengan jari, atau tekan tombol Donaudampfschifffahrtsgesellschaft',
      won: 'Selamat, Anda telah memenangkan hadiah dari Donaudampfschifffahrtsgesellschaft',
      reveal: 'Buka seluruh kartu dan lihat hasilnya sekarang juga',
    },
    action: (
      <>
        <Button variant="outline" tone="neutral">
          Kembali ke daftar tiket
        </Button>
        <Button tone="accent">Ambil hadiah ke saldo utama</Button>
      </>
    ),
  },
  render: (args) => (
    <Grid minColumn={240} gap={32}>
      <ScratchCard {...args} />
      <ScratchCard {...args} label="Dibuka" status="won" />
    </Grid>
  ),
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = {
  ...States,
  args: { prize: '٨٫٨٨ $', labels: ARABIC_SCRATCH_LABELS, action: undefined },
  globals: { language: 'ar', direction: 'rtl' },
};

export const Thai: Story = {
  ...States,
  args: { prize: '฿8.88', labels: THAI_SCRATCH_LABELS, action: undefined },
  globals: { language: 'th' },
};

/** [PK-06] By keyboard: the button asks once, and the focus follows the result. */
export const Interaction: Story = {
  render: (args) => <OwnedScratchCard {...args} />,
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('nothing of the result is there before', async () => {
      await expect(canvasElement).not.toHaveTextContent('8.88');
    });
    await step('the button takes the cover off and asks', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}{Enter}');
      await expect(args.onOpen).toHaveBeenCalledTimes(1);
      await expect(canvas.getByRole('status')).toHaveTextContent('Opening');
      await expect(canvas.getByRole('button', { name: 'Reveal' })).toHaveFocus();
    });
    await step('after an error it can be tried again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'The answer is lost' }));
      await expect(canvas.getByRole('status')).toHaveTextContent(/nothing has changed/);
      canvas.getByRole('button', { name: 'Try again' }).focus();
      await userEvent.keyboard(' ');
      await expect(args.onOpen).toHaveBeenCalledTimes(2);
    });
    await step('the result is told once, with the way on', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'The answer comes' }));
      await expect(canvas.getByRole('status')).toHaveTextContent('You have won$ 8.88');
      await expect(args.onReveal).toHaveBeenCalledTimes(1);
      await expect(canvas.getByRole('button', { name: 'Claim' })).toBeVisible();
    });
  },
};

/** [PK-06] By pointer: the first stroke asks, half of the card uncovers the rest. */
export const ScratchInteraction: Story = {
  render: (args) => <OwnedScratchCard {...args} />,
  play: async ({ args, canvas, canvasElement, step }) => {
    const cover = coverOf(canvasElement);
    const alphaAt = (x: number, y: number) =>
      cover.getContext('2d')?.getImageData(cover.width * x, cover.height * y, 1, 1).data[3];
    await waitFor(() => expect(alphaAt(0.5, 0.5)).toBe(255));
    await step('a tap asks for nothing', async () => {
      scratch(cover, [0.5, 0.5], [0.5, 0.5]);
      await expect(args.onOpen).not.toHaveBeenCalled();
    });
    await step('a stroke uncovers what is below it and asks', async () => {
      scratch(cover, [0.1, 0.2], [0.9, 0.2]);
      await expect(alphaAt(0.5, 0.2)).toBe(0);
      await expect(alphaAt(0.5, 0.9)).toBe(255);
      await expect(args.onOpen).toHaveBeenCalledTimes(1);
    });
    await step('more of them reveal the answer', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'The answer comes' }));
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
      for (const y of [0.35, 0.5, 0.65, 0.8]) scratch(cover, [0, y], [1, y]);
      await waitFor(() =>
        expect(canvas.getByRole('status')).toHaveTextContent('You have won$ 8.88'),
      );
      await waitFor(() => expect(cover).not.toBeVisible());
      await expect(args.onReveal).toHaveBeenCalledTimes(1);
    });
  },
};
