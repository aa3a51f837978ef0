import { afterEach, describe, expect, it, vi } from 'vitest';
import { newUuid } from './newUuid';

afterEach(() => {
  vi.restoreAllMocks();
});

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

describe('a new UUID', () => {
  it.each(['by the browser', 'where the browser makes none'])(
    'is one of version 4, %s',
    (case_) => {
      if (case_ !== 'by the browser')
        vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
          throw new TypeError('not here');
        });
      const made = Array.from({ length: 50 }, newUuid);
      expect(made.filter((uuid) => !UUID.test(uuid))).toEqual([]);
      expect(new Set(made).size).toBe(50);
    },
  );
});
