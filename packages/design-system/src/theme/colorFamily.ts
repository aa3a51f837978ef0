import { contrast, parseHex, type Rgb } from '../tokens/contrast';
import { SURFACES, TEXT_SURFACES } from '../tokens/contrastPairs';
import type { ColorOverrides, Scheme } from '../tokens/css';
import type { ColorName } from '../tokens/semantic';
import type { BrandRepair } from './brand';
import type { LabelOnBrand, RepairWay } from './brandValues';
import { distance, type Oklch, toHex, toOklch, toRgb } from './oklch';

/** A colour that the merchant chose, and how it should be used. */
export interface BrandColor {
  kind: 'action' | 'accent';
  chosen: Oklch;
  /** The wanted label. */
  label: LabelOnBrand;
  way: RepairWay | undefined;
}

/** The tokens that are made of a colour in one scheme, and what had to change. */
export interface ColorFamily {
  colors: ColorOverrides;
  repairs: BrandRepair[];
}

/** A dark and a light text colour. */
const INKS = { dark: [18, 15, 23], light: [255, 254, 251] } as const;
type Ink = keyof typeof INKS;

/** Differences of lightness from here on are visible, and reported. */
export const VISIBLE_SHIFT = 0.005;

/** Minimum distance from the surfaces, in OKLab, of a ground that nobody asked to keep, and of one that somebody did. */
const MIN_DISTANCE = 0.1;
const MIN_CHOSEN_DISTANCE = 0.04;

/** A smaller change of lightness is not visible as a state. */
const MIN_STATE_SHIFT = 0.03;

const reads = (ink: Ink, color: Oklch, least = 4.5): boolean =>
  contrast(INKS[ink], toRgb(color)) >= least;

const betterInk = (color: Oklch): Ink =>
  contrast(INKS.dark, toRgb(color)) >= contrast(INKS.light, toRgb(color)) ? 'dark' : 'light';

const isSeenOn = (grounds: readonly Rgb[], color: Oklch, least: number): boolean =>
  grounds.every((below) => contrast(toRgb(color), below) >= least);

/** Changes the lightness, away from the backgrounds, until the test passes. The hue stays. */
export function moveAway(start: Oklch, scheme: Scheme, test: (color: Oklch) => boolean): Oklch {
  const step = scheme === 'dark' ? 0.01 : -0.01;
  for (
    let current = start;
    current.l > 0 && current.l < 1;
    current = { ...current, l: current.l + step }
  )
    if (test(current)) return current;
  return { l: scheme === 'dark' ? 0.98 : 0.12, c: 0, h: start.h };
}

/** The nearest lightness, in either direction, that passes; null if there is none. */
function nearest(start: Oklch, test: (color: Oklch) => boolean): Oklch | null {
  for (let shift = 0; shift <= 1; shift += 0.005)
    for (const l of [start.l + shift, start.l - shift]) {
      const color = { ...start, l };
      if (l > 0 && l < 1 && test(color)) return color;
    }
  return null;
}

/** A colour as a ground with its label, and as an edge or mark on the surfaces. */
interface Resolved {
  main: Oklch;
  mark: Oklch;
  ink: Ink;
  repairs: BrandRepair[];
}

