import { SafeHtml } from '@parlour/design-system/SafeHtml';
import { checkContentLink, useImageSource } from '@parlour/feature-core';

/** The merchant's terms of an invitation (ANN-05). */
export default function Terms({ html }: { html: string }) {
  const { hosts } = useImageSource();
  return <SafeHtml html={html} imageHosts={hosts} checkLink={checkContentLink} />;
}
