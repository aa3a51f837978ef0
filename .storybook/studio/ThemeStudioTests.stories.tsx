import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { writeLink } from './model/link';
import { FIRST_VALUES, jsonFile, LOGO_COLORS, logoFile, WHOLE_VALUES } from './studio.fixtures';
import { ThemeStudio } from './ThemeStudio';

const meta = {
  title: 'Theme studio',
  component: ThemeStudio,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { initialValues: FIRST_VALUES },
} satisfies Meta<typeof ThemeStudio>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [RV-07] A value that can't be used, and one that reaches every control at once. */
export const ValuesInteraction: Story = {
  args: { initialTab: 'files' },
  play: async ({ canvas, step }) => {
    const radius = canvas.getByRole('spinbutton', { name: 'Controls' });
    const taken = canvas.getByLabelText('The theme part of merchant.json');
    await step('a value that can not be used is refused beside its field', async () => {
      await userEvent.clear(radius);
      await userEvent.type(radius, '99');
      await expect(radius).toBeInvalid();
      await expect(canvas.getByText('Shown as it was before the last change')).toBeVisible();
    });
    await step('what is taken away stays as it was', async () => {
      await expect(taken).toHaveTextContent('"radius": 9');
      await expect(taken).not.toHaveTextContent('99');
    });
    await step('so is a name that is too long', async () => {
      const name = canvas.getByRole('textbox', { name: 'Name' });
      await userEvent.clear(radius);
      await userEvent.clear(name);
      await userEvent.click(name);
      await userEvent.paste('x'.repeat(65));
      await expect(name).toBeInvalid();
      await expect(canvas.getByText('A name of at most 64 characters.')).toBeVisible();
      await userEvent.keyboard('{Backspace}');
      await expect(name).toBeValid();
    });
    await step('a good one reaches every control at once', async () => {
      await userEvent.clear(radius);
      await userEvent.type(radius, '3');
      await userEvent.click(canvas.getByRole('tab', { name: 'Preview' }));
      const [button] = canvas.getAllByRole('button', { name: 'Deposit' });
      await waitFor(() => expect(button).toHaveStyle({ borderRadius: '3px' }));
      await expect(taken).toHaveTextContent('"radius": 3');
    });
  },
};

/** [RV-07] By keyboard alone: what is typed is one step, and a picture is one. */
export const StepsInteraction: Story = {
  play: async ({ canvas, step }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    const brand = canvas.getByRole('textbox', { name: 'Brand colour' });
    await step('a word is one step', async () => {
      name.focus();
      await userEvent.keyboard(' of stars');
      await userEvent.tab();
      await expect(name).toHaveValue('My brand of stars');
      canvas.getByRole('button', { name: 'Undo' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(name).toHaveValue('My brand');
    });
    await step('at the end the button keeps the focus', async () => {
      const undo = canvas.getByRole('button', { name: 'Undo' });
      await expect(undo).toHaveFocus();
      await expect(undo).toHaveAttribute('aria-disabled', 'true');
    });
    await step('both colours of a picture are taken back by one press of the keys', async () => {
      await userEvent.upload(canvas.getByLabelText('Logo or picture'), logoFile());
      await waitFor(() => expect(brand).toHaveValue(LOGO_COLORS.brand));
      await userEvent.keyboard('{Control>}z{/Control}');
      await expect(brand).toHaveValue(FIRST_VALUES.brandColor);
      await expect(canvas.getByRole('textbox', { name: 'Accent colour' })).toHaveValue(
        FIRST_VALUES.accentColor,
      );
      await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
      await expect(brand).toHaveValue(LOGO_COLORS.brand);
    });
    await step('inside a field the keys are those of the field', async () => {
      name.focus();
      await userEvent.keyboard('{Control>}z{/Control}');
      await expect(brand).toHaveValue(LOGO_COLORS.brand);
    });
    await step('starting again can be taken back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
      await expect(brand).toHaveValue(FIRST_VALUES.brandColor);
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
      await expect(brand).toHaveValue(LOGO_COLORS.brand);
    });
  },
};

/** [RV-07] What is kept is compared with what comes after it. */
export const CompareInteraction: Story = {
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep as A' }));
    const radius = canvas.getByRole('spinbutton', { name: 'Controls' });
    await userEvent.clear(radius);
    await userEvent.type(radius, '2');
    await step('both are seen', async () => {
      const [a, b] = canvas.getAllByRole('button', { name: 'Deposit' });
      await expect(a).toHaveStyle({ borderRadius: '12px' });
      await expect(b).toHaveStyle({ borderRadius: '2px' });
    });
    await step('or one of them', async () => {
      canvas.getByRole('radio', { name: 'A and B' }).focus();
      await userEvent.keyboard('{ArrowRight}');
      const shown = canvas.getByRole('button', { name: 'Deposit' });
      await expect(shown).toHaveStyle({ borderRadius: '12px' });
    });
    await step('and told', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Changes' }));
      await expect(canvas.getByRole('table', { name: /^Values/ })).toHaveTextContent('radius');
    });
    await step('the tokens that follow are in a group to open', async () => {
      const tokens = canvas.getByRole('table', {
        name: /^Shape, type and light: \d+$/,
        hidden: true,
      });
      await expect(tokens).not.toBeVisible();
      await userEvent.click(canvas.getByRole('heading', { name: /^Shape, type and light/ }));
      await waitFor(() => expect(tokens).toBeVisible());
      await expect(tokens).toHaveTextContent('radius-card');
    });
  },
};

/** [RV-07] The link holds the values, and a browser that refuses to copy is no error. */
export const LinkInteraction: Story = {
  play: async ({ canvas, step }) => {
    const copy = canvas.getByRole('button', { name: 'Copy link' });
    const write = fn().mockResolvedValue(undefined);
    const clipboard = spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
    await step('the link', async () => {
      await userEvent.click(copy);
      await expect(await screen.findByText('Link copied')).toBeVisible();
      await expect(write).toHaveBeenCalledWith(
        expect.stringContaining(`studioBrand=${writeLink(FIRST_VALUES)}`),
      );
    });
    await step('a browser that refuses', async () => {
      write.mockRejectedValue(new Error('refused'));
      await userEvent.click(copy);
      await expect(await screen.findByText('The browser did not let it be copied')).toBeVisible();
    });
    clipboard.mockRestore();
  },
};

/** [RV-07] Values of a file are taken after a look, as one step. */
export const ImportInteraction: Story = {
  args: { initialTab: 'files' },
  play: async ({ canvas }) => {
    await userEvent.upload(
      canvas.getByLabelText('Merchant document or Design Tokens file'),
      jsonFile('merchant.json', { theme: WHOLE_VALUES }),
    );
    const name = canvas.getByRole('textbox', { name: 'Name' });
    const use = await canvas.findByRole('button', { name: 'Use these values' });
    await expect(name).toHaveValue('My brand');
    await userEvent.click(use);
    await expect(name).toHaveValue('Harbour lights');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(name).toHaveValue('My brand');
  },
};
