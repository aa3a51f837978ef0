import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../../src/database/open';

type Builder = Record<string, unknown> & PromiseLike<unknown>;

/** Long enough for others to read the same row on any machine. */
const PAUSE_MS = 3;

/**
 * The same database with a pause after each read that locks rows, so that concurrent reads come before the write.
 * Without locks it is the control that shows that a test of locks can fail: only `for('update')` is ignored.
 */
export function withSlowReads(tx: Database, locks: 'with locks' | 'without locks'): Database {
  const hasLocks = locks === 'with locks';
  return new Proxy(tx, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      const bound = value.bind(target) as (...given: unknown[]) => unknown;
      return name === 'select'
        ? (...given: unknown[]) => wrapped(bound(...given), hasLocks)
        : bound;
    },
  });
}

function wrapped(builder: unknown, hasLocks: boolean): unknown {
  return new Proxy(builder as Builder, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      const call = (given: unknown[]): unknown =>
        (value as (...all: unknown[]) => unknown).apply(target, given);
      if (name === 'for')
        return (...given: unknown[]) => delayed((hasLocks ? call(given) : target) as Builder);
      return (...given: unknown[]) => {
        const next = call(given);
        const isBuilder = typeof next === 'object' && next !== null && 'for' in next;
        return isBuilder || name === 'from' ? wrapped(next, hasLocks) : next;
      };
    },
  });
}

async function delayed(query: PromiseLike<unknown>): Promise<unknown> {
  const rows = await query;
  await pause(PAUSE_MS);
  return rows;
}
