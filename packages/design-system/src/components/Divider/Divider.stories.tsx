import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline/Inline';
import { Stack } from '../../layout/Stack/Stack';
import { Button } from '../Button/Button';
import { DIVIDER_DIRECTIONS, Divider } from './Divider';

const meta = {
  title: 'Design System/Actions and layout/Divider',
  component: Divider,
  tags: ['autodocs'],
  render: (args) => (
    <Stack style={{ maxInlineSize: '360px' }}>
      <Button>Log in</Button>
      <Divider {...args} />
      <Button variant="outline">Register</Button>
    </Stack>
  ),
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { children: 'or', direction: 'column' } };

export const Word: Story = { args: { children: 'or' } };

export const States: Story = {
  render: () => (
    <Stack gap={32}>
      {DIVIDER_DIRECTIONS.map((direction) => (
        <Inline key={direction} gap={16} style={{ minBlockSize: '80px' }}>
          <span>Deposit</span>
          <Divider direction={direction} style={direction === 'row' ? {} : { flexGrow: 1 }} />
          <span>Withdraw</span>
          <Divider direction={direction} style={direction === 'row' ? {} : { flexGrow: 1 }}>
            or
          </Divider>
          <span>Transfer</span>
        </Inline>
      ))}
    </Stack>
  ),
};

export const LongContent: Story = {
  args: { children: 'atau masuk dengan Donaudampfschifffahrtsgesellschaftskapitänskajüte' },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };
