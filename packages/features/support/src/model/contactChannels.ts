import { checkUrl } from '@parlour/feature-core';
import type { Resource, SystemStatus } from '@parlour/gateway-openapi/start';
import type { CustomerServiceEntry } from '@parlour/gateway-openapi/support';

/** A contact channel of the merchant, as the side bar shows it (SUP-03). */
export type ContactChannel =
  | { kind: 'chat'; id: string; label: string; note: string | null; isAvailable: boolean }
  | {
      kind: 'telephone';
      id: string;
      label: string;
      note: string | null;
      isAvailable: boolean;
      number: string;
      href: string;
    }
  | { kind: 'link'; id: Resource['resourceType']; label: string; href: string };

type Resources = SystemStatus['info']['resources'];

const toDialled = (telephone: string): string => `tel:${telephone.replaceAll(/[^+\d]/g, '')}`;

function toWay(entry: CustomerServiceEntry): ContactChannel[] {
  const { modelId: id, title: label, description: note, available: isAvailable } = entry;
  if (entry.csType === 'LIVECHAT') return [{ kind: 'chat', id, label, note, isAvailable }];
  const number = entry.telephone;
  if (number === null || !/\d/.test(number)) return [];
  const href = toDialled(number);
  return [{ kind: 'telephone', id, label, note, isAvailable, number, href }];
}

const linksOf = (resources: Resources, code: string): ContactChannel[] =>
  Object.values(resources)
    .filter(({ resourceType }) => resourceType === code)
    .flatMap(({ resourceType, labelName, url }) => {
      const href = checkUrl(url, { anyHttps: true });
      return href === null ? [] : [{ kind: 'link', id: resourceType, label: labelName, href }];
    });

/**
 * The entries that the merchant document names, in its order, as far as the gateway has them: `LIVECHAT` and
 * `TELEPHONE` mean all entries of customer service of that kind, any other code means the resource of that
 * type (SUP-01, SUP-03).
 */
export const toContactChannels = (
  codes: readonly string[],
  entries: readonly CustomerServiceEntry[],
  resources: Resources,
): ContactChannel[] =>
  [...new Set(codes)].flatMap((code) =>
    code === 'LIVECHAT' || code === 'TELEPHONE'
      ? entries.filter(({ csType }) => csType === code).flatMap(toWay)
      : linksOf(resources, code),
  );
