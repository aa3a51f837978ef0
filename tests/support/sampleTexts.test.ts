import { describe, expect, it } from 'vitest';
import { sampleTexts } from '../../.storybook/sampleTexts/sampleTexts';

const say = sampleTexts([
  {
    english: {
      actions: { deposit: 'Deposit', hello: 'Hello {{name}}' },
      sent: 'Your request was sent',
    },
    other: { actions: { deposit: 'ฝากเงิน', hello: 'สวัสดี {{name}}' }, sent: 'ส่งคำขอแล้ว' },
  },
  { english: { closed: 'This game is closed now' }, other: { closed: 'เกมนี้ปิดแล้ว' } },
]);

describe('[RV-06] samples of stories in real texts', () => {
  it('are translations where the product has one, whatever stands around them', () => {
    expect(say('Deposit')).toBe('ฝากเงิน');
    expect(say(' Your request was sent\n')).toBe(' ส่งคำขอแล้ว\n');
  });

  it('are else a text of the language that is about as long, always the same', () => {
    const sentence = 'The bonus ends on Friday';
    expect(say(sentence)).toMatch(/^\p{Script=Thai}+$/u);
    expect(say(sentence)).toBe(say(sentence));
  });

  it('leave figures, names, other scripts and what has values of its own', () => {
    for (const text of [
      '18,204.00',
      '-USD 82.50',
      'IDR 128.450.902,50',
      'member1',
      'VIP',
      'اللعبة الجديدة',
      'ready 准备',
    ])
      expect(say(text)).toBe(text);
    expect(say('Hello {{name}}')).not.toContain('{{');
  });
});
