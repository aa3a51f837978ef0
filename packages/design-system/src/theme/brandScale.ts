import type { BrandValues, Density, RadiusValues } from './brandValues';

/** Tokens that differ from the default ones, in px. On touch no control is lower than 44 px, whatever its token. */
const OF_DENSITY: Readonly<Record<Density, Record<string, number>>> = {
  compact: {
    'size-control-sm': 28,
    'size-control-md': 36,
    'size-control-lg': 44,
    'inset-card': 12,
    'inset-row': 8,
  },
  regular: {},
  roomy: {
    'size-control-sm': 36,
    'size-control-md': 44,
    'size-control-lg': 52,
    'inset-card': 24,
    'inset-row': 16,
  },
};

function corners(radius: BrandValues['radius']): Record<string, number | undefined> {
  const given: RadiusValues = typeof radius === 'number' ? { control: radius } : (radius ?? {});
  const { control, card, panel } = given;
  const following = (share: number): number | undefined =>
    control === undefined ? undefined : Math.round(control * share);
  return {
    'radius-control': control,
    'radius-card': card ?? following(1.25),
    'radius-panel': panel ?? following(1.5),
  };
}

function inPixels(table: Record<string, number | undefined>): Record<string, string> {
  const given = Object.entries(table).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, `${String(value)}px`]));
}

function font(kind: string, family: string | undefined, others: string): Record<string, string> {
  if (family === undefined) return {};
  return { [`font-${kind}`]: `'${family.replaceAll("'", '')}',${others}` };
}

/** The tokens of a brand that both themes share. */
export const brandScale = (values: BrandValues): Record<string, string> => ({
  ...inPixels(corners(values.radius)),
  ...inPixels(OF_DENSITY[values.density ?? 'regular']),
  ...font('display', values.displayFont, 'Georgia,serif'),
  ...font('text', values.textFont, 'system-ui,sans-serif'),
});
