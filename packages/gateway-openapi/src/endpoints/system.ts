import { systemApi as generated } from '../generated/system';

const systemApi = generated.enhanceEndpoints({
  endpoints: {
    // Texts are in the language of the call, so a change of language refetches them.
    getContentPage: { providesTags: ['System'] },
    listContentPages: { providesTags: ['System'] },
  },
});

export const { getContentPage, listContentPages, uploadImage } = systemApi.endpoints;
export const {
  useGetContentPageQuery,
  useGetCountryCodesQuery,
  useGetHelpCenterQuery,
  useGetRegisterSettingsQuery,
  useListContentPagesQuery,
  useSendFeedbackMutation,
  useUploadImageMutation,
} = systemApi;
export type {
  ContentKind,
  ContentPage,
  ContentPageList,
  ContentPageSummary,
  CountryCode,
  FeedbackRequest,
  HelpArticle,
  HelpCenter,
  HelpTopic,
  LanguageCode,
  RegisterFieldRule,
  RegisterSettings,
} from '../generated/system';
