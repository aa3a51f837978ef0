import { randomInt } from 'node:crypto';
import sharp from 'sharp';

const WIDTH = 160;
const HEIGHT = 56;

/** Each letter as strokes on a grid of 4 x 6; spaces separate strokes, commas points. */
const STROKES: Readonly<Record<string, string>> = {
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

/** Draws a captcha text as a PNG data URL. */
export async function drawCaptcha(text: string): Promise<string> {
  const step = (WIDTH - 24) / text.length;
  const letters = Array.from(text, (letter, at) => drawLetter(letter, 14 + at * step));
  const lines = Array.from({ length: 5 }, () => stroke(randomCurve(), '#b79a5b', 1));
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">` +
    `<rect width="100%" height="100%" fill="#f4efe4"/>${lines.join('')}${letters.join('')}</svg>`;
  const png = await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

function drawLetter(letter: string, left: number): string {
  const tilt = (randomInt(-18, 19) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const lift = randomInt(-4, 5);
  const wave = randomInt(10, 24) / 10;
  const phase = randomInt(0, 63) / 10;
  const place = (column: number, row: number) => {
    const [x, y] = [(column - 2) * 5, (row - 3) * 5.4];
    const turned = { x: x * cos - y * sin, y: x * sin + y * cos };
    const bend = Math.sin(row + phase) * wave;
    return `${(left + 11 + turned.x + bend).toFixed(1)} ${(HEIGHT / 2 + lift + turned.y).toFixed(1)}`;
  };
  const paths = (STROKES[letter] ?? '').split(' ').map((points) =>
    points
      .split(',')
      .map((point, at) => `${at === 0 ? 'M' : 'L'}${place(Number(point[0]), Number(point[1]))}`)
      .join(''),
  );
  return stroke(paths.join(''), '#1c2233', 3);
}

function randomCurve(): string {
  const point = () => `${randomInt(0, WIDTH)} ${randomInt(0, HEIGHT)}`;
  return `M0 ${randomInt(0, HEIGHT)}C${point()} ${point()} ${WIDTH} ${randomInt(0, HEIGHT)}`;
}

function stroke(path: string, colour: string, width: number): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}
