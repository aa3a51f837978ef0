import { describe, expect, it } from 'vitest';
import { readFileParts } from './fileParts';

describe('a file in parts', () => {
  it('is put together in the order of its parts', async () => {
    const asked: (string | undefined)[] = [];
    const parts = [
      { csv: 'a', rows: 1, next: 'x~2' },
      { csv: 'b', rows: 1, next: 'x~3' },
      { csv: 'c', rows: 0, next: null },
    ];
    const file = await readFileParts((part) => {
      asked.push(part);
      return { data: parts[asked.length - 1] };
    });
    expect(file).toEqual({ data: 'abc' });
    expect(asked).toEqual([undefined, 'x~2', 'x~3']);
  });

  it('is none where a part failed', async () => {
    let calls = 0;
    const file = await readFileParts(() => {
      calls += 1;
      return calls === 1 ? { data: { csv: 'a', rows: 1, next: 'x~2' } } : { error: 'cut off' };
    });
    expect(file).toEqual({ error: 'cut off' });
  });

  it('[AG-09] is not asked for any further once nobody wants it', async () => {
    const cancelled = new AbortController();
    let calls = 0;
    await readFileParts(() => {
      calls += 1;
      if (calls === 2) cancelled.abort();
      return { data: { csv: 'a', rows: 1, next: 'x~2' } };
    }, cancelled.signal);
    expect(calls).toBe(2);
  });
});
