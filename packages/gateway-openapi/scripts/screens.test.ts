import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { namesTaken, screenErrors, screenSources } from './screens';
import { type ContractSource, readSource, type SourceOperation } from './source';

const root = join(import.meta.dirname, '..', '..', '..');

const contractOf = (reason?: string): ContractSource => {
  const operation: SourceOperation = {
    operationId: 'getPrize',
    summary: 'A prize.',
    'x-origin': 'added',
    'x-access': ['member'],
    'x-answer': { description: 'The prize.', schema: {}, example: null },
    ...(reason === undefined ? {} : { 'x-no-screen': reason }),
  };
  return {
    root: { components: { schemas: {} }, tags: [{ name: 'prizes' }] },
    errors: {},
    tags: [{ tag: 'prizes', paths: { '/prize': { get: operation } }, schemas: {} }],
  };
};

describe('an operation', () => {
  it.each([
    "import { useGetPrizeQuery } from '@parlour/gateway-openapi/prizes';",
    "import {\n  type Prize,\n  useLazyGetPrizeQuery as usePrize,\n} from '@parlour/gateway-openapi/prizes';",
    "import { getPrize } from '@parlour/gateway-openapi/prizes';",
  ])('is called by a screen with %j', (source) => {
    expect(screenErrors(contractOf(), namesTaken([source]))).toEqual([]);
  });

  it.each([
    "import type { GetPrize } from '@parlour/gateway-openapi/prizes';",
    "import { getPrize } from './prizes';",
    '// getPrize',
  ])('is not called with %j', (source) => {
    expect(screenErrors(contractOf(), namesTaken([source]))).toHaveLength(1);
  });

  it('without a screen says why, in words', () => {
    expect(screenErrors(contractOf('Sent by browsers.'), new Set())).toEqual([]);
    expect(screenErrors(contractOf(' '), new Set())).toHaveLength(1);
  });

  it('with a screen has no reason left', () => {
    expect(screenErrors(contractOf('Sent by browsers.'), new Set(['getPrize']))).toHaveLength(1);
  });
});

describe('[SUP-06] the operations of this contract', () => {
  it('have a screen each, or a reason', () => {
    const source = readSource(join(root, 'packages/gateway-openapi/spec/source'));
    expect(screenErrors(source, namesTaken(screenSources(root)))).toEqual([]);
  });
});
