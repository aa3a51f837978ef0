import { toPanelState } from '@parlour/feature-core';
import {
  type ReportViews,
  type TeamReportName,
  useListReportViewsQuery,
} from '@parlour/gateway-openapi/agent';
import { useTranslation } from 'react-i18next';
import type { AddressState } from './addressState';
import { useAddressState } from './useAddressState';
import { isSameView, toViewState } from './viewState';

const NONE: ReportViews = { views: [], keeps: [], most: 0 };

/** The saved views of a report, and which of them the address shows (AG-09). */
export function useSavedViews(report: TeamReportName) {
  const { t } = useTranslation('agentViews');
  const { state: address, restart } = useAddressState();
  const query = useListReportViewsQuery({ report });
  const { views, keeps, most } = query.data ?? NONE;
  const present = toViewState(keeps, address);
  return {
    report,
    state: toPanelState(query, t, ({ views: saved }) => saved),
    views,
    /** As many can be saved. */
    most,
    /** What would be saved now. */
    present,
    openId: views.find((view) => isSameView(keeps, view.state, present))?.viewId ?? null,
    onOpen: ({ id }: { id: string }): void => {
      const view = views.find(({ viewId }) => viewId === id);
      if (view === undefined) return;
      const next: AddressState = toViewState(keeps, view.state);
      // A tab is a report of its own, so it stays.
      restart(address.tab === undefined ? next : { ...next, tab: address.tab });
    },
  };
}

export type SavedViewsControl = ReturnType<typeof useSavedViews>;
