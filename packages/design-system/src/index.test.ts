import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as door from './index';

const folders = ['components', 'layout'].flatMap((folder) =>
  readdirSync(join('packages/design-system/src', folder)),
);

describe('[DS-01] the door of the package', () => {
  it('offers every component under its own name', () => {
    expect(folders.filter((name) => !(name in door))).toEqual([]);
  });
});
