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
