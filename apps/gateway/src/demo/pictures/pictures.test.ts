import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { picturePath } from '../../games/picturePath';
import { buildCatalogue } from '../catalogue/buildCatalogue';
import { PRODUCT_ART } from '../catalogue/productArt';
import { PROMOTION_ART } from '../catalogue/promotionArt';
import { REWARDS } from '../seed/pointTable';
import { DEMO_PROMOTIONS } from '../seed/promotionTable';
import { averageColour, drawGame } from './drawGame';
import { drawDefault, drawVendorList } from './drawVendor';
import { MOTIFS } from './motifs/allMotifs';
import { rasterise } from './rasterise';
import { resolvePicture } from './resolvePicture';

const catalogue = buildCatalogue();
const slots = catalogue.searchGames({ gameType: 'RNG', pageSize: 200 }).content;

function pictureOf(game: (typeof slots)[number]) {
  const vendorOrder = catalogue.vendor(game.vassalage)?.order ?? 0;
  return { displayName: game.displayName, vendorOrder, art: game.art };
}

describe('the pictures of games', () => {
  it('have a drawn motif for every emblem that the catalogue names', () => {
    const named = catalogue.games.flatMap((game) => [game.art.emblem, game.art.companion ?? 'gem']);
    const banners = catalogue.banners('EN').flatMap((banner) => banner.emblems);
    const shown = [...Object.values(PROMOTION_ART), ...Object.values(PRODUCT_ART)].flatMap(
      ({ emblems }) => emblems,
    );
    expect([...new Set([...named, ...banners, ...shown])].filter((name) => !MOTIFS[name])).toEqual(
      [],
    );
    expect(Object.keys(MOTIFS).length).toBeGreaterThanOrEqual(60);
  });

  it('are the same for one game each time and different for any two', () => {
    const drawn = slots.map((game) => drawGame(pictureOf(game)));
    expect(new Set(drawn).size).toBe(slots.length);
    expect(drawGame(pictureOf(slots[3] as (typeof slots)[number]))).toBe(drawn[3]);
  });

  it('differ even for two games that share name and emblem', () => {
    const [game] = slots;
    if (!game) throw new Error('The catalogue has no slots.');
    const twin = {
      ...game,
      art: { ...game.art, seed: game.art.seed + 1, palette: game.art.palette + 1 },
    };
    expect(drawGame(pictureOf(twin))).not.toBe(drawGame(pictureOf(game)));
  });

  it('are sound drawings: no broken number, and three to four in every format', async () => {
    const svgs = slots.map((game) => drawGame(pictureOf(game)));
    expect(svgs.filter((svg) => /NaN|undefined|Infinity/.test(svg))).toEqual([]);
    for (const format of ['webp', 'png', 'avif'] as const) {
      const { width, height } = await sharp(await rasterise(svgs[0] ?? '', format, 240)).metadata();
      expect([width, height], format).toEqual([240, 320]);
    }
  });

  it('really paint: the picture holds many colours and the title stands in it', async () => {
    const [game] = slots;
    if (!game) throw new Error('The catalogue has no slots.');
    const image = sharp(await rasterise(drawGame(pictureOf(game)), 'png'));
    const { channels } = await image.stats();
    expect(channels.slice(0, 3).every((channel) => channel.stdev > 20)).toBe(true);
    const untitled = drawGame({ ...pictureOf(game), displayName: 'Other Words' });
    expect(untitled).not.toBe(drawGame(pictureOf(game)));
  });

  it('have an average colour as a hex value', () => {
    const colours = slots.map((game) => averageColour(pictureOf(game)));
    expect(colours.filter((colour) => !/^#[0-9a-f]{6}$/.test(colour))).toEqual([]);
    expect(new Set(colours).size).toBeGreaterThan(30);
  });

  it('set letters that the face lacks without breaking the drawing', async () => {
    const vendor = { code: 'X', displayName: 'Ωδ 灯 Café', order: 3 };
    await expect(rasterise(drawVendorList(vendor, 'WHITE'), 'png')).resolves.toBeInstanceOf(Buffer);
    await expect(rasterise(drawDefault(), 'webp')).resolves.toBeInstanceOf(Buffer);
  });
});

describe('the addresses of pictures', () => {
  const find = (path: string, accept = 'image/webp') => resolvePicture(path, accept, catalogue);

  it.each([
    ['/TCG_PROD_IMAGES/VENDOR_ICON_SMALL/LNW-DEFAULT.png', 'vendorIcon'],
    ['/TCG_PROD_IMAGES/VENDOR_ICON_SMALL/TCG_LOTTO_VN-ACTIVE.png', 'vendorIcon'],
    ['/TCG_PROD_IMAGES/RNG_LIST_VENDOR/LNW-WHITE.png', 'vendorList'],
    ['/TCG_PROD_IMAGES/RNG_LIST_VENDOR/SGL-COLOR.png', 'vendorList'],
    ['/TCG_PROD_IMAGES/FISH_LIST_VENDOR/LNW-PURPLE.png', 'vendorList'],
    ['/TCG_PROD_IMAGES/ELOTT_LIST_VENDOR/TCG_SEA-WHITE.png', 'vendorList'],
    ['/TCG_PROD_IMAGES/SUBMENU_IMG/STYLE1/SPORTS-FB.png', 'submenu'],
    ['/TCG_PROD_IMAGES/SUBMENU_IMG/STYLE1/ELOTT-LOTT.png', 'submenu'],
    ['/TCG_PROD_IMAGES/GAME_ICON/LNW/lantern-koi.png', 'game'],
    ['/TCG_PROD_IMAGES/SLIDE/evening.png', 'banner'],
    ['/TCG_PROD_IMAGES/SLIDE/evening-SMALL.png', 'banner'],
    ['/TCG_PROD_IMAGES/OFFER/pr-egg.png', 'drawn'],
    ['/TCG_PROD_IMAGES/BANNER/evening-SMALL.png', 'banner'],
    ['/TCG_PROD_IMAGES/PROMOTION/pr-egg.png', 'drawn'],
    ['/cdn/a/TCG_PROD_IMAGES/GAME_ICON/LNW/lantern-koi.png?w=1', 'game'],
  ])('%s is a %s [LOB-06]', (path, kind) => {
    const found = find(path);
    expect(found?.kind).toBe(kind);
    expect(found?.draw()).toContain('<svg');
  });

  it.each([
    '/TCG_PROD_IMAGES/VENDOR_ICON_SMALL/-DEFAULT.png',
    '/TCG_PROD_IMAGES/VENDOR_ICON_SMALL/NOBODY-DEFAULT.png',
    '/TCG_PROD_IMAGES/VENDOR_ICON_SMALL/LNW-HOVER.png',
    '/TCG_PROD_IMAGES/LIVE_LIST_VENDOR/LNW-WHITE.png',
    '/TCG_PROD_IMAGES/GAME_ICON/SGL/lantern-koi.png',
    '/TCG_PROD_IMAGES/GAME_ICON/LNW/../../secret.png',
    '/TCG_PROD_IMAGES/SLIDE/nothing.png',
    '/TCG_PROD_IMAGES/OFFER/nothing.png',
    '/TCG_PROD_IMAGES/OFFER/constructor.png',
    '/TCG_PROD_IMAGES/PRODUCT/nothing.png',
    '/images/LNW-DEFAULT.png',
    '',
  ])('%s is no picture [LOB-06]', (path) => {
    expect(find(path)).toBeNull();
  });

  it.each(DEMO_PROMOTIONS.map(({ id, imageUrl }) => [id, imageUrl] as const))(
    'the demo has one of %s, in the colours of a vendor that it has',
    (id, imageUrl) => {
      expect(find(imageUrl ?? '')?.draw()).toContain('<svg');
      const art = PROMOTION_ART[id];
      if (art !== undefined) expect(catalogue.vendor(art.vendor)).toBeDefined();
    },
  );

  it.each([
    ['pp-cash-5', 'coins'],
    ['pp-bonus-10', 'gift'],
    ['pp-mug', 'mug'],
    ['pp-scarf', 'scarf'],
    ['pp-chess', 'knight'],
    ['pp-envelope', 'envelope'],
    ['pp-wheel', 'wheel'],
    ['pp-egg', 'egg'],
  ])('the product %s is drawn as what it is: %s', (id, motif) => {
    expect(PRODUCT_ART[id]?.emblems[0]).toBe(motif);
    expect(MOTIFS[motif]).toBeDefined();
  });

  it.each(REWARDS.map(({ id }) => id))(
    'the demo has one of the product %s, in the colours of a vendor that it has',
    (id) => {
      expect(find(picturePath.product(id))?.draw()).toContain('<svg');
      expect(catalogue.vendor(PRODUCT_ART[id]?.vendor ?? '')).toBeDefined();
    },
  );

  it('tell states, sizes and games apart by name [LOB-06]', () => {
    const quiet = find('/TCG_PROD_IMAGES/VENDOR_ICON_SMALL/LNW-DEFAULT.png');
    const active = find('/TCG_PROD_IMAGES/VENDOR_ICON_SMALL/LNW-ACTIVE.png');
    expect(quiet?.name).not.toBe(active?.name);
    expect(quiet?.draw()).not.toBe(active?.draw());
  });

  it('offer what the browser takes', () => {
    const format = (accept: string | undefined) =>
      resolvePicture('/TCG_PROD_IMAGES/SLIDE/evening.png', accept, catalogue)?.format;
    expect(format('image/avif,image/webp,image/*,*/*;q=0.8')).toBe('webp');
    expect(format('image/avif,image/*')).toBe('avif');
    expect(format('image/webp;q=0,image/png')).toBe('png');
    expect(format('*/*')).toBe('png');
    expect(format(undefined)).toBe('png');
  });
});