/** Decides what becomes of the chosen colour. */
function resolve(
  { kind, chosen, label, way }: BrandColor,
  scheme: Scheme,
  surfaces: Rgb[],
): Resolved {
  const repairs: BrandRepair[] = [];
  const from = toHex(toRgb(chosen));
  const value = kind === 'action' ? 'brandColor' : 'accentColor';
  const isWished = label !== 'auto';
  const canHaveLabel = isWished && reads(label, chosen);
  const isMovedForLabel = isWished && !canHaveLabel && way === 'shift';
  if (isWished && !canHaveLabel && !isMovedForLabel)
    repairs.push({
      value: 'textOnBrand',
      scheme,
      from: toHex(INKS[label]),
      to: toHex(INKS[betterInk(chosen)]),
      way: 'ground',
      ways: ['shift', 'ground'],
      text: `A ${label} label can't be read on the ${kind} colour in the ${scheme} theme, so the label is ${betterInk(chosen)}.`,
    });
  const inks: readonly Ink[] =
    isWished && (canHaveLabel || isMovedForLabel) ? [label] : ['dark', 'light'];
  const isMark = (color: Oklch, allowed: readonly Ink[]): boolean =>
    isSeenOn(surfaces, color, 3) && allowed.some((ink) => reads(ink, color));
  const mark =
    (inks.length === 1 ? nearest(chosen, (color) => isMark(color, inks)) : null) ??
    moveAway(chosen, scheme, (color) => isMark(color, ['dark', 'light']));
  const isMoved = Math.abs(mark.l - chosen.l) > VISIBLE_SHIFT;

  const groundInk = inks.length === 1 ? (inks[0] ?? 'dark') : betterInk(chosen);
  const groundMark = reads(groundInk, mark)
    ? mark
    : nearest(chosen, (color) => isMark(color, [groundInk]));
  const isApart = (least: number): boolean =>
    surfaces.every((below) => distance(toOklch(below), chosen) >= least);
  const canStay =
    isMoved && groundMark !== null && reads(groundInk, chosen) && isApart(MIN_CHOSEN_DISTANCE);
  const isBright =
    scheme === 'light' && mark.l < chosen.l && reads('dark', chosen, 7) && isApart(MIN_DISTANCE);
  const ways: RepairWay[] = canStay || isMovedForLabel ? ['shift', 'ground'] : ['shift'];

  if (canStay && (way ?? (isBright ? 'ground' : 'shift')) === 'ground') {
    const direction = groundMark.l > chosen.l ? 'lighter' : 'darker';
    repairs.push({
      value,
      scheme,
      from,
      to: toHex(toRgb(groundMark)),
      way: 'ground',
      ways,
      text: `The ${kind} colour stays as it is on buttons and other grounds, with a ${groundInk} label. As a text, an edge or a mark it was made ${direction} in the ${scheme} theme.`,
    });
    return { main: chosen, mark: groundMark, ink: groundInk, repairs };
  }
  if (isMoved)
    repairs.push({
      value,
      scheme,
      from,
      to: toHex(toRgb(mark)),
      way: 'shift',
      ways,
      text: `The ${kind} colour was made ${mark.l > chosen.l ? 'lighter' : 'darker'} in the ${scheme} theme ${isMovedForLabel ? `for its ${label} label` : 'to stand out from its ground'}.`,
    });
  const ink =
    inks.length === 1 && inks[0] !== undefined && reads(inks[0], mark) ? inks[0] : betterInk(mark);
  return { main: mark, mark, ink, repairs };
}

/** For each state the first visible variant on which the label can be read. */
function statesOf({ main, ink }: Resolved, scheme: Scheme): Oklch[] {
  const away = scheme === 'dark' ? 1 : -1;
  const shift = (amount: number): Oklch => ({
    ...main,
    l: Math.min(0.97, Math.max(0.08, main.l + away * amount)),
  });
  const isReadable = (state: Oklch): boolean =>
    Math.abs(state.l - main.l) >= MIN_STATE_SHIFT && reads(ink, state);
  return [0.06, 0.11].map((amount) => [shift(amount), shift(-amount)].find(isReadable) ?? main);
}

const hex = (color: Oklch): string => toHex(toRgb(color));

/** Makes the tokens of a chosen colour. `ground` returns the surfaces that it will be on. */
export function colorFamily(
  color: BrandColor,
  scheme: Scheme,
  ground: (name: ColorName) => string,
): ColorFamily {
  const grounds = (names: readonly ColorName[]): Rgb[] =>
    names.map((name) => parseHex(ground(name)) ?? [0, 0, 0]);
  const resolved = resolve(color, scheme, grounds(SURFACES));
  const { main, mark, ink, repairs } = resolved;
  const subtle = {
    l: scheme === 'dark' ? 0.29 : 0.94,
    c: Math.min(mark.c, 0.035),
    h: mark.h,
  };
  const below = [...grounds(TEXT_SURFACES), toRgb(subtle)];
  const text = moveAway(mark, scheme, (moved) => isSeenOn(below, moved, 4.5));
  const shared = {
    main: hex(main),
    mark: hex(mark),
    text: hex(text),
    subtle: hex(subtle),
    on: toHex(INKS[ink]),
  };
  if (color.kind === 'accent')
    return {
      colors: {
        accent: shared.main,
        'accent-mark': shared.mark,
        'accent-text': shared.text,
        'on-accent': shared.on,
        'accent-subtle': shared.subtle,
      },
      repairs,
    };
  const [hover = main, active = main] = statesOf(resolved, scheme);
  return {
    colors: {
      action: shared.main,
      'action-hover': hex(hover),
      'action-active': hex(active),
      'action-mark': shared.mark,
      'on-action': shared.on,
      'action-text': shared.text,
      'action-subtle': shared.subtle,
    },
    repairs,
  };
}
