import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../../layout/Grid/Grid';
import { Stack } from '../../layout/Stack/Stack';
import { Checkbox } from '../Checkbox/Checkbox';
import { DateField } from '../DateField/DateField';
import { TextField } from '../TextField/TextField';
import { FORM_SECTION_COLUMNS, FormSection } from './FormSection';

// stories-check: no Interaction, it only holds the fields
const fields = (
  <>
    <TextField label="Full name" autoComplete="name" />
    <DateField label="Date of birth" autoComplete="bday" />
    <TextField label="Email" type="email" autoComplete="email" />
    <TextField label="Mobile number" type="tel" autoComplete="tel" />
    <div data-wide>
      <Checkbox label="The name is the same as in my passport" />
    </div>
  </>
);

const meta = {
  title: 'Design System/Forms/FormSection',
  component: FormSection,
  tags: ['autodocs'],
  args: {
    legend: 'About you',
    description: 'As in your passport: we compare it at the first withdrawal.',
    children: fields,
  },
} satisfies Meta<typeof FormSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { columns: 2 } };

export const Variants: Story = {
  render: (args) => (
    <Stack gap={24}>
      {FORM_SECTION_COLUMNS.map((columns) => (
        <FormSection key={columns} {...args} columns={columns} legend={`columns ${columns}`} />
      ))}
    </Stack>
  ),
};

/** A nested grid of fields spans the full width. */
export const WithGrid: Story = {
  args: {
    children: (
      <Grid minColumn={150}>
        <TextField label="Rate" />
        <TextField label="Stakes of the period" />
        <TextField label="Amount" />
      </Grid>
    ),
  },
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole('group').getBoundingClientRect();
    const grid = canvas.getByLabelText('Rate').closest('[data-component="Grid"]');
    await expect(grid?.getBoundingClientRect().width).toBe(width);
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap={24}>
      <FormSection {...args} legend="Ready" />
      <FormSection {...args} legend="Disabled" disabled />
    </Stack>
  ),
};

export const Missing: Story = { args: { description: undefined } };

export const LongContent: Story = {
  args: {
    legend: 'Data diri pemilik rekening seperti yang tertulis di kartu identitas',
    description:
      'Nama dan tanggal lahir dibandingkan dengan kartu identitas pada penarikan dana pertama; perubahan setelahnya hanya melalui layanan pelanggan.',
  },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };
