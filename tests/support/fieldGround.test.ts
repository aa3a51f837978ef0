import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const packages = join(import.meta.dirname, '..', '..', 'packages');

/** Is no place to type into, and off looks so. */
const SWITCH = '/Switch/';

/** Every block that styles something to type into or to tick, named by its file and constant. */
const fields = readdirSync(packages, { recursive: true, encoding: 'utf8' })
  .filter(
    (file) => file.endsWith('.styles.ts') && !/node_modules/.test(file) && !file.includes(SWITCH),
  )
  .flatMap((file) =>
    readFileSync(join(packages, file), 'utf8')
      .split(/^(?:export )?const /m)
      .filter((block) => /^\w+ = styled\.(?:input|textarea)\b/.test(block))
      .map((block) => ({ file, name: /^\w+/.exec(block)?.[0] ?? '', block })),
  );

describe('[DS-04] what is typed into', () => {
  it.each(fields)('does not look disabled: $name in $file', ({ block }) => {
    expect(block).not.toMatch(/background: \$\{color\('surface-(?:sunken|panel|page)'\)\}/);
  });

  it('is found', () => {
    expect(fields.length).toBeGreaterThan(3);
  });
});
