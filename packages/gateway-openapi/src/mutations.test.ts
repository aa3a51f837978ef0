import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changes, type Json, pathsOf, rows, withChange } from './answers.fixtures';
import { answerWith, callFor, skipWaits } from './faults.fixtures';
import { exampleOf, type OperationId } from './testing';

/** Mutations of each answer: few in each run, many in the deep one. Random seed by hand, a fixed one with CI (0036). */
const RUNS = Number(process.env['MUTATIONS'] ?? 20);
const SEED = Number(process.env['SEED'] ?? (process.env['CI'] ? 42 : Date.now() % 1e9));

let body = '';
beforeEach(() => {
  skipWaits();
  vi.spyOn(console, 'info').mockImplementation((line: string) => {
    tally.dropped += Number(/left out (\d+)/.exec(line)?.[1] ?? 0);
  });
  // With a long `Retry-After`, the client does not retry.
  answerWith(() => new Response(body, { headers: { 'Retry-After': '600' } }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});
const tally = { mutations: 0, refused: 0, kept: 0, dropped: 0 };
afterAll(() => {
  process.stdout.write(`${JSON.stringify(tally)}, seed ${String(SEED)} (SEED=… for another)\n`);
});

const answerOf = (value: unknown, isRaw: boolean): string =>
  JSON.stringify(isRaw ? value : { success: true, value, message: null, errorCode: null })
    // JSON can contain numbers that overflow.
    .replaceAll('1e+308', '1e999');

describe('[F6] what the client hands on', () => {
  it.each(rows)(
    'is what the contract says of $id, whatever the gateway answers',
    async (row) => {
      const example = exampleOf(row.id as OperationId) as Json;
      const paths = pathsOf(example);
      await fc.assert(
        fc.asyncProperty(changes, async (list) => {
          const mutated = list.reduce<Json>((value, [at, to]) => {
            const path = paths[at % paths.length] ?? [];
            try {
              return withChange(value, path, to);
            } catch {
              return value;
            }
          }, example);
          body = answerOf(mutated, row.isRaw);
          const { data, error } = await callFor(row.id);
          tally.mutations += 1;
          if (error === undefined) {
            tally.kept += 1;
            const seen = row.isRaw
              ? data
              : { success: true, value: data ?? null, message: null, errorCode: null };
            expect(row.errorsOf(seen)).toBe('');
          } else {
            tally.refused += 1;
            expect(['malformed', 'network']).toContain(error.kind);
          }
        }),
        { numRuns: RUNS, seed: SEED },
      );
    },
    30_000,
  );

  it.each(rows)('is the whole answer of $id as the contract shows it', async ({ id, isRaw }) => {
    body = answerOf(exampleOf(id as OperationId), isRaw);
    const { data } = await callFor(id);
    expect(data ?? null).toEqual(exampleOf(id as OperationId));
  });
});
