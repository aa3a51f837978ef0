import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Grid } from '../../layout/Grid/Grid';
import { Button } from '../Button/Button';
import { TICKET_KINDS } from '../RewardTicket/RewardTicket';
import { REVEAL_STATUSES, RewardReveal } from './RewardReveal';
import {
  OwnedReveal,
  REVEAL_LABELS,
  segmentUnderPointer,
  WHEEL_SEGMENTS,
} from './RewardReveal.fixtures';

const meta = {
  title: 'Design System/Content/RewardReveal',
  component: RewardReveal,
  tags: ['autodocs'],
  args: {
    kind: 'redEnvelope',
    status: 'won',
    prize: '8.88',
    labels: REVEAL_LABELS,
    action: <Button tone="accent">Claim</Button>,
    onReveal: fn(),
  },
  // Pictures are taken after the animation.
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-phase="opening"]')).toBeNull());
  },
} satisfies Meta<typeof RewardReveal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    kind: 'prizeWheel',
    prize: WHEEL_SEGMENTS[5],
    wheel: { segments: WHEEL_SEGMENTS, landsOn: 5 },
  },
};

export const States: Story = {
  render: (args) => (
    <Grid minColumn={240} gap={32}>
      {TICKET_KINDS.flatMap((kind) =>
        REVEAL_STATUSES.map((status) => (
          <RewardReveal
            key={`${kind}-${status}`}
            {...args}
            kind={kind}
            status={status}
            action={
              status === 'won' ? (
                args.action
              ) : (
                <Button variant="outline" tone="neutral">
                  {status === 'failed' ? 'Try again' : 'Back to the tickets'}
                </Button>
              )
            }
          />
        )),
      )}
    </Grid>
  ),
};

/** Won, without a prize text or action. */
export const Missing: Story = {
  args: { prize: undefined, action: undefined },
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.getByRole('status')).toHaveTextContent(/^You have won$/);
    await expect(context.canvas.queryByRole('button')).toBeNull();
  },
};

export const LongContent: Story = {
  args: {
    prize: 'IDR 128.450.902.114,50',
    labels: {
      ...REVEAL_LABELS,
      won: 'Selamat, Anda telah memenangkan hadiah dari Donaudampfschifffahrtsgesellschaft',
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
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

/** With reduced motion the result is shown at once, and there is nothing to skip. */
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
  render: (args) => (
    <Grid minColumn={240} gap={32}>
      {TICKET_KINDS.map((kind) => (
        <RewardReveal key={kind} {...args} kind={kind} />
      ))}
      <RewardReveal
        {...args}
        kind="prizeWheel"
        prize={WHEEL_SEGMENTS[5]}
        wheel={{ segments: WHEEL_SEGMENTS, landsOn: 5 }}
      />
    </Grid>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryAllByRole('button', { name: 'Skip' })).toEqual([]);
    await expect(canvasElement.querySelector('[data-phase]:not([data-phase="won"])')).toBeNull();
  },
};

/** For each index that the gateway may draw, the wheel stops with that segment under its pointer. */
export const Landing: Story = {
  args: { kind: 'prizeWheel', action: undefined },
  render: (args) => (
    <Grid minColumn={240} gap={32}>
      {WHEEL_SEGMENTS.map((prize, landsOn) => (
        <RewardReveal
          key={prize}
          {...args}
          status={landsOn === 0 ? 'empty' : 'won'}
          prize={prize}
          wheel={{ segments: WHEEL_SEGMENTS, landsOn }}
        />
      ))}
    </Grid>
  ),
  play: async (context) => {
    await meta.play(context);
    const { canvasElement } = context;
    const wheels = [...canvasElement.querySelectorAll('[data-component="RewardReveal"]')];
    await expect(wheels.map(segmentUnderPointer)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    window.scrollTo(0, 0);
  },
};

/** The wheel turns until there is a result, then goes on to its segment. */
export const LandingInteraction: Story = {
  args: {
    kind: 'prizeWheel',
    status: 'pending',
    prize: '28.00',
    wheel: { segments: WHEEL_SEGMENTS, landsOn: 5 },
  },
  render: (args) => <OwnedReveal {...args} />,
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'The answer comes' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('28.00'));
    await waitFor(() => expect(args.onReveal).toHaveBeenCalledTimes(1));
    await expect(segmentUnderPointer(canvasElement)).toBe(5);
  },
};

/** A late result is waited for, and announced once. */
export const Interaction: Story = {
  args: { status: 'pending', kind: 'goldenEgg' },
  render: (args) => <OwnedReveal {...args} />,
  play: async ({ args, canvas, step }) => {
    await step('nothing is told and nothing lost while it is awaited', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.queryByRole('button', { name: 'Skip' })).toBeNull());
      await expect(canvas.getByRole('status')).toHaveTextContent('Opening');
      await expect(args.onReveal).not.toHaveBeenCalled();
    });
    await step('the result is told when it comes, with the way on', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'The answer comes' }));
      await expect(canvas.getByRole('status')).toHaveTextContent('You have won8.88');
      await expect(args.onReveal).toHaveBeenCalledTimes(1);
      await userEvent.tab({ shift: true });
      await expect(canvas.getByRole('button', { name: 'Claim' })).toHaveFocus();
    });
  },
};

/** After an error a retry runs without a second animation. */
export const FailedInteraction: Story = {
  args: { status: 'failed', kind: 'prizeWheel' },
  render: (args) => <OwnedReveal {...args} />,
  play: async ({ canvas }) => {
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Opening');
    await userEvent.click(canvas.getByRole('button', { name: 'The answer comes' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('You have won8.88');
  },
};
