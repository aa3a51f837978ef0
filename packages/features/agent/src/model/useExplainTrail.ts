import type { ExplainFigureApiArg, FigureLead } from '@parlour/gateway-openapi/agent';
import { useState } from 'react';

interface Step {
  asked: ExplainFigureApiArg;
  pageNo: number;
}

/** A lead as it is asked for; what is null does not narrow it. */
function toAsked(lead: FigureLead): ExplainFigureApiArg | null {
  const { figure, startDate, endDate, account, branch, gameCategory, payoutId } = lead;
  if (figure === null) return null;
  const narrowed = { startDate, endDate, account, branch, gameCategory, payoutId };
  const known = Object.entries(narrowed).filter(([, value]) => value !== null);
  return { figure, ...Object.fromEntries(known) };
}

/** The way from the figure that was opened down to the one that is shown. */
export function useExplainTrail(first: ExplainFigureApiArg) {
  const [steps, setSteps] = useState<readonly [Step, ...Step[]]>([{ asked: first, pageNo: 1 }]);
  const { asked, pageNo } = steps.at(-1) ?? steps[0];
  return {
    steps: steps.map((step) => step.asked),
    level: steps.length - 1,
    asked,
    pageNo,
    onFollow: (lead: FigureLead) => {
      const next = toAsked(lead);
      if (next !== null) setSteps([...steps, { asked: next, pageNo: 1 }]);
    },
    /** Goes back to a level, as it was left. */
    onBack: (level: number) => setSteps([steps[0], ...steps.slice(1, level + 1)]),
    onPage: (page: number) =>
      setSteps(
        steps.map((step, at) =>
          at === steps.length - 1 ? { ...step, pageNo: page } : step,
        ) as unknown as [Step, ...Step[]],
      ),
  };
}
