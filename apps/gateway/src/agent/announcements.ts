import type { Texts } from '../platform/texts';

/** What the merchant tells its agents; HTML. */
export interface AgentAnnouncement {
  id: string;
  publishedAt: Date;
  title: Texts;
  content: Texts;
}
