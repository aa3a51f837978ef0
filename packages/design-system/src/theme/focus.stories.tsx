import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

const ROUND = 'focus-story-round';

const meta = {
  title: 'Design System/Actions and layout/Focus',
  tags: ['autodocs'],
  render: () => (
    <button type="button" className={ROUND}>
      Round
    </button>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The ring follows the corners of its element, also if the element's styles come before the global ones. */
export const Corners: Story = {
  beforeEach: () => {
    const early = document.createElement('style');
    early.textContent = `.${ROUND} { border-radius: 50%; }`;
    document.head.prepend(early);
    return () => early.remove();
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Round' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveStyle({ borderRadius: '50%', outlineStyle: 'solid' });
  },
};
