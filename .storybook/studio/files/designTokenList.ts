import { type Oklch, toHex, toRgb } from '../../../packages/design-system/src/theme/oklch';
import { parseHex } from '../../../packages/design-system/src/tokens/contrast';
import { isRecord } from '../model/isRecord';

/** A token of a file, found wherever its groups have it. */
export interface FoundToken {
  path: readonly string[];
  type: string | undefined;
  /** With its references followed; undefined if one leads nowhere. */
  value: unknown;
}

type Node = Readonly<Record<string, unknown>>;

/** A file with more groups inside of each other is not one that people write. */
const MOST_LEVELS = 24;
const MOST_REFERENCES = 24;

/** The older form of the format has no dollar signs. */
const valueOf = (node: Node): unknown =>
  node['$value'] ?? (isRecord(node['value']) ? undefined : node['value']);
const typeOf = (node: Node, inherited: string | undefined): string | undefined => {
  const own = node['$type'] ?? (valueOf(node) === undefined ? undefined : node['type']);
  return typeof own === 'string' ? own : inherited;
};

function nodeAt(root: Node, path: readonly string[]): Node | null {
  let current: unknown = root;
  for (const part of path)
    current = isRecord(current) && Object.hasOwn(current, part) ? current[part] : null;
  return isRecord(current) ? current : null;
}

/** Where a reference leads: `{a.b}`, or `{"$ref": "#/a/b"}`; null if the value is none. */
function referenceOf(value: unknown): string[] | null {
  const curly = typeof value === 'string' ? /^\{([^{}]+)\}$/.exec(value.trim())?.[1] : undefined;
  if (curly !== undefined) return curly.split('.');
  const pointer = isRecord(value) ? value['$ref'] : undefined;
  if (typeof pointer !== 'string' || !pointer.startsWith('#/')) return null;
  const parts = pointer.slice(2).split('/');
  return parts
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .filter((part) => part !== '$value');
}

function follow(root: Node, value: unknown, depth = 0): unknown {
  const path = referenceOf(value);
  if (path === null) return value;
  const target = nodeAt(root, path);
  // A circle has no end.
  if (target === null || depth > MOST_REFERENCES) return undefined;
  return follow(root, valueOf(target), depth + 1);
}

/** All tokens of a Design Tokens file, in its order. */
export function tokensIn(root: Node): FoundToken[] {
  const visit = (node: Node, path: string[], inherited: string | undefined): FoundToken[] => {
    const value = valueOf(node);
    const type = typeOf(node, inherited);
    if (value !== undefined) return [{ path, type, value: follow(root, value) }];
    if (path.length > MOST_LEVELS) return [];
    return Object.entries(node).flatMap(([name, inner]) =>
      isRecord(inner) && (!name.startsWith('$') || name === '$root')
        ? visit(inner, [...path, name], type)
        : [],
    );
  };
  return visit(root, [], undefined);
}

function fromComponents(space: unknown, components: readonly unknown[]): string | null {
  // `none` is zero where a screen has to show it.
  const parts = components.map((part) => (part === 'none' ? 0 : part));
  if (
    parts.length !== 3 ||
    !parts.every((part) => typeof part === 'number' && Number.isFinite(part))
  )
    return null;
  const [one, two, three] = parts as [number, number, number];
  if (space === 'oklch') return toHex(toRgb({ l: one, c: two, h: three } satisfies Oklch));
  if (space !== 'srgb') return null;
  const channel = (part: number): number => Math.round(Math.min(1, Math.max(0, part)) * 255);
  return toHex([channel(one), channel(two), channel(three)]);
}

/** A colour as `#rrggbb`, without its opacity; null if it is none that can be read. */
export function hexOf(value: unknown): string | null {
  const text = typeof value === 'string' ? value : isRecord(value) ? value['hex'] : undefined;
  if (typeof text === 'string') {
    const rgb = parseHex(/^#[\da-f]{8}$/i.test(text) ? text.slice(0, 7) : text);
    if (rgb !== null) return toHex(rgb);
  }
  if (!isRecord(value) || !Array.isArray(value['components'])) return null;
  return fromComponents(value['colorSpace'], value['components']);
}

/** A length in px; null if it is none that can be read. */
export function pixelsOf(value: unknown): number | null {
  const [, number, unit] =
    typeof value === 'string'
      ? (/^(-?[\d.]+)(px|rem)?$/.exec(value.trim()) ?? [])
      : isRecord(value)
        ? [undefined, value['value'], value['unit']]
        : [undefined, value, 'px'];
  const px = Number(number) * (unit === 'rem' ? 16 : 1);
  return number === undefined || !Number.isFinite(px) ? null : px;
}

const GENERIC =
  /^(?:serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-[\w-]+|-apple-system|BlinkMacSystemFont)$/i;

/** The first family by name; null if there are generic ones alone. */
export function familyOf(value: unknown): string | null {
  const list = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : [];
  const names = list
    .filter((name): name is string => typeof name === 'string')
    .map((name) => name.trim().replaceAll(/^["']|["']$/g, ''));
  return names.find((name) => name !== '' && !GENERIC.test(name)) ?? null;
}
