import { SafeHtml } from '@parlour/design-system/SafeHtml';
import { checkContentLink } from '@parlour/feature-core';

export interface GuideTextProps {
  html: string;
  /** Origins that pictures in the text may come from, beside the site's own. */
  imageHosts: readonly string[];
}

/** What the merchant writes about an installation; with what cleans it a part of its own, asked for with the text. */
export default function GuideText({ html, imageHosts }: GuideTextProps) {
  return <SafeHtml html={html} imageHosts={imageHosts} checkLink={checkContentLink} />;
}
