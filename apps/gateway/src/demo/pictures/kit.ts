import { type Hue, tone } from './colour';

/** The paints that a motif is drawn with. */
export interface Kit {
  /** Main colour, lit from the upper left. */
  body: string;
  bodyLight: string;
  bodyDark: string;
  /** Second colour, lit in the same way. */
  accent: string;
  accentLight: string;
  accentDark: string;
  /** Metal or horn: warm, with a bright edge. */
  metal: string;
  metalLight: string;
  metalDark: string;
  /** Nearly white and nearly black, tinted. */
  cream: string;
  ink: string;
}

/** The colours of one picture by role. */
export interface Scheme {
  ground: Hue;
  body: Hue;
  accent: Hue;
  metal: Hue;
  /** Lightness of the ground in the light and at the edge. */
  lit: number;
  unlit: number;
}

function sweep(id: string, stops: readonly string[]): string {
  const marks = stops
    .map((colour, index) => {
      const offset = Math.round((index / (stops.length - 1)) * 100);
      return `<stop offset="${offset}%" stop-color="${colour}"/>`;
    })
    .join('');
  return `<linearGradient id="${id}" x1=".2" y1="0" x2=".75" y2="1">${marks}</linearGradient>`;
}

/** The gradients behind the paints of `createKit`. */
export function kitDefs({ body, accent, metal }: Scheme): string {
  return (
    sweep('kb', [tone(body, 0.82), tone(body, 0.63), tone(body, 0.42)]) +
    sweep('kbl', [tone(body, 0.94), tone(body, 0.76)]) +
    sweep('kbd', [tone(body, 0.46), tone(body, 0.26)]) +
    sweep('ka', [tone(accent, 0.82), tone(accent, 0.62), tone(accent, 0.42)]) +
    sweep('kal', [tone(accent, 0.94), tone(accent, 0.77)]) +
    sweep('kad', [tone(accent, 0.45), tone(accent, 0.26)]) +
    sweep('km', [tone(metal, 0.95), tone(metal, 0.78), tone(metal, 0.6), tone(metal, 0.82)]) +
    sweep('kml', [tone(metal, 0.98), tone(metal, 0.87)]) +
    sweep('kmd', [tone(metal, 0.56), tone(metal, 0.36)])
  );
}

/** The paints of a scheme; the picture needs `kitDefs` of the same scheme. */
export function createKit({ ground, body, accent, metal }: Scheme): Kit {
  // Straight lines have no box for a gradient: they get the plain colour after its address.
  return {
    body: `url(#kb) ${tone(body, 0.63)}`,
    bodyLight: `url(#kbl) ${tone(body, 0.84)}`,
    bodyDark: `url(#kbd) ${tone(body, 0.36)}`,
    accent: `url(#ka) ${tone(accent, 0.62)}`,
    accentLight: `url(#kal) ${tone(accent, 0.85)}`,
    accentDark: `url(#kad) ${tone(accent, 0.36)}`,
    metal: `url(#km) ${tone(metal, 0.74)}`,
    metalLight: `url(#kml) ${tone(metal, 0.92)}`,
    metalDark: `url(#kmd) ${tone(metal, 0.46)}`,
    cream: tone(metal, 0.97),
    ink: tone(ground, 0.16),
  };
}

/** A kit of one flat colour, for outlines and shadows. */
export function flatKit(colour: string): Kit {
  return {
    body: colour,
    bodyLight: colour,
    bodyDark: colour,
    accent: colour,
    accentLight: colour,
    accentDark: colour,
    metal: colour,
    metalLight: colour,
    metalDark: colour,
    cream: colour,
    ink: colour,
  };
}
