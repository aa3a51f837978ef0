import { checkUrl, type ImageSource, pictureUrl } from '@parlour/feature-core';

const originOf = (base: string): string[] => (URL.canParse(base) ? [new URL(base).origin] : []);

/** The full address of a page's picture; null if there is none or it is not allowed (LOB-06). */
export function contentPicture(source: ImageSource, image: string | null): string | null {
  const url = pictureUrl(source, image);
  const origins = [source.gatewayUrl, ...source.hosts].flatMap(originOf);
  return url === null ? null : checkUrl(url, { anyHttps: true, origins });
}
