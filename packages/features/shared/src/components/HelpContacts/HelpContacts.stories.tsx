import { withFeatureProviders } from '@parlour/feature-core/testing';
import type { HelpOrganisation } from '@parlour/gateway-openapi/saferPlay';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HelpContacts, HelpLine } from './HelpContacts';

const ORGANISATION: HelpOrganisation = {
  name: 'Help with gambling',
  address: 'https://help.parlour.example',
  phone: '+44 20 7946 0018',
  text: 'Free advice, at any hour.',
};

const meta = {
  title: 'Features/Shared/HelpContacts',
  component: HelpContacts,
  tags: ['autodocs'],
  decorators: [withFeatureProviders],
  args: { organisations: [ORGANISATION] },
} satisfies Meta<typeof HelpContacts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [R24] The page of who helps, its number, and what it does. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Call +44 20 7946 0018' })).toHaveAttribute(
      'href',
      'tel:+442079460018',
    );
  },
};

export const Several: Story = {
  args: {
    organisations: [
      ORGANISATION,
      {
        name: 'Österreichische Beratungsstelle für Glücksspielabhängigkeit und ihre Angehörigen',
        address: 'https://beratung.parlour.example',
        phone: null,
        text: null,
      },
    ],
  },
};

export const Empty: Story = {
  args: { organisations: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

/** [R32] One line, for the log-in. */
export const Line: Story = { render: (args) => <HelpLine {...args} /> };

export const Narrow: Story = { ...Several, globals: { viewport: { value: 'narrow' } } };
