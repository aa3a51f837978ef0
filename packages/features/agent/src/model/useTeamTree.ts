import type { TreeItem } from '@parlour/design-system/TreeGrid';
import { type PanelState, toPanelState, useCoreDispatch } from '@parlour/feature-core';
import {
  getTeamLevel,
  type TeamMember,
  useGetTeamLevelQuery,
} from '@parlour/gateway-openapi/agent';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

const toItems = (members: readonly TeamMember[]): TreeItem<TeamMember>[] =>
  members.map((row) => ({ id: row.memberId, row, hasChildren: row.teamSize > 0 }));

export interface TeamTreeControl {
  top: PanelState<readonly TreeItem<TeamMember>[]>;
  /** Changes whenever the team was refetched; what is below open rows is then reloaded too. */
  version: number;
  loadChildren: (id: string) => Promise<readonly TreeItem<TeamMember>[]>;
}

/** The team level by level: what is below a person is fetched when the row opens (AC-03). */
export function useTeamTree(isShown: boolean): TeamTreeControl {
  const { t } = useTranslation('agent');
  const dispatch = useCoreDispatch();
  const query = useGetTeamLevelQuery({}, { skip: !isShown });
  const items = useMemo(() => toItems(query.data ?? []), [query.data]);
  const loadChildren = useCallback(
    async (parentId: string) =>
      toItems(
        await dispatch(
          getTeamLevel.initiate({ parentId }, { subscribe: false, forceRefetch: true }),
        ).unwrap(),
      ),
    [dispatch],
  );
  return {
    top: toPanelState(query, t, () => items),
    version: query.fulfilledTimeStamp ?? 0,
    loadChildren,
  };
}
