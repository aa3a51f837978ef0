// Generated from spec/source by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTeamOverview: build.query<
      GetTeamOverviewApiResponse,
      GetTeamOverviewApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/agent/team/overview`,
        params: {
          datePreset: queryArg.datePreset,
          startDate: queryArg.startDate,
          endDate: queryArg.endDate,
          compare: queryArg.compare,
        },
      }),
    }),
    listTeamMembers: build.query<
      ListTeamMembersApiResponse,
      ListTeamMembersApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/agent/team/members`,
        params: {
          parentId: queryArg.parentId,
          scope: queryArg.scope,
          search: queryArg.search,
          accountType: queryArg.accountType,
          status: queryArg.status,
          level: queryArg.level,
          loggedInWithin: queryArg.loggedInWithin,
          notLoggedInFor: queryArg.notLoggedInFor,
          minBalance: queryArg.minBalance,
          maxBalance: queryArg.maxBalance,
          withContract: queryArg.withContract,
          withoutContract: queryArg.withoutContract,
          sort: queryArg.sort,
          order: queryArg.order,
          pageNo: queryArg.pageNo,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    getTeamMember: build.query<GetTeamMemberApiResponse, GetTeamMemberApiArg>({
      query: (queryArg) => ({
        url: `/wps/agent/team/member`,
        params: {
          memberId: queryArg.memberId,
        },
      }),
    }),
    createDownlineAccount: build.mutation<
      CreateDownlineAccountApiResponse,
      CreateDownlineAccountApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/agent/team/accounts`,
        method: "POST",
        body: queryArg.downlineAccountForm,
      }),
    }),
    getRebateLimits: build.query<
      GetRebateLimitsApiResponse,
      GetRebateLimitsApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/agent/team/rebateLimits`,
        params: {
          memberId: queryArg.memberId,
        },
      }),
    }),
    updateDownlineRebate: build.mutation<
      UpdateDownlineRebateApiResponse,
      UpdateDownlineRebateApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/agent/team/rebates`,
        method: "PUT",
        body: queryArg.downlineRebateForm,
      }),
    }),
    previewTeamRebates: build.mutation<
      PreviewTeamRebatesApiResponse,
      PreviewTeamRebatesApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/agent/team/rebates/several`,
        method: "POST",
        body: queryArg.teamRebatesForm,
      }),
    }),
    setTeamRebates: build.mutation<
      SetTeamRebatesApiResponse,
      SetTeamRebatesApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/agent/team/rebates/several`,
        method: "PUT",
        body: queryArg.teamRebatesForm,
      }),
    }),
    setMemberNote: build.mutation<
      SetMemberNoteApiResponse,
      SetMemberNoteApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/agent/team/note`,
        method: "PUT",
        body: queryArg.memberNoteForm,
      }),
    }),
    listRegisterLinks: build.query<
      ListRegisterLinksApiResponse,
      ListRegisterLinksApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/agent/registerLinks`,
        params: {
          pageNo: queryArg.pageNo,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    createRegisterLink: build.mutation<
      CreateRegisterLinkApiResponse,
      CreateRegisterLinkApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/agent/registerLinks`,
        method: "POST",
        body: queryArg.registerLinkForm,
      }),
    }),
    updateRegisterLink: build.mutation<
      UpdateRegisterLinkApiResponse,
      UpdateRegisterLinkApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/agent/registerLinks`,
        method: "PUT",
        body: queryArg.registerLinkUpdate,
      }),
    }),
    deleteRegisterLink: build.mutation<
      DeleteRegisterLinkApiResponse,
      DeleteRegisterLinkApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/agent/registerLinks`,
        method: "DELETE",
        params: {
          linkId: queryArg.linkId,
        },
      }),
    }),
    getRegisterLinkStatistics: build.query<
      GetRegisterLinkStatisticsApiResponse,
      GetRegisterLinkStatisticsApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/agent/registerLinks/statistics`,
        params: {
          linkId: queryArg.linkId,
          groupBy: queryArg.groupBy,
          datePreset: queryArg.datePreset,
          startDate: queryArg.startDate,
          endDate: queryArg.endDate,
          pageNo: queryArg.pageNo,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    getTeamBets: build.query<GetTeamBetsApiResponse, GetTeamBetsApiArg>({
      query: (queryArg) => ({
        url: `/wps/agent/team/bets`,
        params: {
          datePreset: queryArg.datePreset,
          startDate: queryArg.startDate,
          endDate: queryArg.endDate,
          account: queryArg.account,
          gameCategory: queryArg.gameCategory,
          vassalage: queryArg.vassalage,
          status: queryArg.status,
          pageNo: queryArg.pageNo,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    getTeamTransactions: build.query<
      GetTeamTransactionsApiResponse,
      GetTeamTransactionsApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/agent/team/transactions`,
        params: {
          datePreset: queryArg.datePreset,
          startDate: queryArg.startDate,
          endDate: queryArg.endDate,
          account: queryArg.account,
          type: queryArg["type"],
          status: queryArg.status,
          pageNo: queryArg.pageNo,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    getTeamProfitAndLoss: build.query<
      GetTeamProfitAndLossApiResponse,
      GetTeamProfitAndLossApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/agent/team/profitAndLoss`,
        params: {
          datePreset: queryArg.datePreset,
          startDate: queryArg.startDate,
          endDate: queryArg.endDate,
          account: queryArg.account,
          groupBy: queryArg.groupBy,
          compare: queryArg.compare,
          pageNo: queryArg.pageNo,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    getAgentRevenueReport: build.query<
      GetAgentRevenueReportApiResponse,
      GetAgentRevenueReportApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/agent/revenue`,
        params: {
          datePreset: queryArg.datePreset,
          startDate: queryArg.startDate,
          endDate: queryArg.endDate,
          compare: queryArg.compare,
          pageNo: queryArg.pageNo,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    getDownlineTransactionDetails: build.query<
      GetDownlineTransactionDetailsApiResponse,
      GetDownlineTransactionDetailsApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/agent/downline/transactions`,
        params: {
          datePreset: queryArg.datePreset,
          startDate: queryArg.startDate,
          endDate: queryArg.endDate,
          account: queryArg.account,
          type: queryArg["type"],
          transactionNumber: queryArg.transactionNumber,
          pageNo: queryArg.pageNo,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    listAgentAnnouncements: build.query<
      ListAgentAnnouncementsApiResponse,
      ListAgentAnnouncementsApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/agent/announcements`,
        params: {
          pageNo: queryArg.pageNo,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    getDividendRecords: build.query<
      GetDividendRecordsApiResponse,
      GetDividendRecordsApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/agent/dividends`,
        params: {
          datePreset: queryArg.datePreset,
          startDate: queryArg.startDate,
          endDate: queryArg.endDate,
          direction: queryArg.direction,
          account: queryArg.account,
          status: queryArg.status,
          pageNo: queryArg.pageNo,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    getDailyWages: build.query<GetDailyWagesApiResponse, GetDailyWagesApiArg>({
      query: (queryArg) => ({
        url: `/wps/agent/salaries/daily`,
        params: {
          datePreset: queryArg.datePreset,
          startDate: queryArg.startDate,
          endDate: queryArg.endDate,
          direction: queryArg.direction,
          account: queryArg.account,
          status: queryArg.status,
          pageNo: queryArg.pageNo,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    getHourlySalaries: build.query<
      GetHourlySalariesApiResponse,
      GetHourlySalariesApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/agent/salaries/hourly`,
        params: {
          datePreset: queryArg.datePreset,
          startDate: queryArg.startDate,
          endDate: queryArg.endDate,
          direction: queryArg.direction,
          account: queryArg.account,
          status: queryArg.status,
          pageNo: queryArg.pageNo,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    getRealTimeSalaries: build.query<
      GetRealTimeSalariesApiResponse,
      GetRealTimeSalariesApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/agent/salaries/realtime`,
        params: {
          datePreset: queryArg.datePreset,
          startDate: queryArg.startDate,
          endDate: queryArg.endDate,
          direction: queryArg.direction,
          account: queryArg.account,
          status: queryArg.status,
          pageNo: queryArg.pageNo,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    explainFigure: build.query<ExplainFigureApiResponse, ExplainFigureApiArg>({
      query: (queryArg) => ({
        url: `/wps/agent/figures/explain`,
        params: {
          figure: queryArg.figure,
          datePreset: queryArg.datePreset,
          startDate: queryArg.startDate,
          endDate: queryArg.endDate,
          account: queryArg.account,
          branch: queryArg.branch,
          gameCategory: queryArg.gameCategory,
          payoutId: queryArg.payoutId,
          pageNo: queryArg.pageNo,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    exportTeamReport: build.query<
      ExportTeamReportApiResponse,
      ExportTeamReportApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/agent/report/file`,
        params: {
          report: queryArg.report,
          datePreset: queryArg.datePreset,
          startDate: queryArg.startDate,
          endDate: queryArg.endDate,
          account: queryArg.account,
          gameCategory: queryArg.gameCategory,
          vassalage: queryArg.vassalage,
          status: queryArg.status,
          type: queryArg["type"],
          direction: queryArg.direction,
          groupBy: queryArg.groupBy,
          search: queryArg.search,
          accountType: queryArg.accountType,
          level: queryArg.level,
          loggedInWithin: queryArg.loggedInWithin,
          notLoggedInFor: queryArg.notLoggedInFor,
          minBalance: queryArg.minBalance,
          maxBalance: queryArg.maxBalance,
          withContract: queryArg.withContract,
          withoutContract: queryArg.withoutContract,
          part: queryArg.part,
        },
      }),
    }),
    listReportViews: build.query<
      ListReportViewsApiResponse,
      ListReportViewsApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/agent/report/views`,
        params: {
          report: queryArg.report,
        },
      }),
    }),
    saveReportView: build.mutation<
      SaveReportViewApiResponse,
      SaveReportViewApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/agent/report/views`,
        method: "POST",
        body: queryArg.reportViewForm,
      }),
    }),
    renameReportView: build.mutation<
      RenameReportViewApiResponse,
      RenameReportViewApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/agent/report/views`,
        method: "PUT",
        body: queryArg.reportViewName,
      }),
    }),
    deleteReportView: build.mutation<
      DeleteReportViewApiResponse,
      DeleteReportViewApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/agent/report/views`,
        method: "DELETE",
        params: {
          viewId: queryArg.viewId,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as agentApi };
