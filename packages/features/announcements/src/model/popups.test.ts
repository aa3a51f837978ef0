import type { Announcement } from '@parlour/gateway-openapi/start';
import { describe, expect, it } from 'vitest';
import { choosePopups, closedMarker } from './popups';

const popup = (id: string, execution: Announcement['execution']): Announcement => ({
  id,
  title: id,
  content: '',
  startDateStr: '2026-03-14',
  promotionType: null,
  execution,
});
const ALL = [
  popup('first', 'F'),
  popup('member', 'A'),
  popup('guest', 'B'),
  popup('nobody', null),
  popup('second', 'A'),
];

describe('pop-up announcements', () => {
  it.each([
    ['A', ['member', 'second'], 'announcementClosed:member'],
    ['B', ['guest'], 'announcementClosed:guest'],
    ['F', ['first'], 'announcementClosed:member'],
  ] as const)(
    '[ANN-01] [ANN-02] are chosen by the code %s and noted apart',
    (visitor, ids, marker) => {
      expect(choosePopups(ALL, visitor).map(({ id }) => id)).toEqual(ids);
      expect(closedMarker(visitor)).toBe(marker);
    },
  );
});
