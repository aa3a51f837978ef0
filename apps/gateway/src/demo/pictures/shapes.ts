/** Small builders of SVG markup. Motifs use coordinates from -100 to 100 around 0. */

const short = (value: number): string => String(Math.round(value * 10) / 10);

// Renderers draw an element with `opacity` on a layer of its own, which made pictures three times as slow. On
// single shapes the paint's own opacity looks the same.
function withPaintOpacity(more: string): string {
  return more.replace(/(^|\s)opacity="([^"]+)"/, '$1fill-opacity="$2" stroke-opacity="$2"');
}

/** A filled path; `more` has further attributes. */
export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}" ${withPaintOpacity(more)}/>`;
}

/** A stroked path with round ends. */
export function line(d: string, stroke: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${withPaintOpacity(more)}/>`;
}

/** A circle. */
export function disc(x: number, y: number, radius: number, fill: string, more = ''): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}" ${withPaintOpacity(more)}/>`;
}

/** An ellipse. */
export function oval(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more = '',
): string {
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}" ${withPaintOpacity(more)}/>`;
}

/** A rectangle with rounded corners. */
export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  round: number,
  fill: string,
  more = '',
): string {
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" rx="${round}" fill="${fill}" ${withPaintOpacity(more)}/>`;
}

/** A group under a transform. */
export function group(transform: string, content: string, more = ''): string {
  return `<g transform="${transform}" ${more}>${content}</g>`;
}

/** The content and its mirror image about the vertical axis. */
export function mirrored(content: string): string {
  return content + group('scale(-1 1)', content);
}

/** The content turned `count` times around the centre. */
export function around(count: number, content: string, from = 0): string {
  return Array.from({ length: count }, (_, index) =>
    group(`rotate(${short(from + (360 / count) * index)})`, content),
  ).join('');
}

/** The points of a star or, with equal radii, of a regular polygon. */
export function starPath(
  points: number,
  outer: number,
  inner: number,
  x = 0,
  y = 0,
  turn = -90,
): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = ((turn + (180 / points) * index) * Math.PI) / 180;
    return `${short(x + radius * Math.cos(angle))} ${short(y + radius * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}Z`;
}
