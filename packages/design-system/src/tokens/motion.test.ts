import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = 'packages/design-system/src';

/** Properties that change position or size. Fading a colour or shade is not motion. */
const MOVES =
  /\banimation:(?! none)|\btransition:[^;]*\b(?:rotate|scale|translate|transform|inset|inline-size|block-size)\b/;
const GUARDS = /media\.(?:still|moving)/;

/** Every animated style block, named by its file and constant. */
const moving = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.styles.ts'))
  .flatMap((file) =>
    readFileSync(join(SOURCE, file), 'utf8')
      .split(/^(?:export )?const /m)
      .map((block) => ({ file, name: /^\w+/.exec(block)?.[0] ?? '', block })),
  )
  .filter(({ block }) => MOVES.test(block));

describe('[DS-03] what moves by CSS', () => {
  it.each(moving)('rests where less motion is asked for: $name in $file', ({ block }) => {
    expect(block).toMatch(GUARDS);
  });

  it('is found', () => {
    expect(moving.length).toBeGreaterThan(10);
  });
});
