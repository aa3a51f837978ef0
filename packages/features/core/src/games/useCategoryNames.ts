import { useGetGameVendorsQuery } from '@parlour/gateway-openapi/start';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useCoreSelector } from '../store/hooks';
import { categoryName } from './categoryName';

/** Names of game categories as the navigation has them; the site's own words for one that it has not, or not yet. */
export function useCategoryNames(): (gameCategory: string) => string {
  const { t } = useTranslation('parts');
  const merchantCode = useCoreSelector(({ merchant }) => merchant.merchantCode);
  const lanes = useGetGameVendorsQuery({ merchantCode }).data?.data.lanes;
  return useCallback(
    (gameCategory) => {
      const lane = lanes?.find((one) => one.gameCategory === gameCategory);
      return lane === undefined
        ? t(`category.${gameCategory}`, { defaultValue: t('category.other') })
        : categoryName(lane);
    },
    [lanes, t],
  );
}
