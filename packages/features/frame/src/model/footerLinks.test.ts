// @vitest-environment happy-dom
import type { GameLane } from '@parlour/gateway-openapi/start';
import { describe, expect, it } from 'vitest';
import { followLinks, footerVendors } from './footerLinks';

const resource = (resourceType: 'YOUTUBE' | 'FACEBOOK', url: string) => ({
  resourceType,
  labelNameEn: resourceType,
  labelName: resourceType.toLowerCase(),
  url,
});

describe('[SUP-05] what the footer links to', () => {
  it('is each of the merchant’s pages that exists and is safe, in one order', () => {
    const found = followLinks({
      FACEBOOK: resource('FACEBOOK', 'https://community.example/parlour'),
      YOUTUBE: resource('YOUTUBE', 'javascript:alert(1)'),
    });
    expect(found).toEqual([
      { id: 'FACEBOOK', label: 'facebook', href: 'https://community.example/parlour' },
    ]);
  });

  it('is each vendor once, and none without a code', () => {
    const vendor = (vassalage: string) => ({ vassalage, gameType: 'RNG', displayName: vassalage });
    const lanes = [
      { vendors: [vendor('AV'), vendor('')] },
      { vendors: [vendor('AV'), vendor('IA')] },
    ] as unknown as GameLane[];
    expect(footerVendors(lanes).map(({ code }) => code)).toEqual(['AV', 'IA']);
  });
});
