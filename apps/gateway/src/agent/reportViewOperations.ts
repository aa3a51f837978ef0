import type { Handlers, Services } from '../services';
import { loggedIn } from '../session/loggedIn';
import { deleteView, renameView, saveView, viewsOf } from './reportViews';

/** Views of reports that an agent saves under a name (AG-09). */
export function reportViewOperations({ db }: Services) {
  return {
    listReportViews: (call) => viewsOf(db, loggedIn(call).account.id, call.query.report),

    async saveReportView(call) {
      const { id } = loggedIn(call).account;
      await saveView(db, id, call.body, call.now);
      return viewsOf(db, id, call.body.report);
    },

    async renameReportView(call) {
      const { id } = loggedIn(call).account;
      return viewsOf(db, id, await renameView(db, id, call.body));
    },

    async deleteReportView(call) {
      const { id } = loggedIn(call).account;
      return viewsOf(db, id, await deleteView(db, id, call.query.viewId));
    },
  } satisfies Handlers;
}
