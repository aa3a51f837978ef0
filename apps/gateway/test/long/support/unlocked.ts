import type { Database } from '../../../src/database/open';

type Builder = Record<string, unknown>;

/**
 * The same database with every row lock left out: the control that shows that a test of locks can fail.
 * Queries are built as ever, only `for('update')` does nothing.
 */
export function withoutLocks(tx: Database): Database {
  return new Proxy(tx, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      const bound = value.bind(target) as (...given: unknown[]) => unknown;
      return name === 'select' ? (...given: unknown[]) => unlocked(bound(...given)) : bound;
    },
  });
}

function unlocked(builder: unknown): unknown {
  return new Proxy(builder as Builder, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (name === 'for') return () => unlocked(target);
      return (...given: unknown[]) => {
        const next: unknown = (value as (...all: unknown[]) => unknown).apply(target, given);
        const isBuilder = typeof next === 'object' && next !== null && 'for' in next;
        return isBuilder || name === 'from' ? unlocked(next) : next;
      };
    },
  });
}
