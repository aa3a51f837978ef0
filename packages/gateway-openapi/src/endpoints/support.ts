import { supportApi as generated } from '../generated/support';

const supportApi = generated.enhanceEndpoints({
  endpoints: {
    // An address is valid for one conversation.
    launchChat: { keepUnusedDataFor: 0 },
    getChatModels: { providesTags: ['System'] },
  },
});

export const { launchChat } = supportApi.endpoints;
export const { useGetChatModelsQuery } = supportApi;
export type { CustomerServiceEntry } from '../generated/support';
