import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline/Inline';
import { QrCode } from './QrCode';

const meta = {
  title: 'Design System/Content/QrCode',
  component: QrCode,
  tags: ['autodocs'],
  args: { value: 'https://parlour.example/app/android', label: 'Get the app for Android' },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 160 } };

export const States: Story = {
  render: (args) => (
    <Inline gap={16}>
      <QrCode {...args} />
      <QrCode {...args} value="https://parlour.example/app/ios" label="Get the app for iOS" />
    </Inline>
  ),
};

export const LongContent: Story = {
  args: { value: `https://parlour.example/app/android?from=${'garden-'.repeat(40)}` },
};

export const Narrow: Story = { ...States, globals: { viewport: { value: 'narrow' } } };
