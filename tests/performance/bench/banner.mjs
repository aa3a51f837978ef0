import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../../scripts/lib/paths.mjs';
import { buildAlone, buildPage } from '../lib/build.mjs';
import { added } from '../lib/explain.mjs';
import { weigh } from '../lib/measure.mjs';
import { asTimes, ratioOf, spread } from '../lib/stats.mjs';
import { atMost, atMostTimes } from '../lib/verdict.mjs';

const SECONDS = 16;
const LIMIT = 1.5;
const PEER_LIMIT = 0.1;
const BYTES_LIMIT = 2000;
const FLOOR = 'banner-loop';
const OURS = 'banner-parlour';
const SWIPER = 'banner-swiper';
const PAGE = 'parlour';
const FOLDER = join(root, 'packages', 'design-system', 'src', 'components', 'BannerStrip');

// Imported code is shared with the rest of a page, and so are the import statements.
const withoutImports = (file) =>
  file.type === 'chunk' ? { ...file, code: file.code.replace(/^(?:import[^;]*;)+/, '') } : file;

const measure = async ({ spent }) => (await spent(() => wait(SECONDS * 1000))) * (60 / SECONDS);

export const banner = {
  title: `Goal 9: banners left open, ${SECONDS} seconds scaled to a minute`,
  mostRounds: 3,
  contenders: [
    { page: FLOOR, name: 'one animation a slide (floor)' },
    { page: OURS, name: 'BannerStrip' },
    { page: SWIPER, name: 'swiper', isPeer: true },
  ],
  async run({ contenders, inRounds, visit }) {
    // The cost of a component is how much the demo page grows by it, as the peers were measured.
    const { js, css } = added(
      await buildPage(PAGE, { sourcemap: true }),
      (source) => source.includes('/components/BannerStrip/'),
      /\.BannerStrip-[^{]*\{[^}]*\}/g,
    );
    const { total: alone } = weigh(
      (await buildAlone(FOLDER, 'BannerStrip.tsx')).map(withoutImports),
    );
    const results = await inRounds(({ page }) => visit(page, {}, measure));
    const ratio = (page, floor) => ratioOf(results[page], results[floor]);
    return {
      head: ['', 'CPU ms a minute', 'x floor'],
      rows: contenders.map(({ page, name }) => [
        name,
        spread(results[page]),
        asTimes(ratio(page, FLOOR)),
      ]),
      notes: [
        `BannerStrip adds to the demo page, gz: ${js} bytes of script and ${css} of styles`,
        `Packed by itself, gz: ${alone.gz} bytes`,
      ],
      goals: [
        atMostTimes('goal 9', 'CPU', ratio(OURS, FLOOR), LIMIT, 'one animation a slide'),
        ...(SWIPER in results
          ? [atMostTimes('goal 9', 'CPU', ratio(OURS, SWIPER), PEER_LIMIT, 'swiper')]
          : []),
        atMost('goal 9', 'script and styles, gz', js + css, BYTES_LIMIT, ' bytes'),
      ],
    };
  },
};
