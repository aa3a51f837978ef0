/** A5 at 150 dpi, in px. */
export const POSTER_SIZE = { width: 874, height: 1240 } as const;
/** Edge of the code on it. */
export const POSTER_CODE_PX = 520;

const MARGIN = 72;
const BAND = 20;
const GAP = 40;
const LINE = 1.25;

/** What is written on a poster. */
export interface PosterTexts {
  siteName: string;
  headline: string;
  value: string;
}

interface TextStyle {
  size: number;
  weight: number;
  /** How many lines there is room for; what is longer gets smaller. */
  lines: number;
}

const NAME: TextStyle = { size: 56, weight: 700, lines: 1 };
const HEADLINE: TextStyle = { size: 64, weight: 700, lines: 3 };
const ADDRESS: TextStyle = { size: 26, weight: 400, lines: 3 };
const SMALLEST = 16;

/**
 * Draws a poster on a sheet, with the colours and the face that the sheet has as an element. The address is written in
 * the face of the code.
 */
export function drawPoster(
  sheet: HTMLCanvasElement,
  code: HTMLCanvasElement,
  { siteName, headline, value }: PosterTexts,
): void {
  const context = sheet.getContext('2d');
  if (context === null) return;
  const style = getComputedStyle(sheet);
  const { width, height } = POSTER_SIZE;
  context.fillStyle = style.backgroundColor;
  context.fillRect(0, 0, width, height);
  context.fillStyle = style.outlineColor;
  context.fillRect(0, 0, width, BAND);
  context.fillRect(0, height - BAND, width, BAND);
  context.fillStyle = style.color;
  context.textAlign = 'center';
  context.textBaseline = 'top';

  const write = (text: string, look: TextStyle, top: number, family = style.fontFamily): number => {
    const { lines, size } = fit(context, text, look, family);
    for (const [at, line] of lines.entries())
      context.fillText(line, width / 2, top + at * size * LINE);
    return top + lines.length * size * LINE;
  };

  context.direction = style.direction === 'rtl' ? 'rtl' : 'ltr';
  const belowName = write(siteName, NAME, MARGIN);
  const belowHeadline = write(headline, HEADLINE, belowName + GAP);
  const room = height - BAND - MARGIN - ADDRESS.lines * ADDRESS.size * LINE - GAP;
  const top = Math.max(belowHeadline + GAP, room - POSTER_CODE_PX);
  context.drawImage(code, (width - POSTER_CODE_PX) / 2, top, POSTER_CODE_PX, POSTER_CODE_PX);
  context.direction = 'ltr';
  write(value, ADDRESS, top + POSTER_CODE_PX + GAP, getComputedStyle(code).fontFamily);
}

/** The lines of a text in the largest size at which they fit. */
function fit(
  context: CanvasRenderingContext2D,
  text: string,
  { size: largest, weight, lines: most }: TextStyle,
  family: string,
): { lines: string[]; size: number } {
  for (let size = largest; ; size -= 4) {
    context.font = `${weight} ${size}px ${family}`;
    const lines = wrap(context, text);
    if (lines.length <= most || size <= SMALLEST) return { lines, size };
  }
}

/** Breaks a text where words end, also in scripts without blanks, and elsewhere only if a word is too wide. */
function wrap(context: CanvasRenderingContext2D, text: string): string[] {
  const most = POSTER_SIZE.width - 2 * MARGIN;
  const isTooWide = (part: string) => context.measureText(part.trim()).width > most;
  const words = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)].flatMap(
    ({ segment }) => (isTooWide(segment) ? Array.from(segment) : [segment]),
  );
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (line !== '' && isTooWide(line + word)) {
      lines.push(line.trim());
      line = word.trimStart();
    } else line += word;
  }
  if (line.trim() !== '') lines.push(line.trim());
  return lines;
}
