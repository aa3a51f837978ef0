import { GameGrid } from '@parlour/design-system/GameGrid';
import { Stack } from '@parlour/design-system/layout/Stack';
import { GameFilters } from '../../components/GameFilters/GameFilters';
import { LobbyHead } from '../../components/LobbyHead/LobbyHead';
import { NO_FILTERS } from '../../model/gameFilters';

/** As many as a grid draws where nobody has measured it. */
const PLACES = 24;
const nothing = () => undefined;

/**
 * A list of games of a type that a merchant has added, before its script: which types those are and how they are
 * named the server knows (docs/contracts/site-document.md).
 */
export function AddedListShell({ title }: { title: string }) {
  return (
    <Stack gap={24}>
      <LobbyHead title={title} count={null} />
      <GameFilters
        filters={NO_FILTERS}
        vendors={[]}
        isSlots={false}
        hasBingo={false}
        onChange={nothing}
      />
      <GameGrid count={PLACES} label="" renderItem={nothing} />
    </Stack>
  );
}
