import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { QrPoster } from './QrPoster';

// stories-check: no States, it has one state
const meta = {
  title: 'Design System/Content/QrPoster',
  component: QrPoster,
  tags: ['autodocs'],
  args: {
    siteName: 'Parlour',
    headline: 'Scan and join my team',
    value: 'https://parlour.example/register?affiliateCode=HARB12&sub=poster-3',
    label: 'Poster with a code to scan: Spring meeting',
    fileName: 'spring-meeting.png',
    labels: { download: 'Save the poster' },
  },
} satisfies Meta<typeof QrPoster>;

export default meta;
type Story = StoryObj<typeof meta>;

/** How many pixels of the sheet are neither its ground nor transparent. */
const inkOf = (sheet: HTMLCanvasElement): number => {
  const { data } = sheet.getContext('2d')?.getImageData(0, 0, sheet.width, sheet.height) ?? {
    data: new Uint8ClampedArray(),
  };
  let dark = 0;
  for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 100) dark += 1;
  return dark;
};

export const Default: Story = {
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole<HTMLCanvasElement>('img', { name: /Spring meeting/ });
    await waitFor(() => expect(inkOf(sheet)).toBeGreaterThan(50_000));
  },
};

/** Saves a PNG under the given name. */
export const Interaction: Story = {
  play: async ({ canvas }) => {
    const saved: HTMLAnchorElement[] = [];
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function save() {
      saved.push(this);
    };
    try {
      const save = canvas.getByRole('button', { name: 'Save the poster' });
      save.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(saved).toHaveLength(1));
      await userEvent.click(save);
      await waitFor(() => expect(saved).toHaveLength(2));
      await expect(saved[0]?.download).toBe('spring-meeting.png');
      const blob = await (await fetch(saved[0]?.href ?? '')).blob();
      await expect(blob.type).toBe('image/png');
    } finally {
      HTMLAnchorElement.prototype.click = click;
    }
  },
};

export const Playground: Story = {};

export const LongContent: Story = {
  args: {
    siteName: 'A house of games with a very long name',
    headline:
      'Scan this code with your phone and register in my team for the spring meeting by the sea',
    value: `https://parlour.example/register?affiliateCode=HARB12&sub=${'garden-'.repeat(4)}`,
  },
};

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };
