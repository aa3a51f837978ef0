import type { FeatureParameters } from '@parlour/feature-core/testing';
import { answer, hang, refuse } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { gatewayOf } from '../../testing/handlers';
import { PROVIDERS } from '../../testing/outsideServices';
import { withSite } from '../../testing/withSite';
import { OtherLoginMethods } from './OtherLoginMethods';

const ALL = ['USERNAMEREG3', 'DIRECTREG3', 'FREEPLAY3', 'CHNGPASSVERIF3'] as const;
const withProviders: FeatureParameters = { merchant: { socialProviders: PROVIDERS } };

const meta = {
  title: 'Features/Session/OtherLoginMethods',
  component: OtherLoginMethods,
  tags: ['autodocs'],
  decorators: withSite,
  parameters: gatewayOf(ALL, answer('freePlayLogin')),
} satisfies Meta<typeof OtherLoginMethods>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The names of the buttons, in order. */
const shows =
  (...names: string[]): NonNullable<Story['play']> =>
  async ({ canvasElement, step }) => {
    await step('it shows what is on, and nothing else', async () => {
      const canvas = within(canvasElement);
      await waitFor(() =>
        expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(names),
      );
    });
  };

const playFree: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Free play' }));
};

const warned =
  (text: string): NonNullable<Story['play']> =>
  async (context) => {
    await playFree(context);
    await expect(await within(context.canvasElement).findByRole('alert')).toHaveTextContent(text);
  };
export const WithProviders: Story = {
  parameters: { feature: withProviders },
  play: shows(
    'Continue with Lantern',
    'Continue with Quay',
    'Free play',
    'Register',
    'Forgot password',
  ),
};

export const Empty: Story = { parameters: gatewayOf([]), play: shows('Forgot password') };

export const ForAgents: Story = { args: { portal: 'agent' }, play: shows('Forgot password') };

export const Submitting: Story = {
  parameters: gatewayOf(ALL, hang('freePlayLogin')),
  play: async (context) => {
    await playFree(context);
    const button = within(context.canvasElement).getByRole('button', { name: 'Free play' });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};

export const BusinessError: Story = {
  parameters: gatewayOf(
    ALL,
    refuse('freePlayLogin', { status: 403, code: 'FEATURE_OFF', message: 'Off' }),
  ),
  play: warned('Not enabled function, please contact customer service.'),
};

export const Mobile: Story = {
  parameters: { feature: withProviders },
  globals: { language: 'id', viewport: { value: 'mobile' } },
};
