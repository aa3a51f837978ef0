import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';

/** Text as an outline, with the box it fills. */
export interface SetText {
  d: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

type Font = ReturnType<typeof opentype.parse>;

let display: Font | null = null;

// Fraunces has the SIL Open Font Licence, which allows its outlines in pictures.
function displayFont(): Font {
  if (display) return display;
  const require = createRequire(import.meta.url);
  const file = readFileSync(
    require.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff'),
  );
  const bytes = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength);
  display = opentype.parse(bytes);
  return display;
}

// The library's own writer turns numbers close to zero into NaN.
function toPathData(outline: ReturnType<Font['getPath']>): string {
  const at = (x = 0, y = 0) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
  return outline.commands
    .map((command) => {
      if (command.type === 'Z') return 'Z';
      if (command.type === 'Q') return `Q${at(command.x1, command.y1)} ${at(command.x, command.y)}`;
      if (command.type === 'C')
        return `C${at(command.x1, command.y1)} ${at(command.x2, command.y2)} ${at(command.x, command.y)}`;
      return `${command.type}${at(command.x, command.y)}`;
    })
    .join('');
}

/** Sets text in the display face with its baseline start at (0, 0). */
export function setText(text: string, size: number): SetText {
  const outline = displayFont().getPath(text, 0, 0, size);
  const { x1, y1, x2, y2 } = outline.getBoundingBox();
  return { d: toPathData(outline), x: x1, y: y1, width: x2 - x1, height: y2 - y1 };
}
