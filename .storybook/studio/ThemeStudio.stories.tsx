import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { parseHex } from '../../packages/design-system/src/tokens/contrast';
import { BRIGHT_VALUES, FIRST_VALUES, POOR_VALUES } from './studio.fixtures';
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

export const Studio: Story = { args: { isKept: true } };

/** Unreadable colours: they are adjusted, and the studio says which and how. */
export const Repaired: Story = {
  args: { initialValues: POOR_VALUES },
};

/** A bright colour stays as a background, in both themes; the studio says where it was darkened. */
export const Bright: Story = {
  args: { initialValues: BRIGHT_VALUES },
  play: async ({ canvas, step }) => {
    const bright = parseHex(BRIGHT_VALUES.brandColor ?? '') ?? [];
    await step('on the button', async () => {
      for (const button of canvas.getAllByRole('button', { name: 'Deposit' }))
        await expect(button).toHaveStyle({ backgroundColor: `rgb(${bright.join(', ')})` });
    });
    await step('and it is said', async () => {
      await expect(
        canvas.getByText(/^The action colour stays as it is on buttons and other grounds/),
      ).toBeVisible();
    });
  },
};

export const Interaction: Story = {
  play: async ({ canvas, step }) => {
    const radius = canvas.getByRole('spinbutton', { name: 'Radius of controls, in px' });
    await step('a value that can not be used is refused beside its field', async () => {
      await userEvent.clear(radius);
      await userEvent.type(radius, '99');
      await expect(radius).toBeInvalid();
      await expect(canvas.getByText('Shown as it was before the last change')).toBeVisible();
    });
    await step('what is taken away stays as it was, and says so', async () => {
      await expect(canvas.getByText('These are the last values that can be used.')).toBeVisible();
      const taken = canvas.getByLabelText('The theme part of merchant.json');
      await expect(taken).toHaveTextContent('"radius": 9');
      await expect(taken).not.toHaveTextContent('99');
    });
    await step('a good one reaches every control at once', async () => {
      await userEvent.clear(radius);
      await userEvent.type(radius, '3');
      const [button] = canvas.getAllByRole('button', { name: 'Deposit' });
      await waitFor(() => expect(button).toHaveStyle({ borderRadius: '3px' }));
    });
    await step('a browser that refuses to copy is no error', async () => {
      const refuse = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
        new Error('refused'),
      );
      await userEvent.click(canvas.getByRole('button', { name: 'Copy for merchant.json' }));
      await expect(await screen.findByText('The browser did not let it be copied')).toBeVisible();
      refuse.mockRestore();
    });
    await step('what is taken away holds the values', async () => {
      await expect(canvas.getByLabelText('The theme part of merchant.json')).toHaveTextContent(
        '"radius": 3',
      );
    });
  },
};
