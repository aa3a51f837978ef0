// @vitest-environment happy-dom
import type { ConsolidatedFunds } from '@parlour/gateway-openapi/wallet';
import { afterEach, describe, expect, it } from 'vitest';
import {
  type ContractGate,
  cacheContractGates,
  gatesOf,
  readCachedContractGates,
} from './contractGates';

const NOTHING: ConsolidatedFunds = {
  dailysalreqtype: null,
  divtypereq: null,
  contracthoursalreq: null,
  realtimesalreqtype: null,
  dailysalinfotype: null,
  contractmrdailysalinfotype: null,
  contracthoursalinfo: null,
  divtypeinfo: null,
};

describe('the types that open contracts', () => {
  afterEach(() => {
    sessionStorage.clear();
  });

  it.each<[Partial<ConsolidatedFunds>, ContractGate[]]>([
    [{}, []],
    [{ divtypereq: 'NEW' }, ['enableCt']],
    [{ divtypeinfo: 'TERMINATED' }, ['enableCt']],
    [{ dailysalreqtype: 'TERMINATION' }, ['salary']],
    [{ contractmrdailysalinfotype: 'PENDING' }, ['salary']],
    [{ contracthoursalinfo: 'ACCEPTED' }, ['hourSalary']],
    [{ realtimesalreqtype: 'NEW' }, ['agentRealtimeSalary']],
  ])('[AC-02] %j gives %j', (told, gates) => {
    expect(gatesOf({ ...NOTHING, ...told })).toEqual(gates);
  });

  it('[CACHE-01] are kept for the visit under the names of the types', () => {
    cacheContractGates('1001', { ...NOTHING, divtypeinfo: 'ACCEPTED' }, ['enableCt']);
    expect(sessionStorage.getItem('enableCt')).toBe('1');
    expect(sessionStorage.getItem('salary')).toBe('0');
    expect(readCachedContractGates('1001')).toEqual(['enableCt']);
  });

  it('are not taken over by another account', () => {
    cacheContractGates('1001', NOTHING, ['enableCt']);
    expect(readCachedContractGates('1002')).toBeNull();
  });

  it.each(['', 'no JSON', '{}', '{"of":"1001","value":{"divtypereq":1}}'])(
    'are asked for anew where %j was kept',
    (text) => {
      sessionStorage.setItem('consolidated', text);
      expect(readCachedContractGates('1001')).toBeNull();
    },
  );
});
