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

/** What the navigation of a centre draws of a page. */
export interface CentreEntry<Page extends string> {
  id: Page;
  icon: ComponentType;
  /** Key of its name, with the namespace, as `wallet:pages.withdraw`. */
  title: string;
  /** Pages of one group stand under one heading, which the centre names. */
  group?: string | undefined;
}
