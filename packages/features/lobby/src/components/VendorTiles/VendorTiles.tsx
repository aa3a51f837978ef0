import { Section } from '@parlour/design-system/layout/Section';
import { Stack } from '@parlour/design-system/layout/Stack';
import { Skeleton } from '@parlour/design-system/Skeleton';
import { VendorTile } from '@parlour/design-system/VendorTile';
import { type ImageSource, vendorIconUrl } from '@parlour/feature-core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { VendorEntry, VendorGroup } from '../../model/vendorGroups';
import * as S from './VendorTiles.styles';

export interface VendorTilesProps {
  groups: readonly VendorGroup[];
  isLoading: boolean;
  /** Address of the page without a vendor. */
  allHref: string;
  /** Code of the vendor whose games are shown; null for all vendors. */
  current: string | null;
  images: ImageSource;
}

const PLACES = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

/** Scrolls the chosen tile into view sideways, without scrolling the page. */
function showTile(tiles: HTMLElement | null): void {
  const tile = tiles?.querySelector('[aria-current]');
  if (tiles === null || !tile) return;
  const place = tile.getBoundingClientRect();
  const room = tiles.getBoundingClientRect();
  tiles.scrollLeft += place.left + place.width / 2 - (room.left + room.width / 2);
}

/** The vendors of a game centre, as links to their games (RT-05, RT-12). */
export function VendorTiles({ groups, isLoading, allHref, current, images }: VendorTilesProps) {
  const { t } = useTranslation(['lobby', 'common']);
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (current !== null && !isLoading) showTile(own.current);
  }, [current, isLoading]);
  const noteOf = ({ isInMaintenance, gameCount }: VendorEntry): string =>
    isInMaintenance ? t('common:gameCard.maintenance') : t('list.count', { count: gameCount });
  const draw = (vendor: VendorEntry) => {
    const isCurrent = vendor.code === current;
    return (
      <VendorTile
        key={vendor.code}
        href={vendor.href}
        name={vendor.name}
        src={vendorIconUrl(images, vendor.code, isCurrent ? 'ACTIVE' : 'DEFAULT') ?? undefined}
        note={noteOf(vendor)}
        isCurrent={isCurrent}
        isInMaintenance={vendor.isInMaintenance}
      />
    );
  };
  if (isLoading)
    return (
      <Stack gap={24}>
        {/* The key keeps the same section when the vendors load, so that focus in it is not lost. */}
        <Section key="own" title={t('vendors.own')}>
          <S.Tiles role="group" aria-busy aria-label={t('common:loading')}>
            {PLACES.map((key) => (
              <Skeleton key={key} shape="block" height="58px" />
            ))}
          </S.Tiles>
        </Section>
      </Stack>
    );
  return (
    <Stack gap={24}>
      {groups.map(({ id, vendors }) => (
        <Section key={id} title={t(`vendors.${id}`)}>
          <S.Tiles ref={id === 'own' ? own : undefined}>
            {id === 'own' && vendors.length > 1 ? (
              <VendorTile
                href={allHref}
                name={t('filter.allVendors')}
                isCurrent={current === null}
              />
            ) : null}
            {vendors.map(draw)}
          </S.Tiles>
        </Section>
      ))}
    </Stack>
  );
}
