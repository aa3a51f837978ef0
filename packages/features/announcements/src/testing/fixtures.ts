import type { Announcement, AnnouncementGroups } from '@parlour/gateway-openapi/start';

const popup = (
  execution: 'A' | 'B' | 'F',
  id: string,
  title: string,
  content: string,
): Announcement => ({
  id,
  title,
  content,
  startDateStr: '2026-03-14',
  promotionType: null,
  execution,
});

/** Pop-ups for each kind of visitor; members have two. */
export const POPUPS: AnnouncementGroups = {
  banners: [],
  player: [],
  promotion: [],
  popup: [
    popup(
      'A',
      'pu-week',
      'New tables this week',
      '<p>The <strong>Lantern room</strong> opens at 18:00 UTC. <a href="/promotions">See what goes with it</a>.</p>',
    ),
    popup(
      'A',
      'pu-limits',
      'Your limits stay yours',
      '<p>Limits can be lowered at any time; a higher one takes a day.</p>',
    ),
    popup(
      'B',
      'pu-look',
      'Have a look around',
      '<p>Every game can be looked at without an account.</p>',
    ),
    popup(
      'F',
      'pu-first',
      'Your first visit',
      '<ul><li>One press refreshes the balance.</li></ul>',
    ),
  ],
};
