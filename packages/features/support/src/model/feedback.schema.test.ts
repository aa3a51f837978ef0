import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { feedbackSchema } from './feedback.schema';

const VALUES = { kind: 'COMPLAINT', content: 'x'.repeat(10), contact: '', captcha: '' };

function errorsOf(changes: Partial<typeof VALUES>, isCaptchaShown = false): string[] {
  const schema = feedbackSchema({ length: { min: 10, max: 20 }, isCaptchaShown });
  try {
    schema.validateSync({ ...VALUES, ...changes }, { abortEarly: false });
    return [];
  } catch (error) {
    return error instanceof ValidationError ? [...new Set(error.errors)] : [String(error)];
  }
}

describe('feedback', () => {
  it("[SUP-02] is as long as the merchant's bounds say, without the blanks around it", () => {
    expect(errorsOf({})).toEqual([]);
    expect(errorsOf({ content: 'x'.repeat(20) })).toEqual([]);
    expect(errorsOf({ content: `  ${'x'.repeat(9)}   ` })).toEqual(['errors.tooShort']);
    expect(errorsOf({ content: 'x'.repeat(21) })).toEqual(['errors.tooLong']);
    expect(errorsOf({ content: ' ' })).toContain('errors.empty');
  });

  it('[SUP-02] is counted as people count', () => {
    expect(errorsOf({ content: '🙂'.repeat(10) })).toEqual([]);
    expect(errorsOf({ content: '🙂'.repeat(9) })).toEqual(['errors.tooShort']);
  });

  it('needs a kind, no contact, and a captcha where one is shown', () => {
    expect(errorsOf({ kind: '' })).toEqual(['errors.kind']);
    expect(errorsOf({ contact: 'x'.repeat(129) })).toEqual(['errors.contact']);
    expect(errorsOf({}, true)).toEqual(['errors.captcha']);
    expect(errorsOf({ captcha: 'AB3K' }, true)).toEqual([]);
  });
});
