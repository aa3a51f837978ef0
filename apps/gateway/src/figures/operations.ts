import { spanOf } from '../platform/days';
import type { Handlers, Services } from '../services';
import { loggedIn } from '../session/loggedIn';
import { explainFigure } from './explain';

/** What the figures of agents are made of. */
export function figureOperations({ config, db }: Services) {
  const utcOffsetMinutes = config.utcOffsetMinutes;
  return {
    explainFigure: (call) =>
      explainFigure(
        db,
        {
          viewer: { top: loggedIn(call).account, now: call.now, config },
          span: spanOf(call.query, call.now, utcOffsetMinutes, 1),
          utcOffsetMinutes,
        },
        call.query,
      ),
  } satisfies Handlers;
}
