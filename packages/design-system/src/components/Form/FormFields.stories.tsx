import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CAPTCHA_LABELS } from '../CaptchaField/CaptchaField.fixtures';
import { samplePng } from '../ImageUpload/ImageUpload.fixtures';
import { RegistrationForm } from './Registration.fixtures';

const register = fn();

const meta = {
  title: 'Design System/Forms/FormFields',
  component: RegistrationForm,
  args: { onSubmit: register },
  beforeEach: () => {
    register.mockClear();
  },
} satisfies Meta<typeof RegistrationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const FAULTS = [
  'Username',
  'Password',
  'Currency',
  'Date of birth',
  'Country',
  'Mobile number',
  'Verification code',
  'How may we reach you',
  'Picture of your passport',
  'Captcha',
  'I am 18 or older',
];

/** Every kind of field in a long form: the list of errors leads to each, and no typed value is lost. */
export const States: Story = {
  play: async ({ canvas, step }) => {
    await userEvent.type(canvas.getByLabelText('Full name'), 'Wayan Lestari');
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    const summary = await canvas.findByText('Please look at these again');
    const list = within(summary.closest<HTMLElement>('[role="alert"]') ?? summary);
    const leads = list.getAllByRole('button');
    await step('the faults stand in the order of the fields', async () => {
      await expect(leads.map((lead) => lead.textContent)).toEqual(FAULTS);
    });
    await step('each leads to its own field', async () => {
      const reached = new Set<Element | null>();
      for (const lead of leads) {
        await userEvent.click(lead);
        await expect(document.activeElement?.tagName).toBe('INPUT');
        reached.add(document.activeElement);
      }
      await expect(reached.size).toBe(leads.length);
    });
    await step('what was typed is there, and nothing was sent', async () => {
      await expect(canvas.getByLabelText('Full name')).toHaveValue('Wayan Lestari');
      await expect(register).not.toHaveBeenCalled();
    });
  },
};

const PICTURE = samplePng('passport.png');
const MOST_STOPS = 12;

/** Presses Tab until a control has the focus. */
async function reach(control: HTMLElement) {
  for (let stop = 0; stop < MOST_STOPS && document.activeElement !== control; stop += 1)
    await userEvent.tab();
  await expect(control).toHaveFocus();
}

export const Interaction: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, step }) => {
    const field = (label: string) => canvas.getByLabelText(label);
    const enter = async (control: HTMLElement, keys: string) => {
      await reach(control);
      await userEvent.keyboard(keys);
    };
    const sent = {
      username: 'evening_guest',
      password: 'Lantern#2024',
      fullName: 'Wayan Lestari',
      birthday: '1990-04-12',
      country: 'NP',
      phoneCountry: 'ID',
      mobileNum: '81234567890',
      verificationCode: '246810',
      contact: 'mobile',
      currency: 'IDR',
      hasLimit: true,
      limit: '75000.50',
      reminder: '75',
      leave: { start: '2024-12-01', end: '2024-12-31' },
      remark: 'Good\nday',
      proof: [PICTURE],
      captcha: 'T9QNC',
      isAdult: true,
    };
    await step('by keyboard: all is filled in the order of the fields, and sent', async () => {
      await enter(field('Username'), sent.username);
      await enter(field('Password'), sent.password);
      await enter(canvas.getByRole('combobox', { name: 'Currency' }), 'rup{ArrowDown}{Enter}');
      await enter(field('Full name'), sent.fullName);
      await enter(field('Date of birth'), sent.birthday);
      await enter(canvas.getByRole('combobox', { name: 'Country' }), 'nepal{Enter}');
      await enter(canvas.getByRole('textbox', { name: 'Mobile number' }), '812-3456-7890');
      await enter(field('Verification code'), sent.verificationCode);
      await enter(canvas.getByRole('radio', { name: 'Mobile number' }), ' ');
      // The file picker belongs to the browser, so a test cannot open it by keyboard.
      await userEvent.upload(field('Picture of your passport'), PICTURE);
      await enter(canvas.getByRole('switch'), ' ');
      await enter(canvas.getByRole('textbox', { name: 'Limit in a month' }), '75,000.5');
      await enter(canvas.getByRole('spinbutton'), '{ArrowUp}');
      await enter(field('From'), sent.leave.start);
      await enter(field('To'), sent.leave.end);
      await enter(field('Anything that we should know'), 'Good{Enter}day');
      await enter(field('Captcha'), sent.captcha);
      await enter(canvas.getByRole('checkbox'), ' ');
      await expect(register).not.toHaveBeenCalled();
      await enter(canvas.getByRole('button', { name: 'Register' }), '{Enter}');
      await waitFor(() => expect(register.mock.calls).toEqual([[sent]]));
    });
    await step('by pointer: what is pressed and chosen is sent in its place', async () => {
      const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
      await userEvent.click(canvas.getByRole('combobox', { name: 'Currency' }));
      await userEvent.click(await canvas.findByRole('option', { name: /Thai baht/ }));
      await userEvent.selectOptions(field('Country code'), 'SG');
      await userEvent.click(canvas.getByText('Email'));
      await press('Remove passport.png');
      await userEvent.upload(field('Picture of your passport'), PICTURE);
      await press('250,000');
      await press('One more');
      await press('Next 7 days');
      await press(CAPTCHA_LABELS.refresh);
      await press('Register');
      await waitFor(() =>
        expect(register).toHaveBeenLastCalledWith({
          ...sent,
          currency: 'THB',
          phoneCountry: 'SG',
          contact: 'email',
          limit: '250000',
          reminder: '90',
          leave: { start: '2024-11-21', end: '2024-11-27' },
        }),
      );
    });
  },
};
