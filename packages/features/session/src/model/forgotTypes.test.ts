import type { WhiteLabelFlag } from '@parlour/gateway-openapi/start';
import { describe, expect, it } from 'vitest';
import { forgotTypes } from './forgotTypes';

const flag = (
  modId: string,
  enabled: '0' | '1',
  childrenNodes: WhiteLabelFlag[] = [],
): WhiteLabelFlag => ({ modId, enabled, childrenNodes });

describe('forgotTypes', () => {
  it.each([
    ['1', '1', ['mobileNum', 'email']],
    ['0', '1', ['email']],
    ['1', '0', ['email']],
    ['0', '0', ['email']],
  ] as const)(
    '[PWD-03] with CHNGPASSVERIF3 %s and MOBILENUMPASSREG3 %s offers %j',
    (change, numbers, types) => {
      const flags = [flag('CHNGPASSVERIF3', change), flag('MOBILENUMPASSREG3', numbers)];
      expect(forgotTypes(flags)).toEqual(types);
      expect(forgotTypes([flag('PASSWORD3', '1', flags)])).toEqual(types);
    },
  );

  it('[PWD-03] needs CHNGPASSVERIF3 alone of a gateway that knows no other', () => {
    expect(forgotTypes([flag('CHNGPASSVERIF3', '1')])).toEqual(['mobileNum', 'email']);
    expect(forgotTypes([])).toEqual(['email']);
  });
});
