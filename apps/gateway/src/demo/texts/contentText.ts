import type { components } from '../../generated/contract';

export type ContentKind = components['schemas']['ContentKind'];
type Text = readonly [title: string, content: string];

/** A page of text: HTML of headings, paragraphs, lists, tables, emphasis and links into the site only. */
export interface ContentText {
  id: string;
  kind: ContentKind;
  /** Days before the demo's today on which it was published. */
  age: number;
  EN: Text;
  CN: Text;
  ID: Text;
}
