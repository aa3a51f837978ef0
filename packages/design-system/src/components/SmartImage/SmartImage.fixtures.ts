const PALETTES = [
  ['#123b45', '#1f6f6b', '#e3c27e', '#f6f0e6'],
  ['#3b1730', '#8a2f4f', '#f2a65a', '#fff1dc'],
  ['#16204a', '#3f5bb5', '#8fd3f4', '#eef6ff'],
  ['#3a2a12', '#8f6a26', '#f0d9a8', '#fffaf0'],
  ['#14301f', '#2f7d4f', '#c8e6a0', '#f4ffe9'],
  ['#2b1a45', '#6a4bb0', '#e0a3e8', '#fbf0ff'],
] as const;

const paletteOf = (seed: number) => PALETTES[seed % PALETTES.length] ?? PALETTES[0];

/** Average colour of the sample picture with the same seed. */
export const sampleColor = (seed: number): string => paletteOf(seed)[0];

/** A picture generated from a number, so that stories and tests need no network. */
export function samplePicture(seed: number, width = 300, height = 400): string {
  const [ground, wave, light, mark] = paletteOf(seed);
  const across = ((seed * 37) % 60) + 20;
  const size = height * 0.22;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/><circle cx="${across}%" cy="30%" r="${size * 1.6}" fill="${wave}"/><path d="M0 ${height * 0.72} Q${width / 2} ${height * 0.5} ${width} ${height * 0.74} V${height} H0Z" fill="${light}"/><circle cx="${across}%" cy="32%" r="${size * 0.7}" fill="${mark}" opacity="0.9"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

/** An address that never loads. */
export const BROKEN_PICTURE = 'data:image/png;base64,AAAA';
