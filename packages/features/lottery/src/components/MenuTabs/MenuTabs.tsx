import { Button } from '@parlour/design-system/Button';
import { Notice } from '@parlour/design-system/Notice';
import { Tabs } from '@parlour/design-system/Tabs';
import type { PrizeMode } from '@parlour/gateway-openapi/lottery';
import { useTranslation } from 'react-i18next';
import type { CategoryMenus } from '../../model/useCategory';
import { LotteryMenu, type LotteryMenuProps } from '../LotteryMenu/LotteryMenu';
import * as S from './MenuTabs.styles';

export interface MenuTabsProps extends Omit<LotteryMenuProps, 'menu' | 'isVn'> {
  tabs: CategoryMenus['tabs'];
  selected: PrizeMode;
  /** Name of the only vendor that is shown; null for all. */
  vendor: string | null;
  /** Called with the prize mode to show; the vendor filter is cleared. */
  onSelect: (mode: string) => void;
}

/** The lotteries by prize mode: each tab shows its menus, or their loading or error state. */
export function MenuTabs({ tabs, selected, vendor, onSelect, ...rest }: MenuTabsProps) {
  const { t } = useTranslation('lottery');
  return (
    <Tabs
      label={t('menu.modes')}
      selectedId={selected}
      onSelect={({ id }) => onSelect(id)}
      items={tabs.map(({ mode, menus }) => ({
        id: mode,
        label: t(`mode.${mode}`),
        panel: (
          <S.Panel>
            {vendor === null ? null : (
              <Notice
                action={
                  <Button size="sm" variant="outline" tone="neutral" onClick={() => onSelect(mode)}>
                    {t('menu.all')}
                  </Button>
                }
              >
                {t('menu.ofVendor', { vendor })}
              </Notice>
            )}
            {menus.map(({ isVn, state }) => (
              <LotteryMenu key={String(isVn)} menu={state} isVn={isVn} {...rest} />
            ))}
          </S.Panel>
        ),
      }))}
    />
  );
}
