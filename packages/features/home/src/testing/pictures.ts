const PALETTES = [
  ['#123b45', '#1f6f6b', '#e3c27e', '#f6f0e6'],
  ['#3b1730', '#8a2f4f', '#f2a65a', '#fff1dc'],
  ['#16204a', '#3f5bb5', '#8fd3f4', '#eef6ff'],
  ['#3a2a12', '#8f6a26', '#f0d9a8', '#fffaf0'],
  ['#14301f', '#2f7d4f', '#c8e6a0', '#f4ffe9'],
  ['#2b1a45', '#6a4bb0', '#e0a3e8', '#fbf0ff'],
] as const;

const toAddress = (drawing: string): string =>
  `data:image/svg+xml,${encodeURIComponent(drawing.replaceAll(/\s*\n\s*/g, ''))}`;

/** A picture generated from a seed, with its title in it, so that stories need no network. */
export function drawPicture(seed: number, title: string, width: number, height: number): string {
  const [ground, wave, light, mark] = PALETTES[seed % PALETTES.length] ?? PALETTES[0];
  const unit = Math.min(width, height);
  const x = width * (0.3 + ((seed * 37) % 40) / 100);
  // The dots of a banner strip lie over the lower edge of what is wide.
  const titleY = height * (width > height ? 0.14 : 0.92);
  return toAddress(`
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
      <rect width="100%" height="100%" fill="${ground}"/>
      <circle cx="${x}" cy="${height * 0.36}" r="${unit * 0.34}" fill="${wave}"/>
      <circle cx="${x}" cy="${height * 0.36}" r="${unit * 0.16}" fill="${light}"/>
      <path d="M0 ${height * 0.78} Q${width * 0.4} ${height * 0.56} ${width} ${height * 0.74} V${height} H0Z" fill="${wave}"/>
      <text x="50%" y="${titleY}" text-anchor="middle" font-family="serif" font-size="${unit * 0.09}" fill="${mark}">${title}</text>
    </svg>`);
}
