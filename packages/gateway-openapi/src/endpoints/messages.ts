import { messagesApi as generated } from '../generated/messages';

const messagesApi = generated.enhanceEndpoints({
  endpoints: { getUnreadCount: { providesTags: ['Counts'] } },
});

export const { useGetUnreadCountQuery } = messagesApi;
export type { UnreadCount } from '../generated/messages';
