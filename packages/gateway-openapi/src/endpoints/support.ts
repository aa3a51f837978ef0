import { supportApi as generated } from '../generated/support';

const supportApi = generated.enhanceEndpoints({
  endpoints: {
    // An address is for one conversation.
    launchChat: { keepUnusedDataFor: 0 },
  },
});

export const { launchChat } = supportApi.endpoints;
