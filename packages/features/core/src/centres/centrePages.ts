import type { ComponentType } from 'react';
import type { AgentPageRegistry, MemberPageRegistry } from '../registries';

export type MemberPage = keyof MemberPageRegistry;
export type AgentPage = keyof AgentPageRegistry;

/** The centres that lie over the site, by the query parameter that opens them. */
export interface CentrePages {
  member: MemberPage;
  agent: AgentPage;
}

export type CentreName = keyof CentrePages;

/** Counts of an account that a page can show as a badge (MC-02). */
export type BadgeName = 'missions' | 'messages' | 'rewards' | 'contracts';

/** A page's entry in the navigation of its centre. */
export interface CentreEntry<Page extends string> {
  id: Page;
  icon: ComponentType;
  /** Key of its name, with the namespace, as `wallet:pages.withdraw`. */
  title: string;
  /** Pages of a group share a heading; the centre has its text. */
  group?: string | undefined;
  /** The count beside its name; none while it is 0. */
  badge?: BadgeName | undefined;
}
