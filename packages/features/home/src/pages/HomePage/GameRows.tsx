import { launch, PATHS, useCoreDispatch } from '@parlour/feature-core';
import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import {
  GameRowPanel,
  type GameRowPanelProps,
  type RowActions,
} from '../../components/GameRowPanel/GameRowPanel';
import { useHotGames, useJackpotGames, useNewGames } from '../../model/useGameRows';

/** Set by `HomeFoot`, which loads once the page is idle; until then the cards have no heart. */
export const RowActionsContext = createContext<RowActions | undefined>(undefined);

interface RowProps extends Pick<GameRowPanelProps, 'moreHref' | 'state'> {
  /** Keys of the texts. */
  title: string;
  emptyTitle: string;
}

function Row({ title, emptyTitle, ...rest }: RowProps) {
  const { t } = useTranslation('home');
  const dispatch = useCoreDispatch();
  return (
    <GameRowPanel
      {...rest}
      title={t(title)}
      emptyTitle={t(emptyTitle)}
      actions={useContext(RowActionsContext)}
      onLaunch={(target) => void dispatch(launch(target))}
    />
  );
}

export const NewGames = () => (
  <Row title="games.new" emptyTitle="games.noneNew" moreHref={PATHS.slots} state={useNewGames()} />
);

export const HotGames = () => (
  <Row title="games.hot" emptyTitle="games.noneHot" moreHref={PATHS.hot} state={useHotGames()} />
);

export const JackpotGames = () => (
  <Row
    title="games.jackpot"
    emptyTitle="games.noneJackpot"
    moreHref={PATHS.slots}
    state={useJackpotGames()}
  />
);
