// stories-check: no Playground, nothing of it is on the screen
// stories-check: no States, nothing of it is on the screen
// stories-check: no Narrow, nothing of it is on the screen
// stories-check: no Interaction, there is nothing to press
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PrintSheet } from './PrintSheet';

const meta = {
  title: 'Design System/Content/PrintSheet',
  component: PrintSheet,
  tags: ['autodocs'],
  args: { title: 'History: Dividend, agent1', children: <p>agent1 offered it</p> },
  render: (args) => (
    <>
      <p>On the screen there is nothing of the sheet; print this story to see it.</p>
      <PrintSheet {...args} />
    </>
  ),
} satisfies Meta<typeof PrintSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It waits beside the page, and is no part of what is read there. */
export const Default: Story = {
  play: async () => {
    const sheet = document.querySelector('body > [data-component="PrintSheet"]');
    await expect(sheet).not.toBeVisible();
    await expect(sheet).toHaveTextContent('agent1 offered it');
  },
};

/** Long words break at the edge of the paper. */
export const LongContent: Story = {
  args: { title: 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(4) },
};
