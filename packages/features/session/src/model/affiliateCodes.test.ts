// @vitest-environment happy-dom
import { createStore } from '@parlour/feature-core';
import { SAMPLE_MERCHANT } from '@parlour/feature-core/testing';
import { answer, disconnect, refuse } from '@parlour/gateway-openapi/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mockGateway } from '../testing/server';
import { affiliateCodes, verifyCode } from './affiliateCodes';

const { server, sent } = mockGateway(answer('checkAffiliateCode'));
const verify = (code: string) =>
  createStore({ merchant: SAMPLE_MERCHANT, readLanguage: () => 'en' }).dispatch(verifyCode(code));

const landOn = (address: string) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ name: address } as unknown as PerformanceEntry]);

beforeEach(() => {
  vi.restoreAllMocks();
});

describe('[REG-08] the codes of the address', () => {
  it('survive the way to other pages, from the first address of the visit on', () => {
    landOn('https://parlour.example/register?affiliateCode=LANDED1&token=x');
    expect(affiliateCodes.read('')).toEqual({ affiliateCode: 'LANDED1' });
    expect(affiliateCodes.read('?referralCode=%20KOI7Q2%20')).toEqual({
      affiliateCode: 'LANDED1',
      referralCode: 'KOI7Q2',
    });
    expect(affiliateCodes.read('?affiliateCode=')).toMatchObject({ affiliateCode: 'LANDED1' });
    expect(affiliateCodes.read('?affiliateCode=LATER22')).toMatchObject({
      affiliateCode: 'LATER22',
    });
    expect(affiliateCodes.read('')).toMatchObject({ affiliateCode: 'LATER22' });
  });

  it('are gone with the registration, and no longer ones are none', () => {
    landOn('https://parlour.example/?affiliateCode=LANDED1');
    affiliateCodes.forget();
    expect(affiliateCodes.read('')).toEqual({});
    expect(affiliateCodes.read(`?affiliateCode=${'x'.repeat(65)}`)).toEqual({});
    const kept = [sessionStorage, localStorage].flatMap((area) =>
      Object.keys(area).map((key) => area.getItem(key)),
    );
    expect(kept).not.toContain('LANDED1');
  });

  it('are asked about with the host of the site', async () => {
    expect(await verify('HARBOUR1')).toBe('valid');
    expect(sent[0]?.path).toBe('/wps/agent/affiliate');
    expect(Object.fromEntries(new URLSearchParams(sent[0]?.search))).toEqual({
      code: 'HARBOUR1',
      domain: window.location.host,
      visit: 'false',
    });
  });

  it('[AG-08] count one visit of a link, with the place where it was put', async () => {
    const asked = () => {
      const { code, sub, visit } = Object.fromEntries(new URLSearchParams(sent.at(-1)?.search));
      return { code, sub, visit };
    };
    affiliateCodes.read('?affiliateCode=MEETING1&sub=poster-3');
    await verify('MEETING1');
    expect(asked()).toEqual({ code: 'MEETING1', sub: 'poster-3', visit: 'true' });
    await verify('MEETING1');
    expect(asked()).toEqual({ code: 'MEETING1', sub: undefined, visit: 'false' });
    affiliateCodes.read('?affiliateCode=MEETING2&sub=no%20place');
    await verify('MEETING2');
    expect(asked()).toEqual({ code: 'MEETING2', sub: undefined, visit: 'true' });
  });

  it('are invalid where the gateway says so, and unchecked where it says nothing', async () => {
    server.use(
      refuse('checkAffiliateCode', { status: 400, code: 'INVALID_AFFILIATE_CODE', message: 'No' }),
    );
    expect(await verify('NOSUCH')).toBe('invalid');
    server.use(
      refuse('checkAffiliateCode', { status: 429, code: 'TOO_MANY_REQUESTS', message: 'Wait' }),
    );
    expect(await verify('NOSUCH')).toBe('unchecked');
  });

  it('[AG-08] of a link that has ended bring the words of the gateway', async () => {
    const message = 'Over, ask for a new one';
    server.use(
      refuse('checkAffiliateCode', { status: 400, code: 'AFFILIATE_CODE_ENDED', message }),
    );
    expect(await verify('MEETING1')).toEqual({ endedText: message });
  });

  it('are unchecked without a connection', { timeout: 20_000 }, async () => {
    server.use(disconnect('checkAffiliateCode'));
    expect(await verify('NOSUCH')).toBe('unchecked');
  });
});
