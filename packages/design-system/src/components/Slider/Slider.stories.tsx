import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { NumberField } from '../NumberField/NumberField';
import { Slider, type SliderProps } from './Slider';
import { LONG_MARKS, MINUTE_MARKS, minutes, RATING_MARKS, SLIDER_LABELS } from './Slider.fixtures';

const meta = {
  title: 'Design System/Forms/Slider',
  component: Slider,
  tags: ['autodocs'],
  args: { label: 'Volume', name: 'volume', defaultValue: '40', onChange: fn(), onCommit: fn() },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

const REMINDER = {
  label: 'Remind me every',
  min: '15',
  max: '60',
  step: '5',
  defaultValue: '30',
  formatValue: minutes,
  marks: MINUTE_MARKS,
} as const;

const RISK = {
  label: 'Risk of the game',
  isRange: true,
  min: '0',
  max: '10',
  defaultValue: { start: '2', end: '7' },
  marks: RATING_MARKS,
  labels: SLIDER_LABELS,
  onChange: fn(),
  onCommit: fn(),
} as const;

export const Default: Story = {};

export const Playground: Story = {
  args: { ...REMINDER, hint: 'A reminder does not stop the game.', error: '', disabled: false },
};

export const Variants: Story = {
  render: () => (
    <Stack gap={32}>
      <Slider {...REMINDER} />
      <Slider {...RISK} />
      <Slider label="In steps of a quarter" max="2" step="0.25" defaultValue="1.25" />
    </Stack>
  ),
};

export const States: Story = {
  render: () => (
    <Stack gap={24}>
      <Slider {...REMINDER} label="Nothing chosen" value="" />
      <Slider {...REMINDER} label="With a hint" hint="A reminder does not stop the game." />
      <Slider {...REMINDER} label="Invalid" error="Choose at most 30 minutes." defaultValue="60" />
      <Slider {...REMINDER} label="Disabled" disabled />
      <Slider {...RISK} label="Both at the same value" value={{ start: '5', end: '5' }} />
      <Slider {...RISK} label="Invalid range" error="Leave at least two steps between." />
      <Slider {...RISK} label="Disabled range" disabled />
    </Stack>
  ),
};

/** The ring is around the thumb. */
export const Focus: Story = {
  args: { ...REMINDER },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('slider')).toHaveFocus();
  },
};

export const LongContent: Story = {
  args: {
    ...REMINDER,
    label: 'Seberapa sering Anda ingin diingatkan tentang waktu dan uang yang terpakai',
    formatValue: (value) => `sekali dalam setiap ${value} menit waktu bermain`,
    marks: LONG_MARKS,
    hint: 'Pengingat tidak menghentikan permainan; Anda dapat mengubahnya kapan saja.',
    error: 'Pilih paling lama tiga puluh menit, karena akun Anda baru dibuka minggu ini.',
  },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

/** The track runs from right to left, and so do its arrow keys. */
export const Arabic: Story = {
  args: {
    label: 'ذكّرني كل',
    min: '15',
    max: '60',
    step: '5',
    defaultValue: '25',
    formatValue: (value) => `${value} دقيقة`,
    marks: MINUTE_MARKS,
  },
  globals: { language: 'ar', direction: 'rtl' },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'ذكّرني كل' });
    slider.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(slider).toHaveValue('30');
    await expect(slider).toHaveAttribute('aria-valuetext', '30 دقيقة');
  },
};

function WithNumber(args: SliderProps) {
  const [value, setValue] = useState('30');
  return (
    <Stack>
      <Slider
        {...args}
        isRange={false}
        defaultValue="30"
        value={value}
        onChange={(event) => setValue(event.value)}
        onCommit={undefined}
      />
      <NumberField
        label="Minutes"
        labels={{ increase: 'More', decrease: 'Less' }}
        min="15"
        max="60"
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
    </Stack>
  );
}

/** Beside a field with the same value, for those who know the number. */
export const BesideANumberField: Story = {
  args: { ...REMINDER },
  render: (args) => <WithNumber {...args} />,
};

export const Interaction: Story = {
  args: { ...REMINDER },
  globals: { direction: 'ltr' },
  play: async ({ args, canvas, step }) => {
    const slider = canvas.getByRole('slider', { name: 'Remind me every' });
    await step('by keyboard: steps, pages and ends', async () => {
      await userEvent.tab();
      await expect(slider).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{ArrowUp}{ArrowDown}');
      await expect(slider).toHaveValue('35');
      await expect(slider).toHaveAttribute('aria-valuetext', '35 minutes');
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: '35' });
      await expect(args.onCommit).toHaveBeenLastCalledWith({ value: '35' });
      await userEvent.keyboard('{End}{PageDown}');
      await expect(slider).toHaveValue('55');
      await userEvent.keyboard('{Home}{PageUp}');
      await expect(slider).toHaveValue('20');
    });
    await step('by pointer, anywhere on the track', async () => {
      await userEvent.click(canvas.getByText('Remind me every'));
      await expect(slider).toHaveFocus();
      // What a press on the track does is the browser's: only its outcome can be played.
      await fireEvent.input(slider, { target: { value: '45' } });
      await expect(canvas.getByText('45 minutes')).toBeVisible();
    });
  },
};

/** Neither thumb passes the other. */
export const TwoThumbs: Story = {
  args: { ...RISK },
  globals: { direction: 'ltr' },
  play: async ({ canvas, step }) => {
    const low = canvas.getByRole('slider', { name: 'Lowest' });
    const high = canvas.getByRole('slider', { name: 'Highest' });
    await step('End takes the lower value to the higher one', async () => {
      low.focus();
      await userEvent.keyboard('{End}');
      await expect(low).toHaveValue('7');
    });
    await step('and the higher one goes on alone', async () => {
      high.focus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(high).toHaveValue('7');
      await userEvent.keyboard('{ArrowRight}');
      await expect(high).toHaveValue('8');
    });
  },
};
