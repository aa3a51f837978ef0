import { refuse } from '@parlour/gateway-openapi/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  fullSettings,
  minimalSettings,
  REGISTER_BY_BOTH,
  REGISTER_BY_MOBILE,
  REGISTER_BY_USERNAME,
  registering,
  sampleRule,
  WITH_CODES,
} from '../../testing/registration';
import { withSite } from '../../testing/withSite';
import RegisterOverlay from './RegisterOverlay';
import { findField, renderRegistration, tryToRegister } from './RegisterOverlay.fixtures';

const meta = {
  title: 'Features/Session/RegisterOverlayFields',
  component: RegisterOverlay,
  tags: ['autodocs'],
  decorators: withSite,
  parameters: {
    ...registering(REGISTER_BY_BOTH, minimalSettings()),
    overlay: { name: 'register' },
    docs: { story: { inline: false, height: '720px' } },
  },
  render: renderRegistration,
} satisfies Meta<typeof RegisterOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryField: Story = {
  parameters: registering(WITH_CODES, fullSettings()),
  play: async ({ step }) => {
    await step('[REG-03] what may be left out stands by itself', async () => {
      const more = await screen.findByRole('group', { name: /^More about you/ });
      await expect(more).toContainElement(screen.getByLabelText('Skype'));
      await expect(more).not.toContainElement(await findField('Username'));
      await findField('Mobile number');
    });
    await step('[REG-09] what is required is marked', async () => {
      const mark = (name: string) => {
        const { id } = screen.getByLabelText(name);
        const label = document.querySelector(`label[for="${id}"]`);
        return label === null ? '' : getComputedStyle(label, '::after').content;
      };
      for (const name of ['Username', 'Password', 'Mobile number', 'Captcha'])
        await expect(mark(name)).toContain('*');
      await expect(mark('Skype')).not.toContain('*');
    });
    await step('[REG-04] the sms code and the payment password show', async () => {
      await expect(await findField('Verification code')).toBeRequired();
      await expect(screen.getByLabelText('Payment password')).toBeRequired();
    });
  },
};

export const ByMobile: Story = {
  parameters: registering(
    [...REGISTER_BY_MOBILE, 'REGMOBVERF3'],
    minimalSettings({ username: sampleRule({ enabled: false }) }),
  ),
  play: async ({ step }) => {
    await step('[REG-04] a code goes to the number', async () => {
      await userEvent.type(await findField('Mobile number'), '81234567');
      await userEvent.click(screen.getByRole('button', { name: /^Send code/ }));
      await waitFor(() =>
        expect(screen.getByRole('textbox', { name: 'Verification code' })).toHaveFocus(),
      );
    });
  },
};

export const CodeNotSent: Story = {
  parameters: registering(
    [...REGISTER_BY_MOBILE, 'REGMOBVERF3'],
    minimalSettings({ username: sampleRule({ enabled: false }) }),
    refuse('sendRegisterCode', {
      status: 400,
      code: 'CAPTCHA_REQUIRED',
      message: 'Please enter the captcha',
      value: { captcha: true },
    }),
  ),
  play: async ({ step }) => {
    await step('a captcha that is demanded for the code stands by the number', async () => {
      await userEvent.type(await findField('Mobile number'), '81234567');
      await userEvent.click(screen.getByRole('button', { name: /^Send code/ }));
      await expect(await findField('Captcha')).toBeVisible();
    });
  },
};

export const Invited: Story = {
  parameters: {
    ...registering(REGISTER_BY_USERNAME, minimalSettings({ affiliateCode: sampleRule() })),
    feature: { path: '/?affiliateCode=HARBOUR1' },
  },
  play: async ({ step }) => {
    await step('the field of a good code is hidden', async () => {
      await findField('Username');
      await expect(screen.queryByRole('textbox', { name: 'Invitation code' })).toBeNull();
    });
  },
};

const badCode = refuse('checkAffiliateCode', {
  status: 400,
  code: 'INVALID_AFFILIATE_CODE',
  message: 'Invalid invitation code',
});

export const BadInvitation: Story = {
  parameters: {
    ...registering(REGISTER_BY_USERNAME, minimalSettings({ affiliateCode: sampleRule() }), badCode),
    feature: { path: '/?affiliateCode=NOSUCH' },
  },
  play: async ({ step }) => {
    await step('the field shows what came, and its code is refused', async () => {
      const code = await findField('Invitation code');
      await expect(code).toHaveValue('NOSUCH');
      await tryToRegister();
      await waitFor(() => expect(code).toHaveAccessibleDescription('Invalid invitation code'));
      await expect(screen.getByRole('textbox', { name: 'Username' })).toHaveValue('willow7');
    });
  },
};

const LINK_ENDED = 'This invitation link has ended. Please ask whoever sent it for a new one.';
const endedLink = refuse('checkAffiliateCode', {
  status: 400,
  code: 'AFFILIATE_CODE_ENDED',
  message: LINK_ENDED,
});

export const EndedInvitation: Story = {
  parameters: {
    ...registering(
      REGISTER_BY_USERNAME,
      minimalSettings({ affiliateCode: sampleRule() }),
      endedLink,
    ),
    feature: { path: '/?affiliateCode=MEETING1' },
  },
};

export const EndedInvitationInteraction: Story = {
  ...EndedInvitation,
  play: async ({ step }) => {
    const findCode = () => findField('Invitation code');
    await step(
      '[AG-08] its field says that the link has ended as soon as the form opens',
      async () => {
        await waitFor(async () => expect(await findCode()).toHaveAccessibleDescription(LINK_ENDED));
        await expect(await findCode()).not.toHaveFocus();
      },
    );
    await step('and again where it is sent, at the field alone', async () => {
      await tryToRegister();
      await waitFor(async () => expect(await findCode()).toHaveFocus());
      await expect(await findCode()).toHaveAccessibleDescription(LINK_ENDED);
      await expect(screen.getAllByRole('dialog')).toHaveLength(1);
    });
    await step('another code is free of it', async () => {
      await userEvent.type(await findCode(), 'X');
      await waitFor(async () =>
        expect(await findCode()).not.toHaveAccessibleDescription(LINK_ENDED),
      );
    });
  },
};

export const TermsInteraction: Story = {
  play: async ({ step }) => {
    await step('[REG-06] the terms open over the form, which stays', async () => {
      await userEvent.type(await findField('Username'), 'willow7');
      await userEvent.click(screen.getByRole('button', { name: 'the terms' }));
      await expect(await screen.findByText('Each person opens one account.')).toBeVisible();
      const terms = within(screen.getByRole('dialog', { name: 'Terms' }));
      await userEvent.click(terms.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Terms' })).toBeNull());
      await expect(await findField('Username')).toHaveValue('willow7');
    });
  },
};

export const TermsMissing: Story = {
  parameters: registering(
    REGISTER_BY_USERNAME,
    minimalSettings(),
    refuse('getContentPage', { status: 404, code: 'NOT_FOUND', message: 'Nothing here' }),
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'the terms' }));
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
