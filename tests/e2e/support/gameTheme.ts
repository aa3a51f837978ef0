import type { Locator } from '@playwright/test';

/** Texts of the demo game and the grounds that they stand on, by its custom properties. */
const PAIRS = [
  ['text', 'ink'],
  ['text', 'panel'],
  ['text', 'glow'],
  ['text', 'raised'],
  ['muted', 'ink'],
  ['muted', 'glow'],
  ['muted', 'raised'],
  ['brass', 'ink'],
  ['brass', 'panel'],
  ['brass', 'glow'],
  ['on-action', 'action'],
  ['on-action', 'action-hover'],
];

/** Contrast of the demo game's texts in the theme that it shows. */
export const contrastsIn = (html: Locator): Promise<{ pair: string; ratio: number }[]> =>
  html.evaluate((root, pairs) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const probe = document.createElement('i');
    root.append(probe);
    const luminance = (name: string): number => {
      probe.style.color = `var(--${name})`;
      if (context === null) return Number.NaN;
      context.fillStyle = getComputedStyle(probe).color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map(
        (part) => (part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4),
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const found = pairs.map(([text = '', ground = '']) => {
      const [high, low] = [luminance(text), luminance(ground)].sort((a, b) => b - a) as [
        number,
        number,
      ];
      return { pair: `${text} on ${ground}`, ratio: (high + 0.05) / (low + 0.05) };
    });
    probe.remove();
    return found;
  }, PAIRS);
