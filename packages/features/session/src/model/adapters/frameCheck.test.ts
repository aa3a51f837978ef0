// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { createFrameCheck, readAnswer } from './frameCheck';

const ID = 'q-1';
const proof = { type: 'parlour:proof', id: ID, token: 'a-person' };

describe('what the page of a bot check says', () => {
  it.each([
    [{ type: 'parlour:ready' }, { type: 'parlour:ready' }],
    [
      { type: 'parlour:ask', id: ID },
      { type: 'parlour:ask', id: ID },
    ],
    [
      { type: 'parlour:failed', id: ID, why: 'x' },
      { type: 'parlour:failed', id: ID },
    ],
    [{ ...proof, more: 1 }, proof],
  ])('takes %o', (data, answer) => {
    expect(readAnswer(data, ID)).toEqual(answer);
  });

  it.each([
    null,
    'parlour:proof',
    42,
    [],
    {},
    { ...proof, id: 'q-2' },
    { ...proof, id: undefined },
    { ...proof, token: '' },
    { ...proof, token: 'x'.repeat(2049) },
    { ...proof, token: { toString: () => 'a-person' } },
    { ...proof, type: 'PARLOUR:PROOF' },
    { type: 'parlour:ask' },
    JSON.parse('{"__proto__": {"type": "parlour:proof", "id": "q-1", "token": "a"}}') as unknown,
  ])('does not take %o', (data) => {
    expect(readAnswer(data, ID)).toBeNull();
  });

  it.each(['http://check.example/human', 'javascript:alert(1)', '/human', 'data:text/html,x'])(
    'frames no %s',
    async (url) => {
      const outcome = await createFrameCheck({ provider: 'frame', url }).prove('login');
      expect(outcome).toEqual({ error: { kind: 'phoneAuth', cause: 'captchaFailed' } });
      expect(document.querySelector('iframe')).toBeNull();
    },
  );
});
