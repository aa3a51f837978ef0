import type { WhiteLabelFlag } from '@parlour/gateway-openapi/start';
import { describe, expect, it } from 'vitest';
import { loginTypes } from './loginTypes';

const flag = (
  modId: string,
  enabled: '0' | '1',
  childrenNodes: WhiteLabelFlag[] = [],
): WhiteLabelFlag => ({ modId, enabled, childrenNodes });

describe('loginTypes', () => {
  it.each([
    ['1', '1', ['username', 'sms']],
    ['1', '0', ['username']],
    ['0', '1', ['sms']],
    ['0', '0', ['username']],
  ] as const)(
    '[LOGIN-01] with USERNAMEREG3 %s and MOBILEVERCODELOGIN3 %s offers %j',
    (byName, bySms, types) => {
      const flags = [flag('USERNAMEREG3', byName), flag('MOBILEVERCODELOGIN3', bySms)];
      expect(loginTypes(flags)).toEqual(types);
      expect(loginTypes([flag('REGISTER', '1', flags)])).toEqual(types);
    },
  );

  it('[LOGIN-01] offers the username before the gateway has named any flag', () => {
    expect(loginTypes([])).toEqual(['username']);
  });
});
