import { describe, expect, it } from 'vitest';
import { chatFailure } from './chatFailure';

const refused = { kind: 'refused', status: 429, code: 'TOO_MANY_REQUESTS', details: {} };

describe('a chat that could not be opened', () => {
  it.each([
    [{ ...refused, message: 'Customer service is closed.' }, 'Customer service is closed.'],
    [{ ...refused, message: '' }, 'common:errors.system'],
    [{ kind: 'network' }, 'common:errors.network'],
    [{ kind: 'timeout' }, 'common:errors.timeout'],
    [new Error('The gateway named no address of a chat.'), 'common:errors.system'],
  ])('is told by its cause: %j as %s', (error, text) => {
    expect(chatFailure(error, (key) => key)).toBe(text);
  });
});
