import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { feedbackSchema } from './feedback.schema';

const VALUES = { kind: 'COMPLAINT', content: 'x'.repeat(10), contact: '', captcha: '' };

function faults(changes: Partial<typeof VALUES>, isCaptchaShown = false): string[] {
  const schema = feedbackSchema({ length: { min: 10, max: 20 }, isCaptchaShown });
  try {
    schema.validateSync({ ...VALUES, ...changes }, { abortEarly: false });
    return [];
  } catch (fault) {
    return fault instanceof ValidationError ? [...new Set(fault.errors)] : [String(fault)];
  }
}

describe('feedback', () => {
  it("[SUP-02] is as long as the merchant's bounds say, without the blanks around it", () => {
    expect(faults({})).toEqual([]);
    expect(faults({ content: 'x'.repeat(20) })).toEqual([]);
    expect(faults({ content: `  ${'x'.repeat(9)}   ` })).toEqual(['errors.tooShort']);
    expect(faults({ content: 'x'.repeat(21) })).toEqual(['errors.tooLong']);
    expect(faults({ content: ' ' })).toContain('errors.empty');
  });

  it('[SUP-02] is counted as people count', () => {
    expect(faults({ content: '🙂'.repeat(10) })).toEqual([]);
    expect(faults({ content: '🙂'.repeat(9) })).toEqual(['errors.tooShort']);
  });

  it('needs a kind, no contact, and a captcha where one is shown', () => {
    expect(faults({ kind: '' })).toEqual(['errors.kind']);
    expect(faults({ contact: 'x'.repeat(129) })).toEqual(['errors.contact']);
    expect(faults({}, true)).toEqual(['errors.captcha']);
    expect(faults({ captcha: 'AB3K' }, true)).toEqual([]);
  });
});
