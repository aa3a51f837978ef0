import type { ExplainFigureApiArg } from '@parlour/gateway-openapi/agent';
import type { DrawFigure } from '../../model/useReportColumns';
import { FigureButton } from './FigureButton';

/**
 * Makes the figures of a column openable.
 *
 * @param askedOf what to ask for a row, or, without one, for the total; null leaves the figure as it is
 */
export function explainedBy<Row>(
  askedOf: (row: Row | null) => ExplainFigureApiArg | null,
): DrawFigure<Row> {
  return {
    draw: (text, row) => {
      const asked = askedOf(row);
      return asked === null ? text : <FigureButton asked={asked}>{text}</FigureButton>;
    },
  };
}
