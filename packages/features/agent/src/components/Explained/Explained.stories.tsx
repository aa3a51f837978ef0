import { withFeatureProviders } from '@parlour/feature-core/testing';
import { answer } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { useFigures } from '../../model/useFigures';
import { agentStory, statesOf } from '../../testing/agentStory';
import { FigureButton } from '../FigureButton/FigureButton';
import { Explained } from './Explained';
import { MANY, NOTHING, PAYMENT, RECORDS, SHARES } from './Explained.fixtures';

const states = statesOf('explainFigure');

const WHY = { name: /153\.70 – why\?$/ };

/** A figure as pages show it. */
function Sample({ amount }: { amount: string }) {
  const { full } = useFigures();
  return (
    <p>
      <FigureButton
        asked={{ figure: 'profitLoss', startDate: '2026-03-13', endDate: '2026-03-13' }}
      >
        {full(amount)}
      </FigureButton>
    </p>
  );
}

const meta = {
  title: 'Features/Agent/Explained',
  component: Explained,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  parameters: agentStory(),
  args: { children: <Sample amount="-153.70" /> },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', WHY));
    await screen.findByRole('dialog');
  },
} satisfies Meta<typeof Explained>;

export default meta;
type Story = StoryObj<typeof meta>;

const explains = (figure: object) => agentStory(answer('explainFigure', figure));

/** [AG-01] A figure opens the rows that add up to it; each leads further, and back, by keyboard. */
export const Ready: Story = {};

export const Interaction: Story = {
  play: async ({ canvas, step }) => {
    const opener = await canvas.findByRole('button', WHY);
    await step('a figure opens its rows with a total', async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      const table = await screen.findByRole('table', {
        name: 'Result of the players: the rows that add up to it',
      });
      await expect(within(table).getAllByRole('row')).toHaveLength(5);
      await expect(within(table).getByRole('rowheader', { name: 'Total' })).toBeVisible();
    });
    await step('a row leads one level deeper, and focus follows', async () => {
      (await screen.findByRole('button', { name: 'Game result' })).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() =>
        expect(screen.getByRole('heading', { name: /^Game result/ })).toHaveFocus(),
      );
    });
    await step('the way back is a button, and closing gives the focus back', async () => {
      await userEvent.click(screen.getByRole('button', { name: /^Back to Result/ }));
      await screen.findByRole('heading', { name: /^Result of the players ·/ });
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(opener).toHaveFocus();
    });
  },
};

/** [AG-01] The last level is a link to the records, with the filters in the address. */
export const ToRecords: Story = {
  parameters: explains(RECORDS),
  play: async (context) => {
    await meta.play(context);
    await expect(await screen.findByRole('link', { name: 'Bets' })).toHaveAttribute(
      'href',
      '/?agent=personalHistoryCopy&agent.period=custom&agent.from=2026-03-13&agent.to=2026-03-13&agent.account=koipond7',
    );
  },
};

/** Shares say their rate and base, and a rest says its reason. */
export const Shares: Story = { parameters: explains(SHARES) };

/** [AG-01] A payment says its share, its fixed sum, and which step was reached by which conditions. */
export const Payment: Story = {
  parameters: explains(PAYMENT),
  play: async (context) => {
    await meta.play(context);
    await expect(
      await screen.findByText(/10\.00% of .*3,100\.00, rounded half to even/),
    ).toBeVisible();
    await expect(screen.getByText('15, not met')).toBeVisible();
    await expect(screen.getByText('tx-5821')).toBeVisible();
  },
};

/** The page is older than the explanation: both values are said. */
export const Moved: Story = {
  args: { children: <Sample amount="-149.20" /> },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /149\.20/ }));
    await expect(await screen.findByText(/149\.20\. It has moved/)).toBeVisible();
  },
};

export const ManyRows: Story = {
  parameters: explains(MANY),
  play: async (context) => {
    await meta.play(context);
    await expect(await screen.findByRole('navigation', { name: 'Pages of rows' })).toBeVisible();
  },
};

export const Empty: Story = { parameters: explains(NOTHING) };

export const Loading: Story = { parameters: states.loading };

export const NetworkError: Story = {
  parameters: states.networkError,
  play: async (context) => {
    await meta.play(context);
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const BusinessError: Story = { parameters: states.businessError };

export const RightToLeft: Story = {
  parameters: explains(PAYMENT),
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /153\.70/ }));
    await screen.findByRole('dialog');
  },
};

export const Mobile: Story = {
  parameters: explains(PAYMENT),
  globals: { viewport: { value: 'mobile' } },
};
