import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { LabelsProvider } from '../../labels/LabelsProvider';
import arabic from '../../labels/texts/ar.json';
import thai from '../../labels/texts/th.json';
import { ConsentBanner } from './ConsentBanner';
import {
  AskingPage,
  CONSENT_KINDS,
  CONSENT_LABELS,
  KINDS_IN_ARABIC,
  KINDS_IN_THAI,
  LONG_CONSENT,
} from './ConsentBanner.fixtures';

const meta = {
  title: 'Design System/Feedback/ConsentBanner',
  component: ConsentBanner,
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    kinds: CONSENT_KINDS,
    labels: CONSENT_LABELS,
    policyHref: '#privacy',
    onSave: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ConsentBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { policyHref: undefined, onClose: undefined } };

export const Playground: Story = { args: { allowed: ['necessary'], status: 'ready' } };

/** Asked again by somebody who chose before: the kinds are open, and the choice can be left as it is. */
export const States: Story = { args: { allowed: ['necessary', 'statistics'] } };

/** The kinds, with nothing switched on that can be refused. */
export const Details: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose' }));
    for (const choice of canvas.getAllByRole('switch')) await expect(choice).not.toBeChecked();
  },
};

/** The owner keeps the choice; until then nothing can be pressed twice. */
export const Saving: Story = {
  args: { allowed: ['necessary'], status: 'saving' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Saving');
    await userEvent.click(canvas.getByRole('button', { name: 'Accept all' }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** The answers stay where they were, to be given again. */
export const Failed: Story = { args: { status: 'failed' } };

export const LongContent: Story = { args: { ...LONG_CONSENT, allowed: ['necessary'] } };

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

/** A phone of 375 px. */
export const Mobile: Story = { globals: { viewport: { value: 'mobile' } } };

export const RightToLeft: Story = {
  args: { kinds: KINDS_IN_ARABIC, labels: undefined, allowed: ['necessary'] },
  render: (args) => (
    <LabelsProvider labels={arabic} language="ar">
      <ConsentBanner {...args} />
    </LabelsProvider>
  ),
  globals: { language: 'ar', direction: 'rtl' },
};

export const Thai: Story = {
  args: { kinds: KINDS_IN_THAI, labels: undefined, allowed: ['necessary'] },
  render: (args) => (
    <LabelsProvider labels={thai} language="th">
      <ConsentBanner {...args} />
    </LabelsProvider>
  ),
  globals: { language: 'th' },
};

export const Interaction: Story = {
  render: (args) => <AskingPage {...args} />,
  play: async ({ args, canvas, step }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    const banner = () => canvas.queryByRole('region', { name: 'Your privacy' });
    const reopen = () => userEvent.click(button('Privacy settings'));
    await step(
      '[PK-06] it takes no focus unasked, and is the first thing that Tab reaches',
      async () => {
        await expect(document.body).toHaveFocus();
        await userEvent.tab();
        await expect(canvas.getByRole('link', { name: 'Privacy policy' })).toHaveFocus();
      },
    );
    await step('[PK-06] no answer is larger than the other', async () => {
      const [reject, accept] = [button('Reject all'), button('Accept all')].map((each) => {
        const { inlineSize, blockSize, backgroundColor, color } = getComputedStyle(each);
        return { inlineSize, blockSize, backgroundColor, color };
      });
      await expect(reject).toEqual(accept);
    });
    await step('[PK-06] what has the focus is not covered', async () => {
      const link = canvas.getByRole('link', { name: 'A link behind the banner' });
      const top = button('Reject all').getBoundingClientRect().top;
      await waitFor(() =>
        expect(document.documentElement.style.scrollPaddingBlockEnd).not.toBe(''),
      );
      link.focus();
      await waitFor(() => expect(link.getBoundingClientRect().bottom).toBeLessThan(top));
    });
    await step('by keyboard: choose in detail', async () => {
      button('Choose').focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('list', { name: 'Kinds of storage' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('switch', { name: 'Preferences' })).toHaveFocus();
      await userEvent.keyboard(' ');
      button('Save choice').focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSave).toHaveBeenLastCalledWith({ allowed: ['necessary', 'preferences'] });
      await expect(banner()).toBeNull();
      await expect(document.documentElement.style.scrollPaddingBlockEnd).toBe('');
    });
    await step(
      '[PK-06] reopened it has the focus and the choice; a choice is taken back by one press',
      async () => {
        await reopen();
        await expect(canvas.getByRole('heading', { name: 'Your privacy' })).toHaveFocus();
        await expect(canvas.getByRole('switch', { name: 'Preferences' })).toBeChecked();
        await userEvent.click(button('Reject all'));
        await expect(args.onSave).toHaveBeenLastCalledWith({ allowed: ['necessary'] });
        await expect(button('Privacy settings')).toHaveFocus();
      },
    );
    await step('by pointer: leave it as it is', async () => {
      await reopen();
      await userEvent.click(button('Leave as it is'));
      await expect(args.onClose).toHaveBeenCalledOnce();
      await expect(args.onSave).toHaveBeenCalledTimes(2);
    });
  },
};
