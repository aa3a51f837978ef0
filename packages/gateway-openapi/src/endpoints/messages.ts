import { messagesApi as generated, type ListMessagesApiArg } from '../generated/messages';

const messagesApi = generated.enhanceEndpoints({
  endpoints: {
    getUnreadCount: {
      providesTags: ['Counts'],
      // What has come since belongs into the lists that are open (MC-05, AC-07).
      async onQueryStarted(_, { dispatch, getState, queryFulfilled }) {
        const before = generated.endpoints.getUnreadCount.select()(getState()).data;
        const counted = await queryFulfilled.catch(() => null);
        if (before === undefined || counted === null) return;
        const { unreadMessage, contractsToAnswer } = counted.data;
        // Most of what is told moved money: a deposit was credited, a withdrawal came back (WAL-01).
        if (unreadMessage > before.unreadMessage) dispatch(invalidate('Messages', 'Balance'));
        if (contractsToAnswer > before.contractsToAnswer) dispatch(invalidate('Contracts'));
      },
    },
    listMessages: { providesTags: ['Messages'] },
    // A message that was read stays where it is until the list is asked for anew (MC-05).
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

/** The badges follow what a change came to (HDR-09). */
const patchUnread = (unreadMessage: number) =>
  generated.util.updateQueryData('getUnreadCount', undefined, (counts) => {
    counts.unreadMessage = unreadMessage;
  });

/** What marks messages as read in every page of the inbox that is held; all of them without a list. */
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
  useGetMessageQuery,
  useGetUnreadCountQuery,
  useListMessagesQuery,
  useMarkMessagesReadMutation,
} = messagesApi;
export type { Message, MessageSummary, UnreadCount } from '../generated/messages';
