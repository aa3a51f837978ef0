import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { IconProps } from './Icon';

const files = import.meta.glob<Record<string, ComponentType<IconProps>>>('./*Icon.tsx', {
  eager: true,
});
const icons = Object.entries(files)
  .map(([path, module]) => ({ name: path.slice('./'.length, -'.tsx'.length), module }))
  .filter(({ name }) => name !== 'Icon' && name !== 'DirectionalIcon');

describe.each(icons)('$name', ({ name, module }) => {
  it('is the only thing its file exports', () => {
    expect(Object.keys(module)).toEqual([name]);
  });

  it('is silent, takes the colour of the text and passes its props on', () => {
    const Drawn = module[name];
    if (Drawn === undefined) throw new Error(`${name} is not exported.`);
    const svg = renderToStaticMarkup(<Drawn size={20} className="mine" />);
    expect(svg).toMatch(/^<svg aria-hidden="true"/);
    expect(svg).toContain('width="20" height="20"');
    expect(svg).toContain('mine');
    expect([...svg.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, value]) => value)).toEqual(
      expect.arrayContaining(['none', 'currentColor']),
    );
    expect(svg).not.toMatch(/(?:fill|stroke)="(?!none|currentColor)/);
  });
});
