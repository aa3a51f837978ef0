import { Button } from '@parlour/design-system/Button';
import { EmptyState } from '@parlour/design-system/EmptyState';
import { HeartIcon } from '@parlour/design-system/icons/HeartIcon';
import {
  navigationRequested,
  overlayOpened,
  requireAccount,
  selectHasFlag,
  useCoreDispatch,
  useCoreSelector,
} from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';
import { LOBBY_PATHS } from '../../model/lobbyPaths';

interface AccountNeededProps {
  list: keyof typeof LOBBY_PATHS;
  owner: 'guest' | 'trial';
}

/** What a visitor without an account sees instead of their own games (LOB-07). */
export function AccountNeeded({ list, owner }: AccountNeededProps) {
  const { t } = useTranslation(['lobby', 'common']);
  const dispatch = useCoreDispatch();
  const mayRegister = useCoreSelector(selectHasFlag('DIRECTREG3'));
  return (
    <EmptyState
      icon={<HeartIcon size={28} />}
      title={t(`mine.${owner}Title`)}
      action={
        owner === 'guest' ? (
          <Button
            onClick={() =>
              dispatch(requireAccount(navigationRequested({ path: LOBBY_PATHS[list] })))
            }
          >
            {t('common:actions.login')}
          </Button>
        ) : mayRegister ? (
          <Button onClick={() => dispatch(overlayOpened({ name: 'register' }))}>
            {t('common:in_increase_submit')}
          </Button>
        ) : undefined
      }
    >
      {t(`mine.${owner}Text`)}
    </EmptyState>
  );
}
