import { describe, expect, it, vi } from 'vitest';
import { pictureUrl, submenuUrl, vendorIconUrl, vendorListUrl } from './imageUrl';

const source = { hosts: [], gatewayUrl: 'https://gw.example', language: 'EN' };
const root = 'https://gw.example/TCG_PROD_IMAGES';

describe('[LOB-06] picture addresses', () => {
  it('follow the paths of the specification', () => {
    expect(vendorIconUrl(source, 'AMB')).toBe(`${root}/VENDOR_ICON_SMALL/AMB-DEFAULT.png`);
    expect(vendorIconUrl(source, 'AMB', 'ACTIVE')).toBe(`${root}/VENDOR_ICON_SMALL/AMB-ACTIVE.png`);
    expect(vendorListUrl(source, 'RNG', 'AMB', 'WHITE')).toBe(
      `${root}/RNG_LIST_VENDOR/AMB-WHITE.png`,
    );
    expect(submenuUrl(source, 'LIVE', 'AMB')).toBe(`${root}/SUBMENU_IMG/STYLE1/LIVE-AMB.png`);
  });

  it('treat lottery as e-lottery', () => {
    expect(submenuUrl(source, 'LOTT', 'TCG_SEA')).toBe(
      `${root}/SUBMENU_IMG/STYLE1/ELOTT-TCG_SEA.png`,
    );
  });

  it('show nothing for an empty code', () => {
    expect(vendorIconUrl(source, '')).toBeNull();
  });

  it('blank the codes that begin with TCG for Tagalog', () => {
    const tagalog = { ...source, language: 'TY' };
    expect(vendorIconUrl(tagalog, 'TCG_SEA')).toBeNull();
    expect(vendorIconUrl(tagalog, 'AMB')).not.toBeNull();
  });

  it('give BTI the pictures of the merchant’s partner for Tagalog alone', () => {
    const partnered = { ...source, partnerVendor: 'EMB' };
    const tagalog = { ...partnered, language: 'TY' };
    expect(submenuUrl(tagalog, 'SPORTS', 'BTI')).toBe(`${root}/SUBMENU_IMG/STYLE1/SPORTS-EMB.png`);
    expect(vendorIconUrl(tagalog, 'BTI')).toBe(`${root}/VENDOR_ICON_SMALL/EMB-DEFAULT.png`);
    expect(vendorIconUrl(tagalog, 'AMB')).toBe(`${root}/VENDOR_ICON_SMALL/AMB-DEFAULT.png`);
    expect(vendorIconUrl(partnered, 'BTI')).toBe(`${root}/VENDOR_ICON_SMALL/BTI-DEFAULT.png`);
    expect(vendorIconUrl({ ...tagalog, partnerVendor: '' }, 'BTI')).toBe(
      `${root}/VENDOR_ICON_SMALL/BTI-DEFAULT.png`,
    );
  });

  it('take one of the hosts by chance, and keep to it however the list comes again', () => {
    const [one, two] = ['https://one.example/', 'https://two.example/'];
    const random = vi.spyOn(Math, 'random').mockReturnValue(0.99);
    const at = (...hosts: string[]) => vendorIconUrl({ ...source, hosts }, 'ONE');
    expect(at(one, two)).toMatch(/^https:\/\/two\.example\/TCG/);
    random.mockReturnValue(0);
    expect(at(one, two)).toMatch(/^https:\/\/two\.example\/TCG/);
    expect(at(one, 'https://three.example', two)).toMatch(/^https:\/\/two\.example\/TCG/);
    expect(at(two)).toMatch(/^https:\/\/two\.example\/TCG/);
    expect(at(one)).toMatch(/^https:\/\/one\.example\/TCG/);
    expect(at()).toBe(`${root}/VENDOR_ICON_SMALL/ONE-DEFAULT.png`);
  });

  it('keep to the gateway where they were shown before a host was known', () => {
    const hosted = { ...source, hosts: ['https://one.example'] };
    const early = pictureUrl(source, '/TCG_PROD_IMAGES/GAME_ICON/AMB/early.png');
    vendorIconUrl(source, 'EARLY');
    expect(pictureUrl(hosted, '/TCG_PROD_IMAGES/GAME_ICON/AMB/early.png')).toBe(early);
    expect(vendorIconUrl(hosted, 'EARLY')).toMatch(root);
    expect(vendorIconUrl(hosted, 'LATE')).toMatch(/^https:\/\/one\.example\/TCG/);
    expect(vendorIconUrl(hosted, 'EARLY', 'ACTIVE')).toMatch(/^https:\/\/one\.example\/TCG/);
  });

  it('make the paths of the gateway whole and leave whole addresses alone', () => {
    expect(pictureUrl(source, '/TCG_PROD_IMAGES/GAME_ICON/AMB/1.png')).toBe(
      `${root}/GAME_ICON/AMB/1.png`,
    );
    expect(pictureUrl(source, 'https://cdn.example/1.png')).toBe('https://cdn.example/1.png');
    expect(pictureUrl(source, null)).toBeNull();
  });
});
