import { describe, expect, it } from 'vitest';
import { registerTypes } from './registerTypes';

const flag = (modId: string, enabled: '0' | '1') => ({ modId, enabled, childrenNodes: [] });

describe('registerTypes', () => {
  it.each([
    ['1', '1', ['register', 'registerMobile']],
    ['1', '0', ['register']],
    ['0', '1', ['registerMobile']],
    ['0', '0', []],
  ] as const)('[REG-01] with USERNAMEREG3 %s and MOBILENUMREG3 %s', (byName, byMobile, types) => {
    expect(registerTypes([flag('USERNAMEREG3', byName), flag('MOBILENUMREG3', byMobile)])).toEqual(
      types,
    );
  });
});
