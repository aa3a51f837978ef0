import type { AgentAnnouncement } from '../../agent/announcements';
import { DAY_MS } from '../../platform/days';
import { DEMO_TODAY } from '../catalogue/games';
import { TEXTS } from '../texts';

/** Name, and days before the demo's today on which it was published; newest first. */
const ROWS = [
  ['aa-5', 1],
  ['aa-4', 6],
  ['aa-3', 15],
  ['aa-2', 31],
  ['aa-1', 64],
] as const;

/** The demo's announcements for agents. */
export const AGENT_ANNOUNCEMENTS: readonly AgentAnnouncement[] = ROWS.map(([id, age]) => ({
  id,
  publishedAt: new Date(DEMO_TODAY - age * DAY_MS),
  title: TEXTS.texts(`announcement.${id}.title`),
  content: TEXTS.texts(`announcement.${id}.content`),
}));
