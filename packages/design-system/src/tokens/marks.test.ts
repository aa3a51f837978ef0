import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Backgrounds of a brand, which may lack contrast to a surface. */
const BY_A_GROUND =
  /\b(?:border|outline|box-shadow|stroke|text-decoration|caret-color)[\w-]*:[^;]*color\('(?:action|accent)(?:-hover|-active)?'\)[^;]*;/g;

const features = readdirSync('packages/features', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => join('packages/features', name, 'src'));
const styles = ['packages/design-system/src', ...features].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.styles.ts'))
    .map((file) => join(root, file)),
);

describe('[DS-04] edges and marks', () => {
  it('are drawn by what is told from every surface, whatever the brand', () => {
    expect(styles.length).toBeGreaterThan(100);
    const weak = styles.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(BY_A_GROUND)].map(([line]) => `${file}: ${line}`),
    );
    expect(weak).toEqual([]);
  });
});
