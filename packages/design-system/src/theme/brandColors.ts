import { contrast, parseHex, parseOverWhite } from '../tokens/contrast';
import { type ColorName, SEMANTIC_COLORS } from '../tokens/semantic';
import type { Brand } from './brand';
import { shine } from './brandEffects';
import { type BrandValues, valuesIn } from './brandValues';
import { type BrandColor, colorFamily, moveAway, VISIBLE_SHIFT } from './colorFamily';
import { type Oklch, toHex, toOklch, toRgb } from './oklch';
import { surfaceColors } from './surfaceTint';

type BrandColors = Pick<Brand, 'colors' | 'repairs'>;

/** Computes the colours of both schemes. Colours that would be hard to read are adjusted until they are not. */
export function brandColors(values: BrandValues): BrandColors {
  const made: BrandColors = { colors: { dark: {}, light: {} }, repairs: [] };
  for (const scheme of ['dark', 'light'] as const) {
    const colors = made.colors[scheme];
    const add = (color: BrandColor): void => {
      const ground = (name: ColorName): string => colors[name] ?? SEMANTIC_COLORS[name][scheme];
      const family = colorFamily(color, scheme, ground);
      Object.assign(colors, family.colors);
      made.repairs.push(...family.repairs);
    };
    const { brandColor, accentColor, surfaceTint } = valuesIn(values, scheme);
    if (surfaceTint !== undefined) Object.assign(colors, surfaceColors(read(surfaceTint), scheme));
    const { textOnBrand = 'auto', repair } = values;
    // Without a brand colour the label is on the default one.
    const action =
      textOnBrand === 'auto' ? brandColor : (brandColor ?? SEMANTIC_COLORS.action[scheme]);
    if (action !== undefined)
      add({ kind: 'action', chosen: read(action), label: textOnBrand, way: repair?.brandColor });
    if (accentColor !== undefined) {
      add({ kind: 'accent', chosen: read(accentColor), label: 'auto', way: repair?.accentColor });
      colors['accent-on-picture'] = accentOnPicture(read(accentColor), made.repairs);
    }
    if (values.glow !== undefined || accentColor !== undefined)
      colors.glow = shine(
        values.glow ?? 'soft',
        colors.accent ?? SEMANTIC_COLORS.accent[scheme],
        scheme,
      );
  }
  return made;
}

/** `checkBrand` has seen that it is a colour. */
const read = (text: string): Oklch => toOklch(parseHex(text) ?? [0, 0, 0]);

/** Pictures have a dark overlay in both themes. */
function accentOnPicture(chosen: Oklch, repairs: Brand['repairs']): string {
  const veils = (['dark', 'light'] as const).map(
    (scheme) => parseOverWhite(SEMANTIC_COLORS['picture-veil'][scheme]) ?? ([0, 0, 0] as const),
  );
  const isReadable = (color: Oklch): boolean =>
    veils.every((veil) => contrast(toRgb(color), veil) >= 3);
  const seen = moveAway(chosen, 'dark', isReadable);
  const repair = {
    value: 'accentColor',
    scheme: 'picture',
    from: toHex(toRgb(chosen)),
    to: toHex(toRgb(seen)),
    way: 'shift',
    ways: ['shift'],
    text: 'The accent colour was made lighter on pictures to stand out from their veil.',
  } as const;
  // Most brands have one accent for both themes.
  const isKnown = repairs.some(({ scheme, from }) => scheme === 'picture' && from === repair.from);
  if (seen.l - chosen.l > VISIBLE_SHIFT && !isKnown) repairs.push(repair);
  return repair.to;
}
