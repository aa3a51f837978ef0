import { describe, expect, it } from 'vitest';
import { cleanMarkup } from './cleanMarkup.ts';

describe('cleanMarkup', () => {
  it('leaves what is seen, and nothing that is heard, gone to or filled in', () => {
    const html =
      '<nav aria-label="Main" role="navigation"><a href="/" aria-current="page" class="Link">Home</a><input type="password" name="password" autoComplete="current-password" placeholder="Password"/></nav>';
    expect(cleanMarkup(html)).toEqual({
      markup:
        '<nav><a aria-current="page" class="Link">Home</a><input placeholder="Password"/></nav>',
      css: '',
    });
    // Without its type it would be a field as wide as any.
    const box = '<input type="checkbox" class="Checkbox-Box"/>';
    expect(cleanMarkup(box).markup).toBe(box);
  });

  it('turns style attributes, which the policy refuses, into rules: one for all that are alike', () => {
    const html =
      '<b style="--_width:12rem" class="Skeleton"></b><i style="--_width:12rem"></i><u style="--_font:&quot;A&quot;"></u>';
    expect(cleanMarkup(html)).toEqual({
      markup: '<b class="shell-1 Skeleton"></b><i class="shell-1"></i><u class="shell-2"></u>',
      css: '.shell-1{--_width:12rem}.shell-2{--_font:"A"}',
    });
  });
});
