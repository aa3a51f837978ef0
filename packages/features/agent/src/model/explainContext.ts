import type { ExplainFigureApiArg } from '@parlour/gateway-openapi/agent';
import { createContext, useContext } from 'react';

/** A figure that somebody wants to see explained. */
export interface ExplainRequest {
  asked: ExplainFigureApiArg;
  /** The figure as the page shows it. */
  shown: string;
}

/** Opens the explanation of a figure; null outside of `Explained`. */
export const ExplainContext = createContext<((request: ExplainRequest) => void) | null>(null);

export const useExplain = () => useContext(ExplainContext);
