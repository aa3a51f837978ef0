import { disconnect, hang } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { captchaWanted, gatewayOf } from '../../testing/handlers';
import { withSite } from '../../testing/withSite';
import FeedbackOverlay from './FeedbackOverlay';

// stories-check: no Loading, it asks for nothing before it is sent
const meta = {
  title: 'Features/Support/FeedbackOverlay',
  component: FeedbackOverlay,
  tags: ['autodocs'],
  decorators: withSite,
  parameters: {
    ...gatewayOf(),
    overlay: { name: 'feedback' },
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof FeedbackOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

const WORDS = 'The slots list forgets which vendor I chose.';
const text = () => screen.findByLabelText('Your message');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

export const Ready: Story = {};

export const Interaction: Story = {
  play: async ({ step }) => {
    await screen.findByRole('dialog', { name: 'Feedback' });
    await step('the letters are counted', async () => {
      await userEvent.type(await text(), WORDS);
      await expect(screen.getByText(`${String(WORDS.length)} / 500`)).toBeVisible();
    });
    await step('[MOD-08] it is thanked for', async () => {
      await send();
      const thanks = await screen.findByRole('heading', {
        name: 'Thank you, your message has arrived',
      });
      await waitFor(() => expect(thanks).toHaveFocus());
      await expect(screen.getByText('Reference: fb-9012')).toBeVisible();
    });
  },
};

export const Empty: Story = {
  play: async () => {
    await text();
    await send();
    await waitFor(async () =>
      expect(await text()).toHaveAccessibleDescription(/Input cannot be empty/),
    );
  },
};

export const CaptchaDemanded: Story = {
  parameters: gatewayOf(captchaWanted('AB3K')),
  play: async () => {
    await userEvent.type(await text(), WORDS);
    await send();
    const captcha = await screen.findByRole('textbox', { name: 'Captcha' });
    await expect(captcha).toBeVisible();
    await expect(await text()).toHaveValue(WORDS);
  },
};

export const CaptchaInteraction: Story = {
  ...CaptchaDemanded,
  play: async (context) => {
    await CaptchaDemanded.play?.(context);
    const captcha = screen.getByRole('textbox', { name: 'Captcha' });
    await context.step('the letters go with the text and the name of their picture', async () => {
      await screen.findByRole('img', { name: 'Picture with characters to copy' });
      await userEvent.type(captcha, 'AB3K');
      await waitFor(() => expect(captcha).toHaveValue('AB3K'));
      await send();
      await screen.findByRole('heading', { name: 'Thank you, your message has arrived' });
    });
  },
};

export const NetworkError: Story = {
  parameters: gatewayOf(disconnect('sendFeedback')),
  play: async () => {
    await userEvent.type(await text(), WORDS);
    await send();
    await expect(await screen.findByRole('alert')).toHaveTextContent('Network link is abnormal');
    await expect(await text()).toHaveValue(WORDS);
  },
};

export const Submitting: Story = {
  parameters: gatewayOf(hang('sendFeedback')),
  play: async () => {
    await userEvent.type(await text(), WORDS);
    await send();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

export const Mobile: Story = { globals: { language: 'id', viewport: { value: 'mobile' } } };
