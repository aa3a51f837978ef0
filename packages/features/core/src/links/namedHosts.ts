import type { Resource } from '@parlour/gateway-openapi/start';
import type { CoreState } from '../store/coreState';
import { selectSystemStatus } from '../system/flags';

type ResourceType = Resource['resourceType'];

/** Usual hosts of each type of resource. Those of landing pages are in the merchant document. */
const USUAL_HOSTS: Readonly<Record<ResourceType, readonly string[]>> = {
  LANDING: [],
  YOUTUBE: ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be'],
  INSTAGRAM: ['instagram.com', 'www.instagram.com'],
  FACEBOOK: ['facebook.com', 'www.facebook.com', 'm.facebook.com', 'fb.com', 'fb.me', 'm.me'],
  TELEGRAM: ['t.me', 'telegram.me'],
  ANDROID: ['play.google.com'],
  IOS: ['apps.apple.com', 'itunes.apple.com', 'testflight.apple.com'],
};

const parse = (address: string): URL | null => (URL.canParse(address) ? new URL(address) : null);

/** Whether the gateway answers at this host: its own address, or the site's where it has none. */
export const isGatewayHost = ({ merchant }: CoreState, url: URL): boolean =>
  url.hostname === parse(merchant.gatewayUrl || window.location.origin)?.hostname;

const isUsual = (state: CoreState, url: URL): boolean =>
  Object.values(selectSystemStatus(state)?.info.resources ?? {}).some(
    (resource) =>
      parse(resource.url)?.href === url.href &&
      USUAL_HOSTS[resource.resourceType].includes(url.host),
  );

/**
 * The host of an address if it is not known as one of the merchant's: a person is warned before they go there.
 * Null if no warning is needed, as for a page of this site.
 */
export function unknownHost(state: CoreState, address: string): string | null {
  const url = parse(address);
  if (url === null || !/^https?:$/.test(url.protocol) || url.origin === window.location.origin)
    return null;
  const { linkHosts, chatHosts } = state.merchant;
  const isNamed =
    linkHosts.includes(url.host) ||
    chatHosts.includes(url.host) ||
    isGatewayHost(state, url) ||
    isUsual(state, url);
  return isNamed ? null : url.host;
}
