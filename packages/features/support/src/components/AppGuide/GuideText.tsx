import { SafeHtml } from '@parlour/design-system/SafeHtml';
import { checkContentLink } from '@parlour/feature-core';

export interface GuideTextProps {
  html: string;
  /** BCP 47, of the text. */
  language: string | undefined;
  /** Origins that pictures in the text may come from, besides the site's own. */
  imageHosts: readonly string[];
}

/** The merchant's installation guide; its own chunk, with the sanitizer, loaded with the text. */
export default function GuideText({ html, language, imageHosts }: GuideTextProps) {
  return (
    <SafeHtml lang={language} html={html} imageHosts={imageHosts} checkLink={checkContentLink} />
  );
}
