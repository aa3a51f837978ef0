import {
  messagesApi as generated,
  type ListMessagesApiArg,
  type MessageKindSetting,
} from '../generated/messages';

const messagesApi = generated.enhanceEndpoints({
  endpoints: {
    getUnreadCount: {
      providesTags: ['Counts'],
      // New messages and contracts must appear in the open lists (MC-05, AC-07).
      async onQueryStarted(_, { dispatch, getState, queryFulfilled }) {
        const before = generated.endpoints.getUnreadCount.select()(getState()).data;
        const counted = await queryFulfilled.catch(() => null);
        if (before === undefined || counted === null) return;
        const { unreadMessage, contractsToAnswer } = counted.data;
        // Most messages report moved money: a credited deposit, a returned withdrawal (WAL-01).
        if (unreadMessage > before.unreadMessage) dispatch(invalidate('Messages', 'Balance'));
        if (contractsToAnswer > before.contractsToAnswer) dispatch(invalidate('Contracts'));
      },
    },
    getMessageKinds: { providesTags: ['MessageKinds'] },
    listMessages: { providesTags: ['Messages'] },
    // A message that was read stays in the list until the list is refetched (MC-05).
    markMessagesRead: {
      async onQueryStarted(
        { messageSelection: { messageIds } },
        { dispatch, getState, queryFulfilled },
      ) {
        const change = await queryFulfilled.catch(() => null);
        if (change === null) return;
        dispatch(patchUnread(change.data.unreadMessage));
        for (const patch of markInLists(messageIds, getState())) dispatch(patch);
      },
    },
    // Only the row that was sent: the answer may be older than that of another change.
    setMessageKind: {
      async onQueryStarted({ messageKindChange: { kind } }, { dispatch, queryFulfilled }) {
        const changed = await queryFulfilled.catch(() => null);
        const sent = changed?.data.find((setting) => setting.kind === kind);
        if (sent !== undefined) dispatch(patchKind(sent));
      },
    },
    deleteMessages: {
      invalidatesTags: (_, error) => (error === undefined ? ['Messages'] : []),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const change = await queryFulfilled.catch(() => null);
        if (change !== null) dispatch(patchUnread(change.data.unreadMessage));
      },
    },
  },
});

type ApiState = Parameters<typeof generated.util.selectInvalidatedBy>[0];

const invalidate = (...tags: ('Balance' | 'Contracts' | 'Messages')[]) =>
  generated.util.invalidateTags(tags);

/** Updates the badge to the count that a change returned (HDR-09). */
const patchUnread = (unreadMessage: number) =>
  generated.util.updateQueryData('getUnreadCount', undefined, (counts) => {
    counts.unreadMessage = unreadMessage;
  });

const patchKind = (sent: MessageKindSetting) =>
  generated.util.updateQueryData('getMessageKinds', undefined, (settings) =>
    settings.map((setting) => (setting.kind === sent.kind ? sent : setting)),
  );

/** Patches that mark messages as read in all cached pages of the inbox; every message without `ids`. */
const markInLists = (ids: readonly string[] | undefined, state: ApiState) =>
  generated.util.selectInvalidatedBy(state, ['Messages']).map(({ originalArgs }) =>
    generated.util.updateQueryData(
      'listMessages',
      originalArgs as ListMessagesApiArg,
      ({ content }) => {
        for (const message of content)
          if (ids === undefined || ids.includes(message.messageId)) message.read = true;
      },
    ),
  );

export const {
  useDeleteMessagesMutation,
  useGetMessageKindsQuery,
  useGetMessageQuery,
  useGetUnreadCountQuery,
  useListMessagesQuery,
  useMarkMessagesReadMutation,
  useSetMessageKindMutation,
} = messagesApi;
export type {
  Message,
  MessageKindSetting,
  MessageSummary,
  UnreadCount,
} from '../generated/messages';
