import { withFeatureProviders } from '@parlour/feature-core/testing';
import { answer, disconnect, hang } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { CONFIG, historyOf, pageOf, sampleReward } from '../../testing/fixtures';
import { mall, tooOften } from '../../testing/handlers';
import PointMallPage from './PointMallPage';

const meta = {
  title: 'Features/Points/PointMallPage',
  component: PointMallPage,
  tags: ['autodocs'],
  decorators: withFeatureProviders,
  parameters: {
    docs: { story: { inline: false, height: '900px' } },
    feature: { visitor: 'member', path: '/pointMall' },
    ...mall(),
  },
} satisfies Meta<typeof PointMallPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, step }) => {
    await step('points, what they are worth, and what is set aside', async () => {
      const points = await canvas.findByRole('region', { name: 'Your points' });
      await expect(await canvas.findByText('2,300 points')).toBeVisible();
      await expect(points).toHaveTextContent('Worth ¥ 23.00');
      await expect(points).toHaveTextContent('900 more are set aside');
      await waitFor(() => expect(points).toHaveTextContent('100 points make ¥ 1.00'));
    });
    await step('a product beyond one’s points says how many are missing', async () => {
      const scarf = await canvas.findByRole('button', { name: 'Redeem Woollen scarf' });
      await expect(scarf).toHaveAccessibleDescription('100 points are missing');
    });
    await expect(document.title).toBe('Points mall · Parlour Demo');
  },
};

export const Guest: Story = {
  parameters: { feature: { visitor: 'guest', path: '/pointMall' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Log in to see your points/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Redeem Woollen scarf' })).toBeEnabled();
  },
};

export const Trial: Story = {
  parameters: { feature: { visitor: 'trial', path: '/pointMall' } },
};

export const Loading: Story = {
  parameters: mall(hang('getPointBalance'), hang('getPointConfig'), hang('getPointRewards')),
};

export const Empty: Story = {
  parameters: mall(answer('getPointRewards', pageOf([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No products')).toBeVisible();
  },
};

export const NetworkError: Story = {
  parameters: mall(
    disconnect('getPointBalance'),
    disconnect('getPointConfig'),
    disconnect('getPointRewards'),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The products could not be loaded')).toBeVisible();
  },
};

export const BusinessError: Story = {
  parameters: mall(tooOften('getPointRewards')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please wait five minutes');
  },
};

export const Closed: Story = {
  parameters: mall(answer('getPointConfig', { ...CONFIG, enabled: false })),
  play: async ({ canvas, step }) => {
    await step('nothing can be exchanged in a closed mall', async () => {
      await expect(await canvas.findByText('The points mall is closed')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /^Redeem|^Convert/ })).toBeNull();
    });
  },
};

export const ManyProducts: Story = {
  parameters: mall(
    answer(
      'getPointRewards',
      pageOf(
        Array.from({ length: 20 }, (_, at) =>
          sampleReward(`bonus-${String(at)}`, `Bonus of the ${String(at + 1)}. night`, {
            pointsNeeded: 300 + ((at * 7) % 20) * 150,
          }),
        ),
      ),
    ),
  ),
};

export const ManyProductsInteraction: Story = {
  ...ManyProducts,
  play: async ({ canvas, step }) => {
    await step('only what the points reach, the least first', async () => {
      await expect(await canvas.findAllByRole('article')).toHaveLength(20);
      await userEvent.click(await canvas.findByRole('switch'));
      await userEvent.selectOptions(canvas.getByLabelText('Order'), 'Fewest points first');
      await expect(canvas.getAllByRole('article')).toHaveLength(14);
      await expect(canvas.getAllByRole('article')[0]).toHaveTextContent('300 points');
    });
    await step('so many are searched by name', async () => {
      await userEvent.type(canvas.getByLabelText('Search products'), '13.');
      await expect(canvas.getAllByRole('article')).toHaveLength(1);
    });
  },
};

export const History: Story = {
  parameters: { feature: { visitor: 'member', path: '/pointMall?view=history' } },
  play: async ({ canvas, step }) => {
    await step('requests that wait and those that are looked at are in process', async () => {
      await expect(await canvas.findAllByText('In Process')).toHaveLength(2);
      await expect(canvas.getByText('Approved')).toBeVisible();
      await expect(canvas.getByText('Rejected')).toBeVisible();
    });
  },
};

export const HistoryEmpty: Story = {
  parameters: {
    ...mall(answer('getRedeemList', historyOf([]))),
    feature: { visitor: 'member', path: '/pointMall?view=history' },
  },
};

export const HistoryFailed: Story = {
  parameters: {
    ...mall(tooOften('getRedeemList')),
    feature: { visitor: 'member', path: '/pointMall?view=history' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please wait five minutes');
  },
};

export const Rules: Story = {
  parameters: { feature: { visitor: 'member', path: '/pointMall?view=rules' } },
  play: async ({ canvas, step }) => {
    await step('rules and the table of exchange rates', async () => {
      await expect(await canvas.findByText(/^Every unit that you bet/)).toBeVisible();
      const rates = canvas.getByRole('table', { name: 'Exchange rates' });
      await expect(rates).toHaveTextContent(/Conversion to money100 points¥ 1\.00/);
    });
  },
};

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
