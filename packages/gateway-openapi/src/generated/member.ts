// Generated from spec/source by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMemberInfo: build.query<GetMemberInfoApiResponse, GetMemberInfoApiArg>({
      query: () => ({ url: `/wps/member/info` }),
    }),
    updateLanguage: build.mutation<
      UpdateLanguageApiResponse,
      UpdateLanguageApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/member/language`,
        method: "PUT",
        body: queryArg.languageUpdate,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as memberApi };
export type GetMemberInfoApiResponse = /** status 200 The member. */ MemberInfo;
export type GetMemberInfoApiArg = void;
export type UpdateLanguageApiResponse = /** status 200 Remembered. */ Empty;
export type UpdateLanguageApiArg = {
  languageUpdate: LanguageUpdate;
};
export type MemberType = number;
export type LanguageCode =
  | "CN"
  | "TW"
  | "EN"
  | "JA"
  | "TH"
  | "VI"
  | "MM"
  | "ES"
  | "HI"
  | "ID"
  | "KM"
  | "KO"
  | "MS"
  | "PT"
  | "BR"
  | "TA"
  | "TY"
  | "UR"
  | "RU_UR"
  | "TR"
  | "BN"
  | "AR"
  | "FA"
  | "RU"
  | "KK"
  | "UZ"
  | "LA"
  | "NE"
  | "FR";
export type CalendarDate = string;
export type Timestamp = string;
export type MemberInfo = {
  /** Names the member. */
  id: string;
  /** Number of the member at the merchant. */
  customerId: string;
  /** Name of the account. */
  account: string;
  /** Name that the member logs in with. */
  username: string;
  /** Name that the member shows. */
  nickname: string;
  type: MemberType;
  /** Currency of the account by ISO 4217. */
  currency: string;
  /** Sign of the currency. */
  currencySymbol: string;
  language: LanguageCode;
  /** Birthday; null if never given. */
  birthday: CalendarDate | null;
  /** VIP level; 0 is the entry level. */
  vipLevel: number;
  /** Words for the level, in the asked language; null where there is no VIP programme. */
  vipLabel: string | null;
  registeredAt: Timestamp;
};
export type Empty = null;
export type LanguageUpdate = {
  language: LanguageCode;
};
