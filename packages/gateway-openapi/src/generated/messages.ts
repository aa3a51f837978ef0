// Generated from spec/source by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUnreadCount: build.query<
      GetUnreadCountApiResponse,
      GetUnreadCountApiArg
    >({
      query: () => ({ url: `/wps/relay/CSP_unreadCount` }),
    }),
    listMessages: build.query<ListMessagesApiResponse, ListMessagesApiArg>({
      query: (queryArg) => ({
        url: `/wps/messages`,
        params: {
          unread: queryArg.unread,
          pageNo: queryArg.pageNo,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    getMessage: build.query<GetMessageApiResponse, GetMessageApiArg>({
      query: (queryArg) => ({
        url: `/wps/messages/${encodeURIComponent(String(queryArg.messageId))}`,
      }),
    }),
    getMessageKinds: build.query<
      GetMessageKindsApiResponse,
      GetMessageKindsApiArg
    >({
      query: () => ({ url: `/wps/messageKinds` }),
    }),
    setMessageKind: build.mutation<
      SetMessageKindApiResponse,
      SetMessageKindApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/messageKinds`,
        method: "PUT",
        body: queryArg.messageKindChange,
      }),
    }),
    markMessagesRead: build.mutation<
      MarkMessagesReadApiResponse,
      MarkMessagesReadApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/messages/read`,
        method: "PUT",
        body: queryArg.messageSelection,
      }),
    }),
    deleteMessages: build.mutation<
      DeleteMessagesApiResponse,
      DeleteMessagesApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/messages/delete`,
        method: "POST",
        body: queryArg.messageSelection,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as messagesApi };
export type GetUnreadCountApiResponse =
  /** status 200 The counts. */ UnreadCount;
export type GetUnreadCountApiArg = void;
export type ListMessagesApiResponse =
  /** status 200 One page of messages. */ MessagePage;
export type ListMessagesApiArg = {
  /** True gives only messages not read yet, false only those that were; without it all. */
  unread?: boolean;
  /** Page asked for, from 1. */
  pageNo?: number;
  /** Messages on a page. */
  pageSize?: number;
};
export type GetMessageApiResponse = /** status 200 The message. */ Message;
export type GetMessageApiArg = {
  /** Names the message. */
  messageId: string;
};
export type GetMessageKindsApiResponse =
  /** status 200 The kinds. */ MessageKindSettings;
export type GetMessageKindsApiArg = void;
export type SetMessageKindApiResponse =
  /** status 200 The kinds afterwards. */ MessageKindSettings;
export type SetMessageKindApiArg = {
  messageKindChange: MessageKindChange;
};
export type MarkMessagesReadApiResponse =
  /** status 200 What changed. */ MessageChange;
export type MarkMessagesReadApiArg = {
  messageSelection: MessageSelection;
};
export type DeleteMessagesApiResponse =
  /** status 200 What changed. */ MessageChange;
export type DeleteMessagesApiArg = {
  messageSelection: MessageSelection;
};
export type ContractKind = "dividend" | "daily" | "hourly" | "realtime";
export type ContractWork = {
  kind: ContractKind;
  /** Offers and termination requests that wait for the agent's answer. */
  toAnswer: number;
  /** Payments of the agent that are due and not covered or have failed within 30 days. */
  unpaid: number;
};
export type AvailablePromo = {
  /** True when its entry shows. */
  enabled: boolean;
};
export type AvailablePromos = {
  REFERRAL: AvailablePromo;
};
export type UnreadCount = {
  /** Messages not read yet. */
  unreadMessage: number;
  /** Promotions that the member could enter now. */
  availablePromoCount: number;
  /** Missions with something to collect. */
  availableMissionCount: number;
  /** Rewards that wait to be claimed. */
  availableRewardCount: number;
  /** Contract offers and termination requests that wait for the member's answer. */
  contractsToAnswer: number;
  /** What an agent has to do with contracts, by kind; kinds without any are left out, and it is empty for others (AG-10). */
  contractWork: ContractWork[];
  availablePromo: AvailablePromos;
};
export type MessageKind =
  | "SYSTEM"
  | "FUNDS"
  | "PROMOTION"
  | "REWARD"
  | "SECURITY"
  | "AGENT"
  | "CONTRACT";
export type Timestamp = string;
export type MessageSummary = {
  /** Names the message. */
  messageId: string;
  kind: MessageKind;
  /** One line. */
  title: string;
  /** Beginning of the text without formatting. */
  preview: string;
  /** True when it has been marked as read. */
  read: boolean;
  sentAt: Timestamp;
};
export type MessagePage = {
  /** Messages, newest first. */
  content: MessageSummary[];
  /** This page, from 1. */
  pageNum: number;
  /** Pages in all. */
  totalPages: number;
  /** Messages in all. */
  totalElements: number;
  /** Messages on a page. */
  pageSize: number;
};
export type Message = {
  /** Names the message. */
  messageId: string;
  kind: MessageKind;
  /** One line. */
  title: string;
  /** HTML of the merchant; it is cleaned before it is shown. */
  content: string;
  /** Page of the site that it leads to; null without one. */
  link: string | null;
  /** True when it has been marked as read. */
  read: boolean;
  sentAt: Timestamp;
};
export type MessageKindSetting = {
  kind: MessageKind;
  /** True when the member gets none of this kind. */
  isMuted: boolean;
  /** False for SECURITY, which protects the account. */
  canBeMuted: boolean;
};
export type MessageKindSettings = MessageKindSetting[];
export type MessageKindChange = {
  kind: MessageKind;
  /** True to get none of this kind. */
  isMuted: boolean;
};
export type MessageChange = {
  /** Messages that changed. */
  changedCount: number;
  /** Messages not read yet afterwards. */
  unreadMessage: number;
};
export type MessageSelection = {
  /** Names of messages; without the list every message is meant. */
  messageIds?: string[];
};
