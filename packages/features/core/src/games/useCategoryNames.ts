import { useGetGameVendorsQuery } from '@parlour/gateway-openapi/start';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useCoreSelector } from '../store/hooks';
import { categoryName } from './categoryName';

/** Names of game categories from the navigation; the site's own texts for those it does not have or has not loaded. */
export function useCategoryNames(): (gameCategory: string) => string {
  const { t } = useTranslation('shared');
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
