const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** The widths at which the product is checked; a story chooses one by `globals: { viewport: { value: 'narrow' } }`. */
export const VIEWPORTS = {
  narrow: viewport('Narrow (320)', 320, 640),
  mobile: viewport('Mobile (375)', 375, 740),
  tablet: viewport('Tablet (768)', 768, 1024),
  desktop: viewport('Desktop (1280)', 1280, 800),
};

const widths = new Map<unknown, string>(
  Object.entries(VIEWPORTS).map(([id, { styles }]) => [id, styles.width]),
);

/** Width of the viewport that the globals of a story choose. */
export const widthOf = (chosen: unknown): string | undefined =>
  typeof chosen === 'object' && chosen !== null && 'value' in chosen
    ? widths.get(chosen.value)
    : undefined;
