import { HeartIcon } from '@parlour/design-system/icons/HeartIcon';
import { PlayIcon } from '@parlour/design-system/icons/PlayIcon';
import { LinkButton } from '@parlour/design-system/LinkButton';
import { Inline } from '@parlour/design-system/layout/Inline';
import { useTranslation } from 'react-i18next';
import { LOBBY_PATHS } from '../../model/lobbyPaths';

export interface MyGamesNavProps {
  current: keyof typeof LOBBY_PATHS;
}

const ENTRIES = [
  ['favourites', <HeartIcon key="icon" size={16} />],
  ['recent', <PlayIcon key="icon" size={16} />],
] as const;

/** Links between the lists of the member's own games. */
export function MyGamesNav({ current }: MyGamesNavProps) {
  const { t } = useTranslation('lobby');
  return (
    <nav aria-label={t('mine.nav')}>
      <Inline gap={8}>
        {ENTRIES.map(([id, icon]) => (
          <LinkButton
            key={id}
            href={LOBBY_PATHS[id]}
            icon={icon}
            size="sm"
            variant={id === current ? 'solid' : 'outline'}
            tone={id === current ? 'action' : 'neutral'}
            aria-current={id === current ? 'page' : undefined}
          >
            {t(`mine.${id}`)}
          </LinkButton>
        ))}
      </Inline>
    </nav>
  );
}
