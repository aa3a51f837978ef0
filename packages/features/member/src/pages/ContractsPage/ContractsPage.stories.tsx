import { disconnect, hang, refuse } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { contractsOf, gatewayOf, tooOften } from '../../testing/handlers';
import { withSite } from '../../testing/withSite';
import ContractsPage from './ContractsPage';

const meta = {
  title: 'Features/Member/ContractsPage',
  component: ContractsPage,
  tags: ['autodocs'],
  decorators: withSite,
  parameters: { ...gatewayOf(), feature: { visitor: 'member' } },
} satisfies Meta<typeof ContractsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const partOf = async (name: string) => within(await screen.findByRole('region', { name }));

export const Ready: Story = {
  play: async ({ step }) => {
    await step('[AC-07] [AG-03] offers come first, with their terms in words', async () => {
      const waiting = await partOf('Waiting for your answer');
      await expect(waiting.getAllByRole('article')).toHaveLength(1);
      await expect(
        waiting.getByText(
          /^From 2 active members.*: 10\.00% of the players' loss, and ¥\s5\.00 besides\.$/,
        ),
      ).toBeVisible();
      await expect(await waiting.findByText('For the spring season')).toBeVisible();
    });
    await step('[AC-05] what an agreement takes the place of stands before the press', async () => {
      const agree = await screen.findByRole('button', { name: 'Agree' });
      await expect(agree).toHaveAccessibleDescription(/takes the place of the contract in force/);
      await expect(await screen.findByText(/That one pays 10\.00% at most/)).toBeVisible();
    });
    await step('one that begins in some days is not in force yet', async () => {
      const [later, now] = (await partOf('Agreed and ended')).getAllByRole('article');
      await expect(later).toHaveTextContent('In force from');
      await expect(now).toHaveTextContent('In force since');
    });
  },
};

/** [AC-07] Ending a contract needs a confirmation. */
export const Ending: Story = {
  parameters: gatewayOf(hang('processDividendRequest')),
  play: async () => {
    const [first] = await screen.findAllByRole('button', { name: 'Terminate' });
    await userEvent.click(first ?? document.body);
    const dialog = within(await screen.findByRole('dialog', { name: 'Terminate' }));
    await expect(dialog.getByText('The contract with agent1 ends at once.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await expect(first).toHaveAttribute('aria-busy', 'true');
  },
};

/** What happened to a contract, and by whom. */
export const History: Story = {
  play: async () => {
    await userEvent.click(
      await screen.findByRole('button', { name: 'History: Daily salary, agent1' }),
    );
    const dialog = within(
      await screen.findByRole('dialog', { name: 'History: Daily salary, agent1' }),
    );
    await expect(await dialog.findByText('cove1 offered it')).toBeVisible();
  },
};

export const NotAnswered: Story = {
  parameters: gatewayOf(
    refuse('processDividendRequest', {
      status: 409,
      code: 'STATE_CONFLICT',
      message: 'This has changed in the meantime. Please look again.',
    }),
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Refuse' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('changed in the meantime');
  },
};

export const Loading: Story = { parameters: gatewayOf(hang('listContracts')) };

export const Empty: Story = {
  parameters: gatewayOf(contractsOf([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No contracts yet')).toBeVisible();
  },
};

export const NetworkError: Story = {
  parameters: gatewayOf(disconnect('listContracts')),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Network link is abnormal');
  },
};

export const BusinessError: Story = { parameters: gatewayOf(tooOften('listContracts')) };

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
