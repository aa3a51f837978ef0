import type { StoryContext } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

/** The switch of a report turns the comparison on and off by keyboard; off, nothing is compared. */
export async function compareByKeyboard({ canvas }: Pick<StoryContext, 'canvas'>): Promise<void> {
  const toggle = await canvas.findByRole('switch', { name: 'Compare with the period before' });
  await expect(toggle).not.toBeChecked();
  await expect(canvas.queryByText(/^Was/)).toBeNull();
  toggle.focus();
  await userEvent.keyboard(' ');
  await expect(toggle).toBeChecked();
  await expect((await canvas.findAllByText(/^Was/)).length).toBeGreaterThan(2);
  await userEvent.keyboard(' ');
  await expect(toggle).not.toBeChecked();
}
