// stories-check: no Empty, a form has nothing to list
import { disconnect, hang, refuse } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { BY_PHONE, BY_USERNAME, gatewayOf } from '../../testing/handlers';
import { withSite } from '../../testing/withSite';
import AgentLoginPage from './AgentLoginPage';

const meta = {
  title: 'Features/Session/AgentLoginPage',
  component: AgentLoginPage,
  tags: ['autodocs'],
  decorators: withSite,
  parameters: { feature: { path: '/agentLogin' }, ...gatewayOf(BY_USERNAME) },
} satisfies Meta<typeof AgentLoginPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fills the form in and sends it. */
const tryToLogIn: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Username' }), 'member1');
  await userEvent.type(canvas.getByLabelText('Password'), 'Parlour#2024{Enter}');
};

const told =
  (text: string): NonNullable<Story['play']> =>
  async (context) => {
    await tryToLogIn(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(text);
  };

export const Ready: Story = {
  play: async ({ canvas, step }) => {
    await step('the page has its own heading and its form', async () => {
      const heading = await canvas.findByRole('heading', { level: 1, name: 'Agent login' });
      await expect(heading).toBeVisible();
      await canvas.findByRole('textbox', { name: 'Username' });
    });
    await step('nobody is remembered here', async () => {
      await expect(canvas.queryByRole('checkbox')).toBeNull();
    });
  },
};

export const Loading: Story = { parameters: gatewayOf(BY_PHONE, hang('getCountryCodes')) };

/** [LOGIN-13] A member at the agents' login. */
export const BusinessError: Story = {
  parameters: gatewayOf(
    BY_USERNAME,
    refuse('login', { status: 403, code: 'NON_AGENT', message: 'No' }),
  ),
  play: told('Non-agents cannot log in'),
};

export const NetworkError: Story = {
  parameters: gatewayOf(BY_USERNAME, disconnect('login')),
  play: told('Network link is abnormal, please try again'),
};

export const LoggedInAsMember: Story = {
  parameters: { feature: { visitor: 'member', path: '/agentLogin' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Non-agents cannot log in' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Log out' })).toBeVisible();
  },
};

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
