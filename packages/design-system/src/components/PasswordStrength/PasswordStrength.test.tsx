import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { estimateStrength } from './estimateStrength';
import { PasswordStrength } from './PasswordStrength';
import { SAMPLE_PASSWORDS, STRENGTH_LABELS } from './PasswordStrength.fixtures';

describe('PasswordStrength', () => {
  conformance((props) => <PasswordStrength {...props} password="" labels={STRENGTH_LABELS} />, {
    element: 'div',
    dataComponent: 'PasswordStrength',
  });
});

describe('the strength of a password', () => {
  it.each(SAMPLE_PASSWORDS.map((password, step) => [password, step] as const))(
    '%s is %i',
    async (password, step) => {
      expect(await estimateStrength(password)).toBe(step);
    },
  );

  it('is little where it is the username', async () => {
    expect(await estimateStrength('quiet-harbour-comet-fox', ['', 'quiet-harbour-comet-fox'])).toBe(
      0,
    );
  });

  // The work grows faster than the length, so the end of a very long password is ignored.
  it('of a very long one is that of its first hundred letters', async () => {
    const check = vi.spyOn(ZxcvbnFactory.prototype, 'check');
    await estimateStrength('lantern koi '.repeat(1000));
    expect(check.mock.lastCall?.[0]).toHaveLength(100);
  });
});
