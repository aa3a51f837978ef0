import type { components } from '../generated/contract';
import { toPage } from '../platform/paging';
import type { Handlers, Services } from '../services';
import { loggedIn } from '../session/loggedIn';
import {
  countUnread,
  deleteMessages,
  findMessage,
  type ListedMessage,
  listMessages,
  type Message,
  markRead,
} from './inbox';
import { listKinds, type MessageKind, setKind } from './kinds';
import { toMessageId } from './messageId';
import { previewOf } from './previewOf';

type Change = components['schemas']['MessageChange'];

/** As in the contract. */
const USUAL_SIZE = 10;

/** The member's inbox (MC-05), and which kinds of messages come into it (TR-06). */
export function inboxOperations({ db }: Services) {
  const changed = async (accountId: number, changedCount: number): Promise<Change> => ({
    changedCount,
    unreadMessage: await countUnread(db, accountId),
  });

  return {
    async listMessages(call) {
      const { query, language } = call;
      const { pageSize = USUAL_SIZE, unread } = query;
      const asked = { ...query, pageSize, unread, language };
      const { rows, total } = await listMessages(db, loggedIn(call).account.id, asked);
      const content = rows.map((row) => ({ ...headOf(row), preview: previewOf(row.content) }));
      return toPage(content, total, asked);
    },

    async getMessage(call) {
      const found = await findMessage(db, loggedIn(call).account.id, call.path.messageId);
      return inLanguage(found, call.language);
    },

    getMessageKinds: (call) => listKinds(db, loggedIn(call).account.id),

    async setMessageKind(call) {
      const { id } = loggedIn(call).account;
      return db.transaction(async (tx) => {
        await setKind(tx, id, call.body);
        return listKinds(tx, id);
      });
    },

    async markMessagesRead(call) {
      const { account } = loggedIn(call);
      return changed(account.id, await markRead(db, account.id, call.body.messageIds, call.now));
    },

    async deleteMessages(call) {
      const { account } = loggedIn(call);
      return changed(account.id, await deleteMessages(db, account.id, call.body.messageIds));
    },
  } satisfies Handlers;
}

function inLanguage(row: Message, language: string) {
  const [title, content] = row.translations[language] ?? [row.title, row.content];
  return { ...headOf({ ...row, title }), content, link: row.link };
}

const headOf = ({ id, kind, title, readAt, sentAt }: Omit<ListedMessage, 'content'>) => ({
  messageId: toMessageId(id),
  // Rows are written with a kind of the contract only.
  kind: kind as MessageKind,
  title,
  read: readAt !== null,
  sentAt: sentAt.toISOString(),
});
