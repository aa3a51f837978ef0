import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EFFECTS } from '../tokens/scale';
import { SEMANTIC_COLORS } from '../tokens/semantic';
import { contrastReport } from './contrastReport';
import { defineBrand } from './defineBrand';
import { type DesignToken, type DesignTokenGroup, designTokens, tokensCss } from './designTokens';

const brand = defineBrand({
  name: 'Lagoon',
  brandColor: '#2f6fde',
  accentColor: '#3cc8c0',
  radius: 20,
});

function leavesOf(group: object): DesignToken[] {
  return Object.entries(group as DesignTokenGroup).flatMap(([name, entry]) => {
    if (name.startsWith('$')) return [];
    return '$value' in entry ? [entry as DesignToken] : leavesOf(entry);
  });
}

describe('[DS-04] designTokens', () => {
  it('holds every colour in both themes, each in the range of its colour space', () => {
    const { color } = designTokens(brand) as unknown as {
      color: Record<'dark' | 'light', DesignTokenGroup>;
    };
    for (const scheme of ['dark', 'light'] as const) {
      expect(Object.keys(color[scheme])).toEqual(Object.keys(SEMANTIC_COLORS));
      for (const { $value } of leavesOf(color[scheme])) {
        const { components } = $value as { components: number[] };
        expect(components).toHaveLength(3);
        for (const part of components) expect(part >= 0 && part <= 1).toBe(true);
      }
    }
  });

  it('leaves no value unread', () => {
    const text = JSON.stringify(designTokens(brand));
    expect(text).not.toMatch(/null|NaN|var\(/);
  });

  it("has the brand's values in place of the house's", () => {
    const { radius } = designTokens(brand) as unknown as { radius: Record<string, DesignToken> };
    expect(radius['control']?.$value).toEqual({ value: 20, unit: 'px' });
    expect(radius['full']?.$value).toEqual({ value: 999, unit: 'px' });
  });

  it.each([
    [
      '#3dbd98',
      'action',
      { colorSpace: 'srgb', components: [0.2392, 0.7412, 0.5961], hex: '#3dbd98' },
    ],
    ['rgb', 'scrim', { colorSpace: 'srgb', components: [0.0314, 0.0235, 0.0431], alpha: 0.72 }],
  ])('writes %s as the format wants it', (_, name, value) => {
    const { color } = designTokens() as unknown as { color: { dark: Record<string, DesignToken> } };
    expect(color.dark[name]?.$value).toEqual(value);
  });
});

describe('[DS-04] tokensCss', () => {
  it('sets each token for both themes, and those of the brand last', () => {
    const css = tokensCss(brand);
    for (const name of Object.keys(SEMANTIC_COLORS)) expect(css).toContain(`--pl-color-${name}: `);
    const [last] = [...css.matchAll(/--pl-radius-control: (.+);/g)].reverse();
    expect(last?.[1]).toBe('20px');
    expect(css.split('{')).toHaveLength(css.split('}').length);
  });
});

/** The properties that the contract promises in both themes: their group, name and value. */
const promised = readFileSync('docs/contracts/brand-tokens.md', 'utf8')
  .split('\n')
  .map((line) => /^\| `--pl-([a-z-]+)-<\w+>`\s+\| ([^;|]+)/.exec(line))
  .filter((row) => row !== null)
  .flatMap(([, kind = '', values = '']) =>
    values
      .split(', ')
      .map((value) => value.trim().split(' '))
      .filter(([, unit]) => unit !== 'px' && unit !== 'rem')
      .map(([name = '', value]) => ({ kind, name, value: Number(value ?? name) })),
  );

describe('[DS-04] what is exported holds what the contract promises', () => {
  const css = tokensCss();
  const json = designTokens() as unknown as Record<string, Record<string, DesignToken | undefined>>;

  it.each(promised)('$kind $name', ({ kind, name, value }) => {
    const [, stated] = new RegExp(`--pl-${kind}-${name}: ([^;]+);`).exec(css) ?? [];
    expect(stated).toBeDefined();
    expect(json[kind]?.[name]).toBeDefined();
    if (!Number.isNaN(value)) expect(Number.parseFloat(stated ?? '')).toBe(value);
  });

  it('and all kinds of them', () => {
    expect([...new Set(promised.map(({ kind }) => kind))].sort()).toEqual(
      Object.keys(json)
        .filter((kind) => !['color', 'font', 'glow', 'picture', 'shadow'].includes(kind))
        .sort(),
    );
  });

  it('the fonts, and the shadow of each theme', () => {
    for (const name of ['text', 'display']) {
      expect(css).toContain(`--pl-font-${name}: `);
      expect(json['font']?.[name]).toBeDefined();
    }
    const shadows = [...css.matchAll(/--pl-shadow-float: (.+);/g)].map(([, value]) => value);
    expect(new Set(shadows).size).toBe(2);
    const [first] = leavesOf(designTokens())
      .filter(({ $type }) => $type === 'shadow')
      .map(({ $value }) => $value as { blur: unknown; color: unknown }[]);
    expect(first?.[0]).toEqual({
      color: { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.48 },
      offsetX: { value: 0, unit: 'px' },
      offsetY: { value: 12, unit: 'px' },
      blur: { value: 32, unit: 'px' },
      spread: { value: 0, unit: 'px' },
    });
  });

  it('[RV-07] and the effects of each theme, none without a brand', () => {
    for (const name of Object.keys(EFFECTS)) expect(css).toContain(`--pl-${name}: none;`);
    const bright = defineBrand({ name: 'Bright', glow: 'strong', pictureStyle: 'framed' });
    const { glow, picture } = designTokens(bright) as unknown as Record<
      string,
      Record<'dark' | 'light', Record<string, DesignToken>>
    >;
    for (const scheme of ['dark', 'light'] as const) {
      expect(glow?.[scheme]['action']?.$type).toBe('shadow');
      expect(picture?.[scheme]['frame']?.$value).toMatchObject({ width: { value: 2, unit: 'px' } });
      expect(picture?.[scheme]['mask']?.$value).toHaveLength(2);
    }
    expect(glow?.dark).not.toEqual(glow?.light);
    expect(tokensCss(bright)).toMatch(/--pl-glow-action: 0 4px 28px rgb\(/);
  });

  it('and the height of lines where a script is tall', () => {
    expect(css).toMatch(/:lang\(th\)[^{]*\{[^}]*--pl-line-height-tight:\s?1\.5;/);
  });
});

describe('[DS-04] contrastReport', () => {
  it('measures both themes, the tightest pair first, and finds nothing too weak', () => {
    const rows = contrastReport(brand);
    expect(new Set(rows.map(({ scheme }) => scheme)).size).toBe(2);
    const margins = rows.map(({ ratio, least }) => ratio / least);
    expect(margins).toEqual([...margins].sort((a, b) => a - b));
    expect(margins[0]).toBeGreaterThanOrEqual(1);
  });

  it('tells of a colour that nothing repaired', () => {
    const poor = { ...brand, colors: { ...brand.colors, dark: { 'text-muted': '#403848' } } };
    const [worst] = contrastReport(poor);
    expect(worst).toMatchObject({ scheme: 'dark', color: 'text-muted' });
    expect(worst?.ratio).toBeLessThan(4.5);
  });
});
