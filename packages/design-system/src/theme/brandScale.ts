import type { BrandValues } from './brandValues';

const px = (value: number): string => `${String(value)}px`;

function corners(radius: BrandValues['radius']): Record<string, string> {
  const given = typeof radius === 'number' ? { control: radius } : (radius ?? {});
  const following = (share: number): number | undefined =>
    given.control === undefined ? undefined : Math.round(given.control * share);
  const radii = {
    control: given.control,
    card: given.card ?? following(1.25),
    panel: given.panel ?? following(1.5),
  };
  return Object.fromEntries(
    Object.entries(radii).flatMap(([kind, value]) =>
      value === undefined ? [] : [[`radius-${kind}`, px(value)]],
    ),
  );
}

function font(kind: string, family: string | undefined, others: string): Record<string, string> {
  if (family === undefined) return {};
  return { [`font-${kind}`]: `'${family.replaceAll("'", '')}',${others}` };
}

/** The tokens of a brand that both themes share. */
export const brandScale = (values: BrandValues): Record<string, string> => ({
  ...corners(values.radius),
  ...font('display', values.displayFont, 'Georgia,serif'),
  ...font('text', values.textFont, 'system-ui,sans-serif'),
});
