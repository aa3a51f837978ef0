import type { CaptchaFieldLabels } from './CaptchaField';

export const CAPTCHA_LABELS: CaptchaFieldLabels = {
  image: 'Picture with the characters to type',
  refresh: 'Show another picture',
  loading: 'The picture is loading',
  failed: 'No picture came. Try again.',
};

const LETTERS = ['K7PXM', 'R4HWD', 'T9QNC'] as const;

/** A captcha picture for a given seed. */
export function sampleCaptcha(seed: number): string {
  const text = LETTERS[seed % LETTERS.length] ?? LETTERS[0];
  const letters = Array.from(text).map(
    (letter, index) =>
      `<text x="${14 + index * 22}" y="${28 + ((seed + index) % 3) * 4 - 4}" transform="rotate(${((seed + index * 7) % 5) * 8 - 16} ${14 + index * 22} 24)">${letter}</text>`,
  );
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="40" viewBox="0 0 128 40"><rect width="128" height="40" fill="#f6f0e6"/><path d="M0 26Q32 4 64 22T128 14" stroke="#8a7f70" fill="none"/><g font-family="monospace" font-size="24" font-weight="700" fill="#3b1730">${letters.join('')}</g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
