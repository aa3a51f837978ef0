import { type PanelState, toPanelState } from '@parlour/feature-core';
import {
  type MessageSummary,
  useDeleteMessagesMutation,
  useListMessagesQuery,
  useMarkMessagesReadMutation,
} from '@parlour/gateway-openapi/messages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Messages on a page of the inbox. */
const PAGE_SIZE = 10;

export interface InboxPage {
  messages: readonly MessageSummary[];
  pageCount: number;
}

export type InboxFilter = 'all' | 'unread';

const NONE: ReadonlySet<string> = new Set();

/** The inbox of a member: pages, selection and actions (MC-05). */
export function useInbox() {
  const { t } = useTranslation();
  const [filter, setFilter] = useState<InboxFilter>('all');
  const [pageNo, setPageNo] = useState(1);
  const [chosen, setChosen] = useState(NONE);
  const [openId, setOpenId] = useState<string | null>(null);
  const { currentData, ...query } = useListMessagesQuery(
    {
      pageNo,
      pageSize: PAGE_SIZE,
      ...(filter === 'unread' && { unread: true }),
    },
    { refetchOnMountOrArgChange: true },
  );
  const [markRead] = useMarkMessagesReadMutation();
  const [deleteMessages, { isLoading: isDeleting }] = useDeleteMessagesMutation();

  // Deleting may have removed the last page.
  const last = Math.max(1, currentData?.totalPages ?? pageNo);
  if (pageNo > last) setPageNo(last);

  const state: PanelState<InboxPage> = toPanelState(
    { ...query, data: currentData },
    t,
    ({ content, totalPages }) => ({ messages: content, pageCount: totalPages }),
  );
  const goTo = (page: number, next: InboxFilter = filter): void => {
    setPageNo(page);
    setFilter(next);
    setChosen(NONE);
  };
  return {
    state,
    filter,
    page: pageNo,
    chosen,
    openId,
    isDeleting,
    goToPage: (page: number) => goTo(page),
    choose: setChosen,
    filterBy: (next: InboxFilter) => goTo(1, next),
    close: () => setOpenId(null),
    open: ({ messageId, read }: MessageSummary): void => {
      setOpenId(messageId);
      // A failure shows in the list only: the message is opened in any case.
      if (!read) void markRead({ messageSelection: { messageIds: [messageId] } });
    },
    /** Marks these as read, or all if none are given; rejects where the gateway refuses. */
    read: async (messageIds?: readonly string[]): Promise<void> => {
      await markRead({
        messageSelection: messageIds === undefined ? {} : { messageIds: [...messageIds] },
      }).unwrap();
      setChosen(NONE);
    },
    /** Deletes these for good; rejects where the gateway refuses. */
    remove: async (messageIds: readonly string[]): Promise<void> => {
      await deleteMessages({ messageSelection: { messageIds: [...messageIds] } }).unwrap();
      setChosen(NONE);
      setOpenId(null);
    },
  };
}
