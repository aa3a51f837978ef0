import { expect, type Locator, type Page } from '@playwright/test';

/** The letters of the demo's captchas, as strokes on a grid of 4 x 6. */
const LETTERS: Readonly<Record<string, string>> = {
  A: '06,20,46 14,34',
  B: '00,06,36,45,44,33,03 33,42,41,30,00',
  C: '41,30,10,01,05,16,36,45',
  D: '00,06,26,44,42,20,00',
  E: '40,00,06,46 03,33',
  F: '40,00,06 03,33',
  H: '00,06 40,46 03,43',
  J: '10,40,30,35,26,16,05',
  K: '00,06 40,03,46',
  L: '00,06,46',
  M: '06,00,23,40,46',
  N: '06,00,46,40',
  P: '06,00,30,41,42,33,03',
  R: '06,00,30,41,42,33,03 23,46',
  T: '00,40 20,26',
  U: '00,05,16,36,45,40',
  V: '00,26,40',
  W: '00,16,23,36,40',
  X: '00,46 40,06',
  Y: '00,23,40 23,26',
  3: '01,10,30,41,42,33,44,45,36,16,05 13,33',
  4: '36,30,04,44',
  7: '00,40,16',
  9: '42,33,13,02,01,10,30,41,44,26,06',
};

interface Point {
  x: number;
  y: number;
}

const LETTER_COUNT = 4;
const PITCH = (160 - 24) / LETTER_COUNT;
const MIDDLE = { x: 25, y: 28 };
const CELL = { x: 5, y: 5.4 };

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

/** Points along the strokes of a letter on its grid, three to a cell. */
const pointsOf = (strokes: string): Point[] =>
  strokes.split(' ').flatMap((stroke) => {
    const corners = stroke.split(',').map((pair) => ({ x: Number(pair[0]), y: Number(pair[1]) }));
    return corners.slice(1).flatMap((to, index) => {
      const from = corners[index] ?? to;
      const parts = 3 * Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
      return range(0, parts, 1).map((part) => ({
        x: from.x + ((to.x - from.x) * part) / parts,
        y: from.y + ((to.y - from.y) * part) / parts,
      }));
    });
  });

const SHAPES = Object.entries(LETTERS).map(
  ([letter, strokes]) => [letter, pointsOf(strokes)] as const,
);

/** All combinations of tilt, vertical offset and bend of a letter. */
const VARIANTS = range(-18, 18, 4).flatMap((tilt) =>
  range(-4, 4, 2).flatMap((lift) =>
    range(0, 6, 1).map((phase) => ({ tilt: (tilt * Math.PI) / 180, lift, phase })),
  ),
);

/** Points of a letter in one variant, relative to its centre. */
const transform = (
  shape: readonly Point[],
  { tilt, lift, phase }: (typeof VARIANTS)[number],
): Point[] =>
  shape.map(({ x: column, y: row }) => {
    const [x, y] = [(column - 2) * CELL.x, (row - 3) * CELL.y];
    return {
      x: x * Math.cos(tilt) - y * Math.sin(tilt) + Math.sin(row + phase) * 1.7,
      y: x * Math.sin(tilt) + y * Math.cos(tilt) + lift,
    };
  });

const gap = ({ x, y }: Point, others: readonly Point[]): number =>
  Math.min(...others.map((other) => Math.hypot(other.x - x, other.y - y)));

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** The letter that fits the ink best: every stroke is on ink, and all ink on a stroke. */
function readLetter(ink: readonly Point[]): string {
  const thinned = ink.filter((_, index) => index % 4 === 0);
  const gaps = new Map<number, number>();
  const gapAt = ({ x, y }: Point): number => {
    const cell = { x: Math.round(x), y: Math.round(y) };
    const key = cell.x * 1000 + cell.y;
    const known = gaps.get(key) ?? gap(cell, thinned);
    gaps.set(key, known);
    return known;
  };
  const rated = SHAPES.map(([letter, shape]) => {
    const likely = VARIANTS.map((variant) => transform(shape, variant))
      .map((transformed) => ({ transformed, off: mean(transformed.map(gapAt)) }))
      .sort((one, other) => one.off - other.off)
      .slice(0, 40);
    const best = Math.min(
      ...likely.map(
        ({ transformed, off }) => off + mean(thinned.map((point) => gap(point, transformed))),
      ),
    );
    return { letter, best };
  });
  return rated.reduce((one, other) => (other.best < one.best ? other : one)).letter;
}

/** Alternative text of the captcha picture. */
export const CAPTCHA_ALT = 'Picture with characters to copy';

interface Dot extends Point {
  red: number;
}

/** The dark pixels of the picture. Runs in the page. */
export async function inkOf(picture: Element): Promise<Dot[]> {
  const image = picture as HTMLImageElement;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context?.drawImage(image, 0, 0);
  const { data = [] } = context?.getImageData(0, 0, width, height) ?? {};
  return Array.from({ length: width * height }, (_, at) => ({
    x: at % width,
    y: Math.floor(at / width),
    red: data[at * 4] ?? 255,
  })).filter(({ red }) => red < 90);
}

/** Reads a captcha from its picture, as a person does. Occasionally it misreads one. */
export const readInk = (ink: readonly Point[]): string =>
  range(0, LETTER_COUNT - 1, 1)
    .map((at) => {
      const middle = MIDDLE.x + at * PITCH;
      const near = ink.filter(({ x }) => Math.abs(x - middle) <= PITCH / 2);
      return readLetter(near.map(({ x, y }) => ({ x: x - middle, y: y - MIDDLE.y })));
    })
    .join('');

/** Reads the captcha in a dialog. */
export async function readCaptcha(dialog: Locator, picture = CAPTCHA_ALT): Promise<string> {
  return readInk(await dialog.getByRole('img', { name: picture }).evaluate(inkOf));
}

interface Sent {
  /** Name of the submit button. */
  button: string;
  /** URL of the call. */
  call: RegExp;
  /** Names of the field and the picture. Default: those in English. */
  names?: { field: string; picture: string };
}

/** Solves the captcha and sends the form; retries if the picture was misread. Returns the gateway's answer. */
export async function sendWithCaptcha(
  page: Page,
  dialog: Locator,
  { button, call, names = { field: 'Captcha', picture: CAPTCHA_ALT } }: Sent,
): Promise<{ errorCode: string | null }> {
  const captcha = dialog.getByLabel(names.field);
  for (;;) {
    await expect(captcha).toHaveValue('');
    const shown = dialog.getByRole('img', { name: names.picture });
    const source = await shown.getAttribute('src');
    await captcha.fill(await readCaptcha(dialog, names.picture));
    const [response] = await Promise.all([
      page.waitForResponse(call),
      dialog.getByRole('button', { name: button, exact: true }).click(),
    ]);
    const answer = (await response.json()) as { errorCode: string | null };
    if (answer.errorCode !== 'CAPTCHA_REQUIRED') return answer;
    await expect(shown).not.toHaveAttribute('src', source ?? '');
  }
}
