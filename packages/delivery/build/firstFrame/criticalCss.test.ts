import { describe, expect, it } from 'vitest';
import { loadStylis } from '../styles/stylis.ts';
import { criticalCss, readUsed } from './criticalCss.ts';

const MARKUP =
  '<div class="Page-Root" data-size="md"><ul role="list"><li>One</li></ul><b class="Skeleton-Root"></b></div>';
const criticalOf = (css: string, more = '') =>
  criticalCss(loadStylis(), css, readUsed(MARKUP), more);

describe('criticalCss', () => {
  it('keeps what the markup is shown by, and nothing of other parts', () => {
    const css = criticalOf(
      '.Page-Root{color:red}.Menu-Root{color:blue}.Page-Root,.Menu-Root{margin:0}.Page-Root[data-size="lg"]{gap:1px}.Page-Root[data-size="md"]{gap:2px}table{width:1px}ul[role="list"]{padding:0}',
    );
    expect(css).toBe(
      '.Page-Root{color:red;}.Page-Root{margin:0;}.Page-Root[data-size="md"]{gap:2px;}ul[role="list"]{padding:0;}',
    );
  });

  it('leaves out what only a page in use shows', () => {
    const css = criticalOf(
      '.Page-Root:hover{color:red}.Page-Root:focus-visible{color:red}@media print{.Page-Root{color:red}}@media (forced-colors:active){.Page-Root{color:red}}',
    );
    expect(css).toBe('');
  });

  it('keeps screens, schemes and directions apart', () => {
    const css =
      "@media (width>=720px){.Page-Root{gap:1px;}}[data-scheme='dark']{color:red;}.Page-Root:dir(rtl){gap:2px;}.Page-Root:not(.Menu-Root){gap:3px;}";
    expect(criticalOf(css)).toBe(css);
  });

  it('keeps the properties that are read, with those that they are made of', () => {
    const css = criticalOf(
      ':root{--pl-a:1px;--pl-b:var(--pl-a);--pl-c:3px;--pl-d:4px}.Page-Root{gap:var(--pl-b)}',
      '#shell{margin:var(--pl-d)}',
    );
    expect(css).toBe(
      ':root{--pl-a:1px;--pl-b:var(--pl-a);--pl-d:4px;}.Page-Root{gap:var(--pl-b);}',
    );
  });

  it('keeps movements that are made', () => {
    const css = criticalOf(
      '@keyframes pulse{to{opacity:0}}@keyframes turn{to{rotate:1turn}}.Skeleton-Root{animation:pulse 1s}',
    );
    expect(css).toContain('pulse{to{opacity:0;}}');
    expect(css).not.toContain('turn');
  });
});
