// Generated from spec/source by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getChatModels: build.query<GetChatModelsApiResponse, GetChatModelsApiArg>({
      query: () => ({ url: `/wps/relay/CBS_modelList` }),
    }),
    launchChat: build.query<LaunchChatApiResponse, LaunchChatApiArg>({
      query: (queryArg) => ({
        url: `/wps/relay/CBS_launchChat`,
        params: {
          modelId: queryArg.modelId,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as supportApi };
export type GetChatModelsApiResponse =
  /** status 200 The entries. */ CustomerServiceEntries;
export type GetChatModelsApiArg = void;
export type LaunchChatApiResponse =
  /** status 200 Where the chat is. */ ChatLaunch;
export type LaunchChatApiArg = {
  /** Entry that was chosen; without it the first chat. */
  modelId?: string;
};
export type CustomerServiceType = "LIVECHAT" | "TELEPHONE";
export type CustomerServiceEntry = {
  /** Names the entry. */
  modelId: string;
  csType: CustomerServiceType;
  /** Words of the entry in the asked language. */
  title: string;
  /** Hours and languages in words; null without. */
  description: string | null;
  /** Number to call; null for a chat. */
  telephone: string | null;
  /** True when somebody answers now. */
  available: boolean;
};
export type CustomerServiceEntries = CustomerServiceEntry[];
export type ChatLaunch = {
  /** Address of the chat window. */
  chatUrl: string;
};
