import { toPanelState } from '@parlour/feature-core';
import { type ExplainFigureApiArg, useExplainFigureQuery } from '@parlour/gateway-openapi/agent';
import { useTranslation } from 'react-i18next';
import { useExplainTrail } from './useExplainTrail';

/** The explanation of a figure, and the way down from it. */
export function useExplanation(first: ExplainFigureApiArg) {
  const { t } = useTranslation('explain');
  const trail = useExplainTrail(first);
  const query = useExplainFigureQuery({ ...trail.asked, pageNo: trail.pageNo });
  const state = toPanelState({ ...query, data: query.currentData }, t, (data) => data);
  return { trail, state };
}