export type GetTeamOverviewApiResponse =
  /** status 200 The figures. */ TeamOverview;
export type GetTeamOverviewApiArg = {
  /** Days asked for, ending today in the merchant's time zone; not together with startDate and endDate. */
  datePreset?: "today" | "yesterday" | "previous7" | "previous30";
  /** First day, in the merchant's time zone; at most 90 days before endDate. */
  startDate?: CalendarDate;
  /** Last day, in the merchant's time zone. */
  endDate?: CalendarDate;
  /** Whether the figures are compared with the period before, as many days directly before the first day (AG-09). */
  compare?: boolean;
};
export type ListTeamMembersApiResponse =
  /** status 200 One page of people with the way down to them. */ TeamMemberPage;
export type ListTeamMembersApiArg = {
  /** Whose downline is asked for; the caller's own without it. */
  parentId?: string;
  /** direct gives one level, all every level. */
  scope?: "direct" | "all";
  /** Beginning of an account name; where no name begins so, any part of one. */
  search?: string;
  /** Only members or only agents. */
  accountType?: DownlineAccountType;
  /** Only accounts in this state. */
  status?: TeamMemberStatus;
  /** Only people so many steps below parentId. */
  level?: number;
  /** Only people whose last login is no longer ago. */
  loggedInWithin?: number;
  /** Only people whose last login is longer ago, and those who never logged in. */
  notLoggedInFor?: number;
  /** Only people whose wallets together hold at least this. */
  minBalance?: Money;
  /** Only people whose wallets together hold at most this. */
  maxBalance?: Money;
  /** Only people who have a contract of this kind with the caller, in force. */
  withContract?: ContractKind;
  /** Only people directly below the caller who have no contract of this kind in force. */
  withoutContract?: ContractKind;
  /** Field that rows are ordered by. */
  sort?: "account" | "registeredAt" | "lastLoginAt" | "balance" | "teamSize";
  /** Direction of the order. */
  order?: "asc" | "desc";
  /** Page asked for, from 1. */
  pageNo?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type GetTeamMemberApiResponse =
  /** status 200 The person. */ TeamMemberDetail;
export type GetTeamMemberApiArg = {
  /** Person asked for. */
  memberId: string;
};
export type CreateDownlineAccountApiResponse =
  /** status 200 The opened account. */ TeamMemberDetail;
export type CreateDownlineAccountApiArg = {
  downlineAccountForm: DownlineAccountForm;
};
export type GetRebateLimitsApiResponse =
  /** status 200 Limits by game category. */ RebateLimits;
export type GetRebateLimitsApiArg = {
  /** Person whose rates are to be changed; leave out for a new account or link. */
  memberId?: string;
};
export type UpdateDownlineRebateApiResponse =
  /** status 200 The person with the new rebates. */ TeamMemberDetail;
export type UpdateDownlineRebateApiArg = {
  downlineRebateForm: DownlineRebateForm;
};
export type PreviewTeamRebatesApiResponse =
  /** status 200 One row for each person. */ TeamRebateResults;
export type PreviewTeamRebatesApiArg = {
  teamRebatesForm: TeamRebatesForm;
};
export type SetTeamRebatesApiResponse =
  /** status 200 One row for each person, in the order asked. */ TeamRebateResults;
export type SetTeamRebatesApiArg = {
  teamRebatesForm: TeamRebatesForm;
};
export type SetMemberNoteApiResponse =
  /** status 200 The person with the note. */ TeamMemberDetail;
export type SetMemberNoteApiArg = {
  memberNoteForm: MemberNoteForm;
};
export type ListRegisterLinksApiResponse =
  /** status 200 One page of links, newest first. */ RegisterLinkPage;
export type ListRegisterLinksApiArg = {
  /** Page asked for, from 1. */
  pageNo?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type CreateRegisterLinkApiResponse =
  /** status 200 The new link. */ RegisterLink;
export type CreateRegisterLinkApiArg = {
  registerLinkForm: RegisterLinkForm;
};
export type UpdateRegisterLinkApiResponse =
  /** status 200 The changed link. */ RegisterLink;
export type UpdateRegisterLinkApiArg = {
  registerLinkUpdate: RegisterLinkUpdate;
};
export type DeleteRegisterLinkApiResponse =
  /** status 200 The link is gone. */ Empty;
export type DeleteRegisterLinkApiArg = {
  /** Link to remove. */
  linkId: string;
};
export type GetRegisterLinkStatisticsApiResponse =
  /** status 200 One page of rows with the sums over all pages. */ RegisterLinkStatisticsPage;
export type GetRegisterLinkStatisticsApiArg = {
  /** Only this link; all of the caller without it. */
  linkId?: string;
  /** What a row stands for; link by default. Days come newest first, links and subs with the most visits first. */
  groupBy?: RegisterLinkGrouping;
  /** Days asked for, ending today in the merchant's time zone; not together with startDate and endDate. */
  datePreset?: "today" | "yesterday" | "previous7" | "previous30";
  /** First day, in the merchant's time zone; at most 90 days before endDate. */
  startDate?: CalendarDate;
  /** Last day, in the merchant's time zone. */
  endDate?: CalendarDate;
  /** Page asked for, from 1. */
  pageNo?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type GetTeamBetsApiResponse =
  /** status 200 One page of bets. */ TeamBetPage;
export type GetTeamBetsApiArg = {
  /** Days asked for, ending today in the merchant's time zone; not together with startDate and endDate. */
  datePreset?: "today" | "yesterday" | "previous7" | "previous30";
  /** First day, in the merchant's time zone; at most 90 days before endDate. */
  startDate?: CalendarDate;
  /** Last day, in the merchant's time zone. */
  endDate?: CalendarDate;
  /** Only this account of the downline. */
  account?: string;
  /** Only games of this category. */
  gameCategory?: string;
  /** Only games of this vendor. */
  vassalage?: string;
  /** Only bets in this state. */
  status?: TeamBetStatus;
  /** Page asked for, from 1. */
  pageNo?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type GetTeamTransactionsApiResponse =
  /** status 200 One page of orders, newest first, with sums over all pages. */ TeamTransactionPage;
export type GetTeamTransactionsApiArg = {
  /** Days asked for, ending today in the merchant's time zone; not together with startDate and endDate. */
  datePreset?: "today" | "yesterday" | "previous7" | "previous30";
  /** First day, in the merchant's time zone; at most 90 days before endDate. */
  startDate?: CalendarDate;
  /** Last day, in the merchant's time zone. */
  endDate?: CalendarDate;
  /** Only this account of the downline. */
  account?: string;
  /** Only orders of this type. */
  type?: TeamTransactionType;
  /** Only orders in this state. */
  status?: TeamTransactionStatus;
  /** Page asked for, from 1. */
  pageNo?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type GetTeamProfitAndLossApiResponse =
  /** status 200 One page of the statement with sums over all pages. */ TeamProfitPage;
export type GetTeamProfitAndLossApiArg = {
  /** Days asked for, ending today in the merchant's time zone; not together with startDate and endDate. */
  datePreset?: "today" | "yesterday" | "previous7" | "previous30";
  /** First day, in the merchant's time zone; at most 90 days before endDate. */
  startDate?: CalendarDate;
  /** Last day, in the merchant's time zone. */
  endDate?: CalendarDate;
  /** Only this account of the downline. */
  account?: string;
  /** What one row stands for. */
  groupBy?: "day" | "account" | "gameCategory";
  /** Whether the figures are compared with the period before, as many days directly before the first day (AG-09). */
  compare?: boolean;
  /** Page asked for, from 1. */
  pageNo?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type GetAgentRevenueReportApiResponse =
  /** status 200 One page of days, newest first, with sums over all pages. */ AgentRevenuePage;
export type GetAgentRevenueReportApiArg = {
  /** Days asked for, ending today in the merchant's time zone; not together with startDate and endDate. */
  datePreset?: "today" | "yesterday" | "previous7" | "previous30";
  /** First day, in the merchant's time zone; at most 90 days before endDate. */
  startDate?: CalendarDate;
  /** Last day, in the merchant's time zone. */
  endDate?: CalendarDate;
  /** Whether the figures are compared with the period before, as many days directly before the first day (AG-09). */
  compare?: boolean;
  /** Page asked for, from 1. */
  pageNo?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type GetDownlineTransactionDetailsApiResponse =
  /** status 200 One page of movements, newest first, with sums over all pages. */ DownlineMovementPage;
export type GetDownlineTransactionDetailsApiArg = {
  /** Days asked for, ending today in the merchant's time zone; not together with startDate and endDate. */
  datePreset?: "today" | "yesterday" | "previous7" | "previous30";
  /** First day, in the merchant's time zone; at most 90 days before endDate. */
  startDate?: CalendarDate;
  /** Last day, in the merchant's time zone. */
  endDate?: CalendarDate;
  /** Only this account of the downline. */
  account?: string;
  /** Only movements of this type. */
  type?: DownlineMovementType;
  /** Only the movements of this transaction. */
  transactionNumber?: string;
  /** Page asked for, from 1. */
  pageNo?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type ListAgentAnnouncementsApiResponse =
  /** status 200 One page of announcements. */ AgentAnnouncementPage;
export type ListAgentAnnouncementsApiArg = {
  /** Page asked for, from 1. */
  pageNo?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type GetDividendRecordsApiResponse =
  /** status 200 One page of dividends, newest first, with sums over all pages. */ ContractPayoutPage;
export type GetDividendRecordsApiArg = {
  /** Days asked for, ending today in the merchant's time zone; not together with startDate and endDate. */
  datePreset?: "today" | "yesterday" | "previous7" | "previous30";
  /** First day, in the merchant's time zone; at most 90 days before endDate. */
  startDate?: CalendarDate;
  /** Last day, in the merchant's time zone. */
  endDate?: CalendarDate;
  /** Only what the caller received, or only what the caller paid to the downline. */
  direction?: PayoutDirection;
  /** Only this account of the downline. */
  account?: string;
  /** Only records in this state. */
  status?: PayoutStatus;
  /** Page asked for, from 1. */
  pageNo?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type GetDailyWagesApiResponse =
  /** status 200 One page of wages, newest first, with sums over all pages. */ ContractPayoutPage;
export type GetDailyWagesApiArg = {
  /** Days asked for, ending today in the merchant's time zone; not together with startDate and endDate. */
  datePreset?: "today" | "yesterday" | "previous7" | "previous30";
  /** First day, in the merchant's time zone; at most 90 days before endDate. */
  startDate?: CalendarDate;
  /** Last day, in the merchant's time zone. */
  endDate?: CalendarDate;
  /** Only what the caller received, or only what the caller paid to the downline. */
  direction?: PayoutDirection;
  /** Only this account of the downline. */
  account?: string;
  /** Only records in this state. */
  status?: PayoutStatus;
  /** Page asked for, from 1. */
  pageNo?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type GetHourlySalariesApiResponse =
  /** status 200 One page of salaries, newest first, with sums over all pages. */ ContractPayoutPage;
export type GetHourlySalariesApiArg = {
  /** Days asked for, ending today in the merchant's time zone; not together with startDate and endDate. */
  datePreset?: "today" | "yesterday" | "previous7" | "previous30";
  /** First day, in the merchant's time zone; at most 90 days before endDate. */
  startDate?: CalendarDate;
  /** Last day, in the merchant's time zone. */
  endDate?: CalendarDate;
  /** Only what the caller received, or only what the caller paid to the downline. */
  direction?: PayoutDirection;
  /** Only this account of the downline. */
  account?: string;
  /** Only records in this state. */
  status?: PayoutStatus;
  /** Page asked for, from 1. */
  pageNo?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type GetRealTimeSalariesApiResponse =
  /** status 200 One page of wages, newest first, with sums over all pages. */ ContractPayoutPage;
export type GetRealTimeSalariesApiArg = {
  /** Days asked for, ending today in the merchant's time zone; not together with startDate and endDate. */
  datePreset?: "today" | "yesterday" | "previous7" | "previous30";
  /** First day, in the merchant's time zone; at most 90 days before endDate. */
  startDate?: CalendarDate;
  /** Last day, in the merchant's time zone. */
  endDate?: CalendarDate;
  /** Only what the caller received, or only what the caller paid to the downline. */
  direction?: PayoutDirection;
  /** Only this account of the downline. */
  account?: string;
  /** Only records in this state. */
  status?: PayoutStatus;
  /** Page asked for, from 1. */
  pageNo?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type ExplainFigureApiResponse =
  /** status 200 The figure and one page of its rows. */ ExplainedFigure;
export type ExplainFigureApiArg = {
  /** Which figure. */
  figure: FigureName;
  /** Days asked for, ending today in the merchant's time zone; not together with startDate and endDate. */
  datePreset?: "today" | "yesterday" | "previous7" | "previous30";
  /** First day, in the merchant's time zone; at most 90 days before endDate. */
  startDate?: CalendarDate;
  /** Last day, in the merchant's time zone. */
  endDate?: CalendarDate;
  /** Only this account of the downline. */
  account?: string;
  /** Only this account and everybody below it; not together with account. */
  branch?: string;
  /** Only games of this category. */
  gameCategory?: string;
  /** The payment that a figure belongs to; needed by those whose name begins with payout and by contractPayout. */
  payoutId?: string;
  /** Page asked for, from 1. */
  pageNo?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type ExportTeamReportApiResponse =
  /** status 200 A part of the file. */ ReportFile;
export type ExportTeamReportApiArg = {
  /** What is written down, by the operation that gives it page by page. */
  report: TeamReportName;
  /** Days asked for, ending today in the merchant's time zone; not together with startDate and endDate. */
  datePreset?: "today" | "yesterday" | "previous7" | "previous30";
  /** First day, in the merchant's time zone; at most 90 days before endDate. */
  startDate?: CalendarDate;
  /** Last day, in the merchant's time zone. */
  endDate?: CalendarDate;
  /** Only this account of the downline. */
  account?: string;
  /** Only games of this category. */
  gameCategory?: string;
  /** Only games of this vendor. */
  vassalage?: string;
  /** Only rows in this state of the report. */
  status?: string;
  /** Only rows of this type of the report. */
  type?: string;
  /** Only what the caller received, or only what the caller paid to the downline. */
  direction?: PayoutDirection;
  /** What a row of the profit and loss report, or of the statistics of links, stands for. */
  groupBy?: "day" | "account" | "gameCategory" | "link" | "sub";
  /** Beginning of an account name, or a part of one, of the list of people. */
  search?: string;
  /** Only members or only agents. */
  accountType?: DownlineAccountType;
  /** Only people so many steps below parentId. */
  level?: number;
  /** Only people whose last login is no longer ago. */
  loggedInWithin?: number;
  /** Only people whose last login is longer ago, and those who never logged in. */
  notLoggedInFor?: number;
  /** Only people whose wallets together hold at least this. */
  minBalance?: Money;
  /** Only people whose wallets together hold at most this. */
  maxBalance?: Money;
  /** Only people who have a contract of this kind with the caller, in force. */
  withContract?: ContractKind;
  /** Only people directly below the caller who have no contract of this kind in force. */
  withoutContract?: ContractKind;
  /** `next` of the part before; the first part without it. */
  part?: string;
};
export type ListReportViewsApiResponse =
  /** status 200 The views of the report. */ ReportViews;
export type ListReportViewsApiArg = {
  /** Whose views, by the operation that gives it page by page. */
  report: TeamReportName;
};
export type SaveReportViewApiResponse =
  /** status 200 All views of the report afterwards. */ ReportViews;
export type SaveReportViewApiArg = {
  reportViewForm: ReportViewForm;
};
export type RenameReportViewApiResponse =
  /** status 200 All views of the report afterwards. */ ReportViews;
export type RenameReportViewApiArg = {
  reportViewName: ReportViewName;
};
export type DeleteReportViewApiResponse =
  /** status 200 All views of the report afterwards. */ ReportViews;
export type DeleteReportViewApiArg = {
  /** View to remove. */
  viewId: string;
};
export type CalendarDate = string;
export type TeamPeopleFigures = {
  /** Everybody below the caller. */
  total: number;
  /** Members directly below. */
  directMembers: number;
  /** Agents directly below. */
  directAgents: number;
  /** Logged in now. */
  online: number;
  /** New people. */
  registered: number;
  /** People who bet. */
  active: number;
  /** People who deposited for the first time. */
  firstDeposits: number;
};
export type Money = string;
export type TeamMoneyFigures = {
  /** What all wallets hold now. */
  teamBalance: Money;
  /** Deposits credited, before fees, by the day on which they were. */
  deposits: Money;
  /** Withdrawals paid, before fees, by the day on which they were. */
  withdrawals: Money;
  /** Bets placed. */
  betAmount: Money;
  /** Bets that count for rebates and contracts. */
  validBet: Money;
  /** Wins paid out. */
  payout: Money;
  /** Rebates credited. */
  rebate: Money;
  /** Bonuses, rewards and money for points, less what was taken back. */
  bonus: Money;
  /** Result of the players - payout, rebate and bonus less bets; negative when they lost. */
  profitLoss: Money;
};
export type TeamDayFigures = {
  date: CalendarDate;
  /** Deposits credited, before fees, by the day on which they were. */
  deposits: Money;
  /** Withdrawals paid, before fees, by the day on which they were. */
  withdrawals: Money;
  /** Bets placed. */
  betAmount: Money;
  /** Result of the players. */
  profitLoss: Money;
  /** People who bet. */
  active: number;
  /** New people. */
  registered: number;
};
export type FigureName =
  | "teamSize"
  | "directAgents"
  | "directMembers"
  | "online"
  | "active"
  | "registered"
  | "firstDeposits"
  | "teamBalance"
  | "deposits"
  | "withdrawals"
  | "betAmount"
  | "validBet"
  | "betCount"
  | "payout"
  | "gameResult"
  | "rebate"
  | "bonus"
  | "salary"
  | "profitLoss"
  | "transfersIn"
  | "transfersOut"
  | "fees"
  | "income"
  | "outgo"
  | "net"
  | "revenue"
  | "rebateEarned"
  | "dividendReceived"
  | "dividendPaid"
  | "salaryReceived"
  | "salaryPaid"
  | "dailyReceived"
  | "dailyPaid"
  | "hourlyReceived"
  | "hourlyPaid"
  | "realtimeReceived"
  | "realtimePaid"
  | "contractPayout"
  | "payoutBet"
  | "payoutResult"
  | "payoutActive";
export type FigureUnit = "money" | "people" | "bets";
export type FigureValue = string;
export type FigureChange = {
  figure: FigureName;
  unit: FigureUnit;
  /** The figure in the period before. */
  before: FigureValue;
  /** The figure less what it was; negative where it is less. */
  difference: FigureValue;
  /** The difference as a share of what it was, without the sign of that, rounded half to even; null where it was zero. */
  rate: number | null;
};
export type PeriodComparison = {
  /** First day of the period before. */
  startDate: CalendarDate;
  /** Last day of the period before. */
  endDate: CalendarDate;
  /** Whether the last asked day is over; if not, a part of a day is compared with a whole one. */
  isOver: boolean;
  /** One for each figure that belongs to days, in the order of the report. */
  changes: FigureChange[];
};
export type TeamOverview = {
  startDate: CalendarDate;
  endDate: CalendarDate;
  people: TeamPeopleFigures;
  money: TeamMoneyFigures;
  /** One row for each asked day, oldest first. */
  days: TeamDayFigures[];
  /** The period before; null unless compare asks for it. */
  comparison: PeriodComparison | null;
};
export type DownlineAccountType = "member" | "agent";
export type TeamMemberStatus = "active" | "frozen" | "closed";
export type Timestamp = string;
export type TeamMember = {
  /** Names the person. */
  memberId: string;
  /** Account name. */
  account: string;
  /** Name shown beside it. */
  nickname: string | null;
  accountType: DownlineAccountType;
  /** Steps below the caller, from 1. */
  level: number;
  /** Person directly above. */
  parentId: string;
  /** Account of the person directly above. */
  parentAccount: string;
  status: TeamMemberStatus;
  /** What all wallets of this person hold now. */
  balance: Money;
  /** People below this one; 0 for a member. */
  teamSize: number;
  /** Whether a session is open now. */
  online: boolean;
  registeredAt: Timestamp;
  /** Last login; null when never. */
  lastLoginAt: Timestamp | null;
  /** Whether the caller keeps a note on this person. */
  hasNote: boolean;
};
export type TeamPathStep = {
  /** Names the person. */
  memberId: string;
  /** Account name. */
  account: string;
};
export type TeamMemberPage = {
  /** People of this page. */
  content: TeamMember[];
  /** This page, from 1. */
  pageNum: number;
  /** Pages in all. */
  totalPages: number;
  /** Rows on all pages. */
  totalElements: number;
  /** Rows asked for on a page. */
  pageSize: number;
  /** From the caller down to parentId; empty at the top. */
  path: TeamPathStep[];
};
export type ContractKind = "dividend" | "daily" | "hourly" | "realtime";
export type DownlineRebate = {
  /** Code of the category. */
  gameCategory: string;
  /** Share of a valid bet that comes back. */
  rate: number;
};
export type TeamMemberDetail = {
  member: TeamMember;
  /** From the caller down to the person directly above. */
  path: TeamPathStep[];
  /** Rebates by game category. */
  rebates: DownlineRebate[];
  /** What the caller noted when the account was opened. */
  remark: string;
  /** What the caller notes on this person and nobody else sees; empty without one. */
  note: string;
  /** Link that the person registered by; null without one. */
  registerLinkId: string | null;
  /** Deposits credited, before fees, by the day on which they were. */
  deposits: Money;
  /** Withdrawals paid, before fees, by the day on which they were. */
  withdrawals: Money;
  /** Bets placed. */
  betAmount: Money;
  /** Result of the players for this person - payout, rebate and bonus less bets. */
  profitLoss: Money;
  /** Kinds of contract in force between the caller and this person. */
  contractKinds: ContractKind[];
};
export type DownlineAccountForm = {
  /** Account name; the rules of registration hold. */
  username: string;
  /** First password. */
  password: string;
  /** The same once more. */
  confirmPassword: string;
  accountType: DownlineAccountType;
  /** Rebates by game category; a category left out gets none. */
  rebates: DownlineRebate[];
  /** A note for the agent; may be empty. */
  remark: string;
};
export type RebateLimit = {
  /** Code of the category. */
  gameCategory: string;
  /** Lowest rate. */
  minimumRate: number;
  /** Highest rate. */
  maximumRate: number;
  /** Distance between two rates. */
  step: number;
};
export type RebateLimits = {
  /** One row for each category. */
  limits: RebateLimit[];
};
export type DownlineRebateForm = {
  /** Whose rebates. */
  memberId: string;
  /** Rebates by game category; a category left out keeps its rate. */
  rebates: DownlineRebate[];
};
export type TeamRebateRefusal = "UNKNOWN" | "NOT_DIRECT" | "BELOW_PROMISED";
export type TeamRebateChange = {
  /** Code of the category. */
  gameCategory: string;
  /** The rate until now. */
  from: number;
  /** The new rate. */
  to: number;
};
export type TeamRebateResult = {
  /** As asked. */
  memberId: string;
  /** Account name; null when the person is unknown. */
  account: string | null;
  /** Why nothing changes; null when it is allowed. */
  refusal: TeamRebateRefusal | null;
  /** Category of the rate that is refused; null without one. */
  gameCategory: string | null;
  /** The lowest rate that would be allowed there; null without one. */
  limit: number | null;
  /** Rates that change. */
  changes: TeamRebateChange[];
};
export type TeamRebateResults = {
  /** One row for each person. */
  results: TeamRebateResult[];
};
export type TeamRebatesForm = {
  /** Whose rebates, each once. */
  memberIds: string[];
  /** Rebates by game category; a category left out keeps its rate. */
  rebates: DownlineRebate[];
};
export type MemberNoteForm = {
  /** On whom. */
  memberId: string;
  /** Plain text; empty removes the note. */
  note: string;
};
export type RegisterLink = {
  /** Names the link. */
  linkId: string;
  /** What the agent calls it. */
  name: string;
  accountType: DownlineAccountType;
  /** Code in the address. */
  affiliateCode: string;
  /** Address to hand on. */
  url: string;
  /** Address that the QR code holds. */
  qrTarget: string;
  /** Rebates that a new account gets. */
  rebates: DownlineRebate[];
  /** Whether it can be used. */
  enabled: boolean;
  /** People who registered by it. */
  registered: number;
  /** Times it was opened. */
  visits: number;
  createdAt: Timestamp;
  /** When it ends; null when it stays. */
  expiresAt: Timestamp | null;
};
export type RegisterLinkPage = {
  /** Links of this page. */
  content: RegisterLink[];
  /** This page, from 1. */
  pageNum: number;
  /** Pages in all. */
  totalPages: number;
  /** Rows on all pages. */
  totalElements: number;
  /** Rows asked for on a page. */
  pageSize: number;
};
export type RegisterLinkForm = {
  /** What the agent calls it. */
  name: string;
  accountType: DownlineAccountType;
  /** Rebates that a new account gets. */
  rebates: DownlineRebate[];
  /** When it ends; null when it stays. */
  expiresAt: Timestamp | null;
};
export type RegisterLinkUpdate = {
  /** Link to change. */
  linkId: string;
  /** What the agent calls it. */
  name: string;
  /** Rebates that a new account gets. */
  rebates: DownlineRebate[];
  /** Whether it can be used. */
  enabled: boolean;
  /** When it ends; null when it stays. */
  expiresAt: Timestamp | null;
};
export type Empty = null;
export type RegisterLinkFigures = {
  /** Times the registration was opened by them. */
  visits: number;
  /** People who registered by them. */
  registered: number;
  /** Registrations of visits; null without visits. */
  registeredRate: number | null;
  /** People who came by them and whose first deposit was credited. */
  firstDeposits: number;
  /** First deposits of registrations; null without registrations. */
  firstDepositRate: number | null;
  /** Valid bets of those who came by them. */
  validBet: Money;
  /** Result of these players; negative when they lost. */
  profitLoss: Money;
};
export type RegisterLinkStatisticsRow = {
  /** Names the link. */
  linkId: string | null;
  /** What the agent calls the link. */
  name: string | null;
  /** Place where it was put; empty for those who came without one. */
  sub: string | null;
  /** The day. */
  date: CalendarDate | null;
  figures: RegisterLinkFigures;
};
export type RegisterLinkStatisticsPage = {
  /** Rows of this page. */
  content: RegisterLinkStatisticsRow[];
  /** This page, from 1. */
  pageNum: number;
  /** Pages in all. */
  totalPages: number;
  /** Rows on all pages. */
  totalElements: number;
  /** Rows asked for on a page. */
  pageSize: number;
  totals: RegisterLinkFigures;
};
export type RegisterLinkGrouping = "link" | "sub" | "day";
export type TeamBetStatus = "open" | "settled" | "void";
export type TeamBet = {
  /** Names the bet. */
  betId: string;
  /** Who bet. */
  memberId: string;
  /** Account of who bet. */
  account: string;
  /** Code of the category. */
  gameCategory: string;
  /** Code of the vendor. */
  vassalage: string;
  /** Code of the game. */
  gameCode: string;
  /** Name of the game. */
  gameName: string;
  status: TeamBetStatus;
  /** Amount of the bet. */
  betAmount: Money;
  /** Part that counts for rebates and contracts. */
  validBet: Money;
  /** Amount paid out; 0.00 while open. */
  payout: Money;
  /** Game result - payout less bet. Of an open bet it says nothing. */
  profitLoss: Money;
  placedAt: Timestamp;
  /** When it was decided; null while open. */
  settledAt: Timestamp | null;
};
export type TeamBetTotals = {
  /** Bets. */
  betCount: number;
  /** Bets placed. */
  betAmount: Money;
  /** Bets that count. */
  validBet: Money;
  /** Paid out. */
  payout: Money;
  /** Game result - payout less bets. */
  profitLoss: Money;
};
export type TeamBetPage = {
  /** Bets of this page. */
  content: TeamBet[];
  /** This page, from 1. */
  pageNum: number;
  /** Pages in all. */
  totalPages: number;
  /** Rows on all pages. */
  totalElements: number;
  /** Rows asked for on a page. */
  pageSize: number;
  totals: TeamBetTotals;
};
export type TeamTransactionType =
  "deposit" | "withdrawal" | "transferIn" | "transferOut";
export type TeamTransactionStatus =
  "processing" | "completed" | "rejected" | "cancelled";
export type TeamTransaction = {
  /** Names the order. */
  transactionNumber: string;
  /** Whose order. */
  memberId: string;
  /** Account whose order it is. */
  account: string;
  type: TeamTransactionType;
  status: TeamTransactionStatus;
  amount: Money;
  /** Fee that was kept. */
  fee: Money;
  /** Other account of a transfer; null for deposits and withdrawals. */
  counterpartAccount: string | null;
  createdAt: Timestamp;
  /** When it was done; null until then. */
  completedAt: Timestamp | null;
};
export type TeamTransactionTotals = {
  /** Deposits. */
  deposits: Money;
  /** Withdrawals. */
  withdrawals: Money;
  /** Transfers received. */
  transfersIn: Money;
  /** Transfers sent. */
  transfersOut: Money;
  /** Fees. */
  fees: Money;
};
export type TeamTransactionPage = {
  /** Orders of this page. */
  content: TeamTransaction[];
  /** This page, from 1. */
  pageNum: number;
  /** Pages in all. */
  totalPages: number;
  /** Rows on all pages. */
  totalElements: number;
  /** Rows asked for on a page. */
  pageSize: number;
  totals: TeamTransactionTotals;
};
export type TeamProfitFigures = {
  /** Bets. */
  betCount: number;
  /** Bets placed. */
  betAmount: Money;
  /** Bets that count. */
  validBet: Money;
  /** Paid out. */
  payout: Money;
  /** Rebates credited. */
  rebate: Money;
  /** Bonuses, rewards and money for points, less what was taken back. */
  bonus: Money;
  /** Salaries that people of the team received; in no result. */
  salary: Money;
  /** Result of the players - payout, rebate and bonus less bets; no salary. */
  profitLoss: Money;
};
export type TeamProfitRow = {
  /** Day of the row; null when rows are not days. */
  date: CalendarDate | null;
  /** Person of the row; null when rows are not accounts. */
  memberId: string | null;
  /** Account of the row; null when rows are not accounts. */
  account: string | null;
  /** Category of the row; null when rows are not categories. */
  gameCategory: string | null;
  figures: TeamProfitFigures;
};
export type TeamProfitPage = {
  /** Rows of this page. */
  content: TeamProfitRow[];
  /** This page, from 1. */
  pageNum: number;
  /** Pages in all. */
  totalPages: number;
  /** Rows on all pages. */
  totalElements: number;
  /** Rows asked for on a page. */
  pageSize: number;
  totals: TeamProfitFigures;
  /** The period before; null unless compare asks for it. */
  comparison: PeriodComparison | null;
};
export type AgentRevenueFigures = {
  /** Valid bets of the team. */
  teamBet: Money;
  /** Result of the players - payout, rebate and bonus less bets; negative when they lost. */
  teamProfitLoss: Money;
  /** Own rebate less what was handed on. */
  rebateEarned: Money;
  /** Dividends from above. */
  dividendReceived: Money;
  /** Dividends paid below. */
  dividendPaid: Money;
  /** Salaries of all kinds from above. */
  salaryReceived: Money;
  /** Salaries of all kinds paid below. */
  salaryPaid: Money;
  /** What is left for the agent. */
  revenue: Money;
};
export type AgentRevenueRow = {
  date: CalendarDate;
  /** People of the team who bet. */
  activeMembers: number;
  /** What came in - rebate kept, dividends and salaries received. */
  received: Money;
  /** What was paid on - dividends and salaries. */
  paid: Money;
  figures: AgentRevenueFigures;
};
export type AgentRevenuePage = {
  /** Days of this page. */
  content: AgentRevenueRow[];
  /** This page, from 1. */
  pageNum: number;
  /** Pages in all. */
  totalPages: number;
  /** Rows on all pages. */
  totalElements: number;
  /** Rows asked for on a page. */
  pageSize: number;
  totals: AgentRevenueFigures;
  /** The period before; null unless compare asks for it. */
  comparison: PeriodComparison | null;
};
export type DownlineMovementType =
  | "deposit"
  | "withdrawal"
  | "transferIn"
  | "transferOut"
  | "bet"
  | "payout"
  | "betRefund"
  | "rebate"
  | "bonus"
  | "reward"
  | "dividend"
  | "salary"
  | "adjustment";
export type DownlineMovement = {
  /** Names the transaction. */
  transactionNumber: string;
  /** Whose wallet. */
  memberId: string;
  /** Account whose wallet it is. */
  account: string;
  type: DownlineMovementType;
  /** Negative when money left the wallet. */
  amount: Money;
  /** Balance before it. */
  balanceBefore: Money;
  /** Balance after it. */
  balanceAfter: Money;
  /** Game or promotion that it belongs to. */
  note: string | null;
  createdAt: Timestamp;
};
export type DownlineMovementTotals = {
  /** Sum of what came in. */
  income: Money;
  /** Sum of what went out, without a sign. */
  outgo: Money;
  /** Income less outgo. */
  net: Money;
};
export type DownlineMovementPage = {
  /** Movements of this page. */
  content: DownlineMovement[];
  /** This page, from 1. */
  pageNum: number;
  /** Pages in all. */
  totalPages: number;
  /** Rows on all pages. */
  totalElements: number;
  /** Rows asked for on a page. */
  pageSize: number;
  totals: DownlineMovementTotals;
};
export type ExecutionCode = "A" | "B" | "F";
export type Announcement = {
  /** Names the announcement. */
  id: string;
  /** One line. */
  title: string;
  /** HTML of the merchant; it is cleaned before it is shown. */
  content: string;
  /** First day it shows. */
  startDateStr: string;
  /** Kind of promotion it belongs to. */
  promotionType: string | null;
  /** Who sees it; null for everybody. */
  execution: ExecutionCode | null;
};
export type AgentAnnouncementPage = {
  /** Announcements of this page. */
  content: Announcement[];
  /** This page, from 1. */
  pageNum: number;
  /** Pages in all. */
  totalPages: number;
  /** Rows on all pages. */
  totalElements: number;
  /** Rows asked for on a page. */
  pageSize: number;
};
export type PayoutDirection = "received" | "paid";
export type ContractPeriod = "daily" | "weekly" | "semimonthly" | "monthly";
export type PayoutStatus = "pending" | "paid" | "failed";
export type ContractPayout = {
  /** Names the payout. */
  payoutId: string;
  /** Contract it comes from. */
  contractId: string;
  kind: ContractKind;
  direction: PayoutDirection;
  /** Account on the other side. */
  account: string;
  period: ContractPeriod;
  /** Start of the sales that count. */
  startAt: Timestamp;
  /** End of the sales that count. */
  endAt: Timestamp;
  /** People who bet in that time. */
  activeMembers: number;
  /** Valid bets in that time. */
  periodBet: Money;
  /** Game result in that time. */
  periodProfitLoss: Money;
  /** Rate of the tier that was reached. */
  rate: number;
  /** Fixed sum of the tier that was reached. */
  fixedAmount: Money;
  /** What is paid in all: the share at the rate, and the fixed sum. */
  amount: Money;
  status: PayoutStatus;
  /** When it was paid; null until then. */
  paidAt: Timestamp | null;
};
export type ContractPayoutTotals = {
  /** Received and credited. */
  received: Money;
  /** Paid to the downline. */
  paid: Money;
  /** Valid bets of all rows; null where some were received and some paid, for those received contain those paid. */
  periodBet: Money | null;
  /** Game result of all rows; null where periodBet is. */
  periodProfitLoss: Money | null;
};
export type ContractPayoutPage = {
  /** Payouts of this page. */
  content: ContractPayout[];
  /** This page, from 1. */
  pageNum: number;
  /** Pages in all. */
  totalPages: number;
  /** Rows on all pages. */
  totalElements: number;
  /** Rows asked for on a page. */
  pageSize: number;
  totals: ContractPayoutTotals;
};
export type TeamReportName =
  | "listTeamMembers"
  | "getTeamBets"
  | "getTeamTransactions"
  | "getTeamProfitAndLoss"
  | "getAgentRevenueReport"
  | "getDownlineTransactionDetails"
  | "getDividendRecords"
  | "getDailyWages"
  | "getHourlySalaries"
  | "getRealTimeSalaries"
  | "getRegisterLinkStatistics";
export type FigureLead = {
  /** To a figure that can be explained; to records; or nowhere */
  to: "figure" | "records" | "nowhere";
  /** Which figure; null for anything else. */
  figure: FigureName | null;
  /** Which report has the records; null for anything else. */
  report: TeamReportName | null;
  /** First day. */
  startDate: CalendarDate | null;
  /** Last day. */
  endDate: CalendarDate | null;
  /** Only this account. */
  account: string | null;
  /** Only this account and everybody below it. */
  branch: string | null;
  /** Only games of this category. */
  gameCategory: string | null;
  /** Only records of this type of the report. */
  type: string | null;
  /** Payment that the figure belongs to. */
  payoutId: string | null;
};
export type FigurePart = {
  /** What the row stands for: another figure; a day; a branch of the team; one person alone; the rebate of a branch and category; a payment; the share at a rate; the fixed sum; a bet; what a wallet holds; records; or a rest, whose reason is told. */
  kind:
    | "figure"
    | "day"
    | "branch"
    | "person"
    | "rebate"
    | "payment"
    | "share"
    | "fixedSum"
    | "bet"
    | "wallet"
    | "records"
    | "rest";
  /** Whether the value is added or taken off. */
  sign: "plus" | "minus";
  value: FigureValue;
  /** The figure of a row of that kind. */
  name: FigureName | null;
  /** Why there is a rest: booked without a contract; paid otherwise than the bets come to now; settled by other bets than are recorded now. */
  reason:
    | ("withoutContract" | "paidOtherwise" | "settledOtherwise" | null)
    | ("withoutContract" | "paidOtherwise" | "settledOtherwise" | null);
  /** Day of the row. */
  date: CalendarDate | null;
  /** Moment of a bet or a payment. */
  at: Timestamp | null;
  /** Account of the row: at the top of a branch, of a person, or on the other side of a payment. */
  account: string | null;
  /** Category of the row. */
  gameCategory: string | null;
  /** Type of the records; the vendor of a wallet. */
  type: string | null;
  /** What the rate is applied to. The share is rounded to the cent, half to even. */
  base: Money | null;
  /** Rate of a share. */
  rate: number | null;
  leadsTo: FigureLead;
};
export type ContractTier = {
  /** Share that is paid - of the players' loss for a dividend, of valid bets for a salary. */
  rate: number;
  /** People who have to bet within the period. */
  activeMembers: number;
  /** Valid bets that have to be reached within the period. */
  periodBet: Money;
  /** Result of the players that has to be reached or undercut; 0.00 asks for nothing. */
  periodProfitLoss: Money;
  /** Fixed sum paid on top of what the rate gives; 0.00 when only the rate pays. */
  amount: Money;
};
export type PaymentStep = {
  tier: ContractTier;
  /** Whether this is the step that paid. */
  isReached: boolean;
  /** Whether enough people bet. */
  activeMembersMet: boolean;
  /** Whether enough was bet. */
  periodBetMet: boolean;
  /** Whether the result was reached. */
  periodProfitLossMet: boolean;
};
export type ExplainedPayment = {
  /** Contract that it comes from. */
  contractId: string;
  kind: ContractKind;
  direction: PayoutDirection;
  /** Account on the other side. */
  account: string;
  /** Start of the sales that the rate counts. */
  startAt: Timestamp;
  /** End of the sales that the rate counts. */
  endAt: Timestamp;
  /** Start of the sales that conditions count: of the contract's period, up to endAt. */
  conditionsFrom: Timestamp;
  /** People who bet since conditionsFrom. */
  activeMembers: number;
  /** Valid bets since conditionsFrom. */
  periodBet: Money;
  /** Game result since conditionsFrom. */
  periodProfitLoss: Money;
  /** Steps of the contract, lowest first. */
  steps: PaymentStep[];
  status: PayoutStatus;
  /** From when on it is paid. */
  dueAt: Timestamp;
  /** When it was paid; null until then. */
  paidAt: Timestamp | null;
  /** The transaction of the ledger; null until it is paid, and where nothing was. */
  transactionNumber: string | null;
};
export type ExplainedFigure = {
  figure: FigureName;
  unit: FigureUnit;
  value: FigureValue;
  /** First day; null for what is now and for a payment. */
  startDate: CalendarDate | null;
  /** Last day; null for what is now and for a payment. */
  endDate: CalendarDate | null;
  /** Account that it is narrowed to. */
  account: string | null;
  /** Branch that it is narrowed to. */
  branch: string | null;
  /** Category that it is narrowed to. */
  gameCategory: string | null;
  /** Rows of this page. */
  content: FigurePart[];
  /** This page, from 1. */
  pageNum: number;
  /** Pages in all. */
  totalPages: number;
  /** Rows on all pages. */
  totalElements: number;
  /** Rows asked for on a page. */
  pageSize: number;
  /** How it came about; null for anything but contractPayout. */
  payment: ExplainedPayment | null;
};
export type ReportFile = {
  /** The text of this part: in the first one a byte order mark and the headers, in the last one the totals. */
  csv: string;
  /** Rows of this part. */
  rows: number;
  /** Names the part that follows; null after the last. */
  next: string | null;
};
export type ReportViewState = {
  /** Days counted from today, or `custom` with `from` and `to`. */
  period?: "today" | "yesterday" | "previous7" | "previous30" | "custom";
  /** First day. */
  from?: CalendarDate;
  /** Last day. */
  to?: CalendarDate;
  /** Account of the team. */
  account?: string;
  /** What names are searched for. */
  search?: string;
  /** Type, state, direction or grouping, whichever the report has. */
  kind?: string;
  /** Game category. */
  category?: string;
  /** Levels below the caller. */
  level?: string;
  /** State of the accounts. */
  status?: string;
  /** When they last logged in. */
  activity?: string;
  /** A kind of contract that they have or have not. */
  contract?: string;
  /** Least balance. */
  min?: string;
  /** Greatest balance. */
  max?: string;
  /** A list where the report is usually a tree. */
  view?: "list";
  /** Beside the period before. */
  compare?: "1";
  /** Field of the order, after a minus if descending. */
  sort?: string;
};
export type ReportView = {
  /** Names the view. */
  viewId: string;
  /** Plain text. */
  name: string;
  state: ReportViewState;
};
export type ReportViewKey =
  | "period"
  | "from"
  | "to"
  | "account"
  | "search"
  | "kind"
  | "category"
  | "level"
  | "status"
  | "activity"
  | "contract"
  | "min"
  | "max"
  | "view"
  | "compare"
  | "sort";
export type ReportViews = {
  /** By name. */
  views: ReportView[];
  /** What the address of this report says, besides the page; nothing else is saved. */
  keeps: ReportViewKey[];
  /** As many views can be saved of a report. */
  most: number;
};
export type ReportViewForm = {
  report: TeamReportName;
  /** Plain text. */
  name: string;
  state: ReportViewState;
};
export type ReportViewName = {
  /** Which view. */
  viewId: string;
  /** Plain text. */
  name: string;
};
