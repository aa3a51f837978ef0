import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { parseHex } from '../../packages/design-system/src/tokens/contrast';
import {
  BRIGHT_VALUES,
  FIRST_VALUES,
  FOREIGN_TOKENS,
  jsonFile,
  LOGO_COLORS,
  logoFile,
  POOR_VALUES,
  textFile,
  WHOLE_VALUES,
} from './studio.fixtures';
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

/** Unreadable colours: they are moved, and the studio says where and to what. */
export const Repaired: Story = {
  args: { initialValues: POOR_VALUES, initialView: { scheme: 'both' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^Shown as #\w{6} in the dark theme/)[0]).toBeVisible();
  },
};

/** A bright colour stays as a ground, in both themes; the studio says where it was darkened. */
export const Bright: Story = {
  args: { initialValues: BRIGHT_VALUES, initialView: { scheme: 'both' } },
  play: async ({ canvas, step }) => {
    const bright = parseHex(BRIGHT_VALUES.brandColor ?? '') ?? [];
    await step('on the button', async () => {
      for (const button of canvas.getAllByRole('button', { name: 'Deposit' }))
        await expect(button).toHaveStyle({ backgroundColor: `rgb(${bright.join(', ')})` });
    });
    await step('and it is said', async () => {
      await expect(
        canvas.getByText(/^Kept as #ffd400 on buttons in the light theme/),
      ).toBeVisible();
    });
  },
};

/** Each value set, and some for one theme alone. */
export const EveryValue: Story = {
  args: { initialValues: WHOLE_VALUES, initialView: { scheme: 'both' } },
};

/** Both colours come from a logo, as one step. */
export const FromPicture: Story = {
  name: 'From a picture',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('From a picture'));
    await userEvent.upload(canvas.getByLabelText('Logo or picture'), logoFile());
    await canvas.findByRole('button', { name: `Brand: ${LOGO_COLORS.brand}`, pressed: true });
    canvas.getByRole('button', { name: `Accent: ${LOGO_COLORS.accent}`, pressed: true });
    await expect(canvas.getByRole('textbox', { name: 'Brand colour' })).toHaveValue(
      LOGO_COLORS.brand,
    );
  },
};

export const PictureRefused: Story = {
  name: 'Picture refused',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('From a picture'));
    const file = canvas.getByLabelText('Logo or picture');
    await userEvent.upload(file, textFile());
    await expect(await canvas.findByText(/^This is no picture/)).toBeVisible();
    await expect(file).toBeInvalid();
  },
};

/** Two brands beside each other, in the same theme. */
export const Compared: Story = {
  args: { initialOpponent: 'ember' },
  play: async ({ canvas }) => {
    const sides = ['A · Ember · dark', 'B · My brand · dark'].map((name) =>
      within(canvas.getByRole('region', { name })).getByRole('button', { name: 'Deposit' }),
    );
    await expect(sides[0]).toHaveStyle({ borderRadius: '2px' });
    await expect(sides[1]).toHaveStyle({ borderRadius: '12px' });
  },
};

/** The report of what differs between two brands. */
export const Changes: Story = {
  args: { initialOpponent: 'lagoon', initialTab: 'changes' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: /^Values/ })).toBeVisible();
  },
};

export const Contrast: Story = { args: { initialTab: 'contrast' } };

export const Files: Story = { args: { initialTab: 'files', initialValues: WHOLE_VALUES } };

/** A file with a value that no brand can have: it says which, and nothing changes. */
export const ImportRefused: Story = {
  name: 'Import refused',
  args: { initialTab: 'files' },
  play: async ({ canvas }) => {
    const file = canvas.getByLabelText('Merchant document or Design Tokens file');
    await userEvent.upload(
      file,
      jsonFile('merchant.json', { theme: { name: 'Lagoon', brandColor: 'blue' } }),
    );
    await expect(await canvas.findByText(/"blue" is not a colour/)).toBeVisible();
    await expect(file).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('My brand');
  },
};

/** A merchant document, which is looked at before it is used. */
export const Imported: Story = {
  args: { initialTab: 'files' },
  play: async ({ canvas }) => {
    await userEvent.upload(
      canvas.getByLabelText('Merchant document or Design Tokens file'),
      jsonFile('merchant.json', { theme: WHOLE_VALUES }),
    );
    await expect(await canvas.findByText('Every value of it can be used.')).toBeVisible();
  },
};

/** Tokens of another tool: what was taken from where is listed. */
export const ImportedTokens: Story = {
  name: 'Imported tokens',
  args: { initialTab: 'files' },
  play: async ({ canvas }) => {
    await userEvent.upload(
      canvas.getByLabelText('Merchant document or Design Tokens file'),
      jsonFile('tokens.json', FOREIGN_TOKENS),
    );
    await expect(await canvas.findByText(/^Not understood: color.chart/)).toBeVisible();
  },
};
