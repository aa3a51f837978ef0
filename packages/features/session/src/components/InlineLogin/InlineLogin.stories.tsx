import { useCoreSelector } from '@parlour/feature-core';
import { hang } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { BY_BOTH, BY_PHONE, BY_USERNAME, gatewayOf, wrongPassword } from '../../testing/handlers';
import { withSite } from '../../testing/withSite';
import { InlineLogin } from './InlineLogin';

const meta = {
  title: 'Features/Session/InlineLogin',
  component: InlineLogin,
  tags: ['autodocs'],
  decorators: withSite,
  parameters: gatewayOf(BY_USERNAME),
} satisfies Meta<typeof InlineLogin>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Types into both fields and presses the button. */
const tryToLogIn: NonNullable<Story['play']> = async ({ canvasElement, step }) => {
  const canvas = within(canvasElement);
  await step('type and press', async () => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Username' }), 'member1');
    await userEvent.type(canvas.getByLabelText('Password'), 'Parlour#2024');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
  });
};

const warned =
  (text: string): NonNullable<Story['play']> =>
  async (context) => {
    await tryToLogIn(context);
    const alert = within(context.canvasElement).getByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent(text));
  };

export const Ready: Story = {
  play: async ({ canvas, step }) => {
    await step('[HDR-05] without direct registration there is no button for it', async () => {
      await canvas.findByRole('button', { name: 'Forgot password' });
      await expect(canvas.queryByRole('button', { name: 'Register' })).toBeNull();
    });
    await step('nobody is remembered here', async () => {
      await expect(canvas.queryByRole('checkbox')).toBeNull();
    });
  },
};

export const BothTypes: Story = {
  parameters: gatewayOf(BY_BOTH),
};

export const BothTypesInteraction: Story = {
  ...BothTypes,
  play: async ({ canvas, step }) => {
    await step('[HDR-04] the list offers both', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Login method' }));
      await expect(canvas.getByRole('button', { name: 'Phone' })).toBeVisible();
    });
    await step('[HDR-11] it closes after focus has left it', async () => {
      await userEvent.click(canvas.getByLabelText('Password'));
      const gone = () => expect(canvas.queryByRole('button', { name: 'Phone' })).toBeNull();
      await waitFor(gone);
    });
  },
};

/** Shows which dialog is open. */
function Opened() {
  const name = useCoreSelector(({ overlay }) => overlay.stack.at(-1)?.name);
  return name === undefined ? null : <p>{`Dialog ${name}`}</p>;
}

export const WithRegistration: Story = {
  parameters: gatewayOf([...BY_BOTH, 'DIRECTREG3']),
  render: () => (
    <>
      <InlineLogin />
      <Opened />
    </>
  ),
};

export const WithRegistrationInteraction: Story = {
  ...WithRegistration,
  play: async ({ canvas, step }) => {
    await step('[HDR-05] the button opens the registration', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Register' }));
      await expect(await canvas.findByText('Dialog register')).toBeInTheDocument();
    });
    await step('[HDR-05] the link opens the forgotten password', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Forgot password' }));
      await expect(await canvas.findByText('Dialog forgotPassword')).toBeInTheDocument();
    });
  },
};

export const OnlyByPhone: Story = {
  parameters: gatewayOf(BY_PHONE),
  play: async ({ canvas, step }) => {
    await step('[HDR-05] the link is there without the fields too', async () => {
      await expect(await canvas.findByRole('button', { name: 'Forgot password' })).toBeVisible();
      await expect(canvas.queryByRole('textbox')).toBeNull();
    });
  },
};

export const Empty: Story = {
  play: async ({ canvas, step }) => {
    await step('[HDR-10] without a password', async () => {
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Username' }), 'member1');
      await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
      await expect(canvas.getByRole('alert')).toHaveTextContent('Incorrect account or password');
    });
  },
};

export const BusinessError: Story = {
  parameters: gatewayOf(BY_USERNAME, wrongPassword()),
  play: warned('Incorrect account or password'),
};

const loginAsked = fn();

export const Submitting: Story = {
  parameters: gatewayOf(BY_USERNAME, hang('login', loginAsked)),
  play: async (context) => {
    loginAsked.mockClear();
    await tryToLogIn(context);
    // Encrypting the body takes time: without this wait the call would arrive in the next story.
    await waitFor(() => expect(loginAsked).toHaveBeenCalled());
  },
};

export const Mobile: Story = {
  parameters: gatewayOf([...BY_BOTH, 'DIRECTREG3']),
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas, step }) => {
    await step('[HDR-05] a narrow page has the two buttons alone', async () => {
      await canvas.findByRole('button', { name: 'Register' });
      const names = canvas.getAllByRole('button').map(({ textContent }) => textContent);
      await expect(names).toEqual(['Log in', 'Register']);
      await expect(canvas.queryByRole('textbox')).toBeNull();
    });
  },
};

export const Tablet: Story = {
  parameters: gatewayOf([...BY_BOTH, 'DIRECTREG3']),
  globals: { language: 'id', viewport: { value: 'tablet' } },
};
