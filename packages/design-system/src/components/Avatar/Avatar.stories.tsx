import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline';
import { Stack } from '../../layout/Stack/Stack';
import { AVATAR_SIZES, AVATAR_STATUSES, Avatar } from './Avatar';
import { FACE, PEOPLE } from './Avatar.fixtures';

// stories-check: no Interaction, not interactive
const meta = {
  title: 'Design System/Content/Avatar',
  component: Avatar,
  tags: ['autodocs'],
  args: { name: 'Ana Lucía Morán', src: FACE },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { size: 'lg', status: { kind: 'online', text: 'online' } },
};

export const Variants: Story = {
  render: (args) => (
    <Stack>
      {[FACE, undefined].map((src) => (
        <Inline key={src ?? 'initials'}>
          {AVATAR_SIZES.map((size) => (
            <Avatar key={size} {...args} src={src} size={size} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

export const States: Story = {
  render: (args) => (
    <Stack>
      {AVATAR_SIZES.map((size) => (
        <Inline key={size}>
          {AVATAR_STATUSES.map((kind) => (
            <Avatar
              key={kind}
              {...args}
              size={size}
              src={undefined}
              status={{ kind, text: kind }}
            />
          ))}
          <Avatar {...args} size={size} status={{ kind: 'online', text: 'online' }} />
        </Inline>
      ))}
    </Stack>
  ),
};

/** A picture that fails gives way to the initials. */
export const Failed: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('AM')).toBeVisible();
  },
};

/** Without a picture, and without a name that has a letter. */
export const Missing: Story = {
  render: (args) => (
    <Inline>
      <Avatar {...args} src={undefined} />
      <Avatar {...args} src={undefined} name="***" />
      <Avatar {...args} src={undefined} name="" />
    </Inline>
  ),
};

/** Initials of other scripts: two where letters stand apart, one where they join. */
export const Scripts: Story = {
  render: (args) => (
    <Inline>
      {PEOPLE.map(({ id, name }) => (
        <Avatar key={id} {...args} name={name} src={undefined} />
      ))}
    </Inline>
  ),
};

export const LongContent: Story = {
  args: { src: undefined, name: 'Maria Wilhelmina van der Donaudampfschifffahrtsgesellschaft' },
};

export const Narrow: Story = { ...Scripts, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = { ...States, globals: { language: 'ar', direction: 'rtl' } };
