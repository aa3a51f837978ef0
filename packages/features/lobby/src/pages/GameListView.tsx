import { Stack } from '@parlour/design-system/layout/Stack';
import { selectAccount, useCoreSelector, useImageSource, usePageHead } from '@parlour/feature-core';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { GameResults } from '../components/GameResults/GameResults';
import { LobbyHead } from '../components/LobbyHead/LobbyHead';
import type { GamePages } from '../model/useGamePages';
import { useRestoredScroll } from '../model/useRestoredScroll';
import { OwnRebate } from './OwnRebate';
import { useLobbyActions } from './useLobbyActions';

interface GameListViewProps {
  gameType: string;
  /** Whether vendors are above the games: then a sentence below the name describes the page. */
  isCentre?: boolean;
  /** The gateway's name of the category, for types that the dictionary does not know. */
  label?: string | null | undefined;
  games: GamePages;
  /** Shown when there is no game; default: a text that no game matches. */
  empty?: ReactNode;
  /** Wraps the games. */
  gamesRef?: Ref<HTMLDivElement> | undefined;
  /** Buttons of the page, beside its name. */
  actions?: ReactNode;
  /** Content above the games. */
  children?: ReactNode;
}

/** A page of games: its name, its filters, and the games. */
export function GameListView({
  gameType,
  isCentre = false,
  label,
  games,
  empty,
  gamesRef,
  actions,
  children,
}: GameListViewProps) {
  const { t } = useTranslation('lobby');
  const images = useImageSource();
  const isMember = useCoreSelector((state) => selectAccount(state)?.isTrial === false);
  const isReady = games.status === 'ready';
  useRestoredScroll(isReady);
  const title = t(`title.${gameType}`, { defaultValue: label ?? t('list.title') });
  const text = t(`about.${gameType}`, { defaultValue: t('about.other') });
  usePageHead(title, text);
  return (
    <Stack gap={24}>
      <LobbyHead
        title={title}
        count={isReady ? games.total : null}
        gameType={gameType}
        rebate={isMember ? <OwnRebate gameType={gameType} /> : undefined}
        text={isCentre ? text : undefined}
        actions={actions}
      />
      {children}
      <GameResults
        ref={gamesRef}
        games={games}
        label={title}
        images={images}
        actions={useLobbyActions()}
        empty={empty}
      />
    </Stack>
  );
}
