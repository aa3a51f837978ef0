import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { Grid } from '../layout/Grid/Grid';
import { Inline } from '../layout/Inline/Inline';
import { Stack } from '../layout/Stack/Stack';
import { ChevronEndIcon } from './ChevronEndIcon';
import { ChevronStartIcon } from './ChevronStartIcon';
import { CrownIcon } from './CrownIcon';
import type { IconProps } from './Icon';
import { LogOutIcon } from './LogOutIcon';

const files = import.meta.glob<Record<string, ComponentType<IconProps>>>('./*Icon.tsx', {
  eager: true,
});
const ICONS = Object.values(files)
  .flatMap((module) => Object.entries(module))
  .filter(([name]) => name !== 'Icon' && name !== 'DirectionalIcon');

const meta = {
  title: 'Design System/Icons',
  component: CrownIcon,
  tags: ['autodocs'],
  args: { size: 24 },
} satisfies Meta<typeof CrownIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Grid minColumn={132} gap={24}>
      {ICONS.map(([name, Drawn]) => (
        <Stack key={name} gap={8} align="center">
          <Drawn {...args} />
          <small>{name}</small>
        </Stack>
      ))}
    </Grid>
  ),
};

export const Playground: Story = {};

/** Icons with a direction are mirrored in right-to-left text. */
export const Directions: Story = {
  render: (args) => (
    <Stack>
      {(['ltr', 'rtl'] as const).map((direction) => (
        <Inline key={direction} dir={direction} gap={16}>
          {direction}
          <ChevronStartIcon {...args} />
          <ChevronEndIcon {...args} />
          <LogOutIcon {...args} />
        </Inline>
      ))}
    </Stack>
  ),
};

export const Narrow: Story = {
  ...Default,
  globals: { viewport: { value: 'narrow' } },
};
