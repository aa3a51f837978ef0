import { Stack } from '@parlour/design-system/layout/Stack';
import { Tabs } from '@parlour/design-system/Tabs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoginType } from '../../model/loginTypes';

export interface LoginTabsProps {
  /** Login methods that are offered, in order. */
  types: readonly LoginType[];
  /** The method that is shown. */
  type: LoginType;
  onTypeChange: (type: LoginType) => void;
  /** The fields of one method. */
  panelOf: (type: LoginType) => ReactNode;
  /** Links for people who can't log in. */
  links?: ReactNode;
}

/** The login methods, with tabs only where there is more than one (LOGIN-01). */
export function LoginTabs({ types, type, onTypeChange, panelOf, links }: LoginTabsProps) {
  const { t } = useTranslation('session');
  const names = { username: t('login.byUsername'), sms: t('login.bySms') };
  return (
    <Stack>
      {types.length > 1 ? (
        <Tabs
          variant="segmented"
          label={t('login.types')}
          items={types.map((id) => ({ id, label: names[id], panel: panelOf(id) }))}
          selectedId={type}
          onSelect={({ id }) => onTypeChange(id as LoginType)}
          keepsPanels
        />
      ) : (
        panelOf(type)
      )}
      {links}
    </Stack>
  );
}
