import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Grid } from '../../layout/Grid/Grid';
import { Inline } from '../../layout/Inline/Inline';
import { FLAG_SIZES, Flag } from './Flag';

// stories-check: no LongContent, holds no text
const meta = {
  title: 'Design System/Forms/Flag',
  component: Flag,
  tags: ['autodocs'],
  args: { country: 'ID', label: 'Indonesia' },
} satisfies Meta<typeof Flag>;

export default meta;
type Story = StoryObj<typeof meta>;

const SOME = 'BD BR CN ES FR GB ID IN IR JP KH KR KZ LA MM MY NP PH PK PT RU SA TH TR TW VN'.split(
  ' ',
);

const settle: NonNullable<Story['play']> = ({ canvasElement }) =>
  waitFor(() => expect(canvasElement.querySelector('[data-state="loading"]')).toBeNull());

export const Default: Story = { play: settle };

export const Playground: Story = { args: { size: 'md' } };

export const Variants: Story = {
  render: (args) => (
    <Inline gap={16}>
      {FLAG_SIZES.map((size) => (
        <Flag key={size} {...args} size={size} label={`size ${size}`} />
      ))}
    </Inline>
  ),
  play: settle,
};

/** Flags of languages, some others, and a code without a flag. */
export const States: Story = {
  render: (args) => (
    <Grid minColumn={60}>
      {[...SOME, 'CH', 'NG', 'AR', 'gb-eng', 'ZZ'].map((country) => (
        <Flag key={country} {...args} country={country} label={country} />
      ))}
    </Grid>
  ),
  play: settle,
};

export const Missing: Story = {
  args: { country: 'ZZ', label: 'Unknown country' },
  render: (args) => (
    <Inline gap={16}>
      {FLAG_SIZES.map((size) => (
        <Flag key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
  play: settle,
};

export const Narrow: Story = { ...States, globals: { viewport: { value: 'narrow' } } };
