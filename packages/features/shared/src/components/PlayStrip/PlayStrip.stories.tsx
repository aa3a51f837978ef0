import { useCoreDispatch } from '@parlour/feature-core';
import { withFeatureProviders } from '@parlour/feature-core/testing';
import { baseApi } from '@parlour/gateway-openapi';
import { disconnect, hang } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { GameFrame } from '../GameFrame/GameFrame';
import { PlayStrip } from './PlayStrip';
import { DUE, lostAfter, playOf, SESSION, withTimeLeft } from './PlayStrip.fixtures';

const noop = () => undefined;
const onReopen = fn();

/** A game that can say that a round was played. */
function StripOverGame() {
  const dispatch = useCoreDispatch();
  return (
    <>
      <PlayStrip />
      <button type="button" onClick={() => dispatch(baseApi.util.invalidateTags(['Balance']))}>
        Round
      </button>
      <GameFrame
        src="about:blank#game"
        name="Lantern Koi"
        openingText="Opening"
        lateNotice={null}
        onFail={noop}
        onReopen={onReopen}
        onBalanceChange={noop}
      />
    </>
  );
}

// Its time goes on, so no picture.
const meta = {
  title: 'Features/Shared/PlayStrip',
  component: PlayStrip,
  tags: ['autodocs', 'no-visual'],
  decorators: [withFeatureProviders],
  parameters: {
    feature: { visitor: 'member', path: '/seamless?game=200000' },
    docs: { story: { inline: false, height: '640px' } },
    ...playOf(SESSION),
  },
  render: () => <StripOverGame />,
} satisfies Meta<typeof PlayStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

const strip = () => screen.findByRole('group', { name: 'Your session' });
const check = () => screen.findByRole<HTMLDialogElement>('dialog', { name: 'Your reminder' });
const answer = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** [SP-05] [R01] [R06] [R07] [R08] [R31] */
export const Ready: Story = {
  play: async ({ step }) => {
    await step('time of day, time played, net position and balance', async () => {
      await waitFor(async () =>
        expect(await strip()).toHaveTextContent(/0:30:1\d.*12\.50.*487\.50/),
      );
      await expect(await strip()).toHaveTextContent(/Time\d\d:30/);
    });
    await step('[SP-04] the own limits are one press away', async () => {
      await expect(screen.getByRole('link', { name: 'Limits' })).toHaveAttribute(
        'href',
        '/seamless?game=200000&member=saferPlay',
      );
    });
  },
};

/** [SP-02] A limit of time is said when little of it is left. */
export const LittleTimeLeft: Story = {
  parameters: playOf(withTimeLeft(15)),
  play: async () => {
    await waitFor(async () => expect(await strip()).toHaveTextContent('Time left15 min'));
  },
};

export const NoTimeLeft: Story = {
  parameters: playOf(withTimeLeft(0)),
  play: async () => {
    await waitFor(async () => expect(await strip()).toHaveTextContent('Time left0 min'));
  },
};

export const TimeLeft: Story = {
  parameters: playOf(withTimeLeft(16)),
  play: async () => {
    await waitFor(async () => expect(await strip()).toHaveTextContent('487.50'));
    await expect(await strip()).not.toHaveTextContent('Time left');
  },
};

export const Loading: Story = {
  parameters: playOf(SESSION, hang('getPlaySession')),
  play: async () => {
    await expect((await strip()).querySelector('[aria-busy]')).not.toBeNull();
  },
};

/** [SP-05] After a round whose figures do not come, the old ones are not shown any more. */
export const Lost: Story = {
  parameters: playOf(SESSION, lostAfter(SESSION)),
  play: async () => {
    await waitFor(async () => expect(await strip()).toHaveTextContent('487.50'));
    await userEvent.click(screen.getByRole('button', { name: 'Round' }));
    await waitFor(async () => expect(await strip()).toHaveTextContent(/could not be loaded/), {
      timeout: 10_000,
    });
    await expect(await strip()).not.toHaveTextContent(/487\.50|12\.50/);
    await expect(await strip()).toHaveTextContent(/0:30:\d\d/);
  },
};

export const NetworkError: Story = {
  parameters: playOf(SESSION, disconnect('getPlaySession')),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** A trial plays with play money: nothing is won or lost. */
export const Trial: Story = {
  parameters: { feature: { visitor: 'trial', path: '/seamless?game=200000&play=free' } },
  play: async () => {
    await expect(await screen.findByTitle('Lantern Koi')).toBeVisible();
    await expect(screen.queryByRole('group', { name: 'Your session' })).toBeNull();
  },
};

/** [SP-06] [R08] [R31] The check lies over the game with the figures, and the game gets no input. */
export const Due: Story = {
  parameters: playOf(DUE),
};

export const DueInteraction: Story = {
  ...Due,
  play: async ({ step }) => {
    const dialog = await check();
    await expect(dialog).toHaveTextContent(/0:30:10.*64\.00.*51\.50.*−.*12\.50/);
    await expect(screen.getByTitle('Lantern Koi')).toHaveAttribute('inert');
    await step('and again after it was answered', async () => {
      await answer('Go on playing');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(screen.getByTitle('Lantern Koi')).not.toHaveAttribute('inert');
    });
  },
};

/** [SP-06] A game that takes the focus all the same is away until the check is answered, and begins anew then. */
export const DueAndTakenInteraction: Story = {
  parameters: playOf(DUE),
  play: async () => {
    const dialog = await check();
    await waitFor(() => expect(dialog).toHaveFocus());
    await waitFor(() => expect(screen.getByTitle('Lantern Koi')).toHaveAttribute('inert'));
    screen.getByTitle<HTMLIFrameElement>('Lantern Koi').contentWindow?.focus();
    await waitFor(() => expect(screen.queryByTitle('Lantern Koi')).toBeNull());
    await waitFor(() => expect(dialog).toHaveFocus());
    await expect(onReopen).not.toHaveBeenCalled();
    await answer('Go on playing');
    await waitFor(() => expect(onReopen).toHaveBeenCalledOnce());
  },
};

/** [SP-06] Without a connection no answer counts, but who wants to stop can leave. */
export const DueOffline: Story = {
  parameters: playOf(DUE, disconnect('answerRealityCheck')),
  play: async () => {
    const dialog = await check();
    await answer('Go on playing');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Network link is abnormal');
    await expect(dialog).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Stop playing' })).toBeEnabled();
  },
};

/** [SP-06] The check was due before its figures were lost. */
export const DueAndLost: Story = {
  parameters: playOf(DUE, lostAfter(DUE)),
  play: async () => {
    const dialog = await check();
    await waitFor(() => expect(dialog).toHaveTextContent('Time and money could not be loaded'), {
      timeout: 15_000,
    });
    await expect(dialog).not.toHaveTextContent('64.00');
  },
};

export const Mobile: Story = {
  parameters: playOf(DUE),
  globals: { language: 'id', viewport: { value: 'mobile' } },
};
