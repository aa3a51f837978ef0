import { readFileParts } from '../fileParts';
import {
  type ExportTeamReportApiArg,
  agentApi as generated,
  type ListTeamMembersApiResponse,
  type TeamMember,
} from '../generated/agent';

/** Rows of one page; the maximum of the gateway. */
const LEVEL_PAGE = 100;

// The tree needs all rows of a level, which the gateway has in pages.
const withLevels = generated.injectEndpoints({
  endpoints: (build) => ({
    getTeamReportFile: build.query<string, Omit<ExportTeamReportApiArg, 'part'>>({
      queryFn: (asked, { signal }, _options, call) =>
        readFileParts(
          (part) => call({ url: '/wps/agent/report/file', params: { ...asked, part } }),
          signal,
        ),
    }),
    getTeamLevel: build.query<TeamMember[], { parentId?: string }>({
      queryFn: async ({ parentId }, _api, _options, call) => {
        const members: TeamMember[] = [];
        for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo += 1) {
          const answered = await call({
            url: '/wps/agent/team/members',
            params: { parentId, scope: 'direct', pageNo, pageSize: LEVEL_PAGE },
          });
          if (answered.error !== undefined) return { error: answered.error };
          const { content, totalPages } = answered.data as ListTeamMembersApiResponse;
          members.push(...content);
          pages = totalPages;
        }
        return { data: members };
      },
    }),
  }),
});

const agentApi = withLevels.enhanceEndpoints({
  endpoints: {
    createDownlineAccount: { invalidatesTags: ['Team'] },
    createRegisterLink: { invalidatesTags: ['Team'] },
    deleteRegisterLink: { invalidatesTags: ['Team'] },
    deleteReportView: { invalidatesTags: ['ReportViews'] },
    explainFigure: { providesTags: ['Records', 'Team', 'Contracts'] },
    getAgentRevenueReport: { providesTags: ['Records'] },
    getDailyWages: { providesTags: ['Contracts'] },
    getDividendRecords: { providesTags: ['Contracts'] },
    getDownlineTransactionDetails: { providesTags: ['Records'] },
    getHourlySalaries: { providesTags: ['Contracts'] },
    getRealTimeSalaries: { providesTags: ['Contracts'] },
    getRebateLimits: { providesTags: ['Team'] },
    getRegisterLinkStatistics: { providesTags: ['Team'] },
    getTeamBets: { providesTags: ['Records'] },
    getTeamLevel: { providesTags: ['Team'], keepUnusedDataFor: 0 },
    getTeamReportFile: { keepUnusedDataFor: 0 },
    getTeamMember: { providesTags: ['Team'] },
    getTeamOverview: { providesTags: ['Team'] },
    getTeamProfitAndLoss: { providesTags: ['Records'] },
    getTeamTransactions: { providesTags: ['Records'] },
    listAgentAnnouncements: { providesTags: ['Announcements'] },
    listRegisterLinks: { providesTags: ['Team'] },
    listReportViews: { providesTags: ['ReportViews'] },
    listTeamMembers: { providesTags: ['Team'] },
    renameReportView: { invalidatesTags: ['ReportViews'] },
    saveReportView: { invalidatesTags: ['ReportViews'] },
    setMemberNote: { invalidatesTags: ['Team'] },
    setTeamRebates: { invalidatesTags: ['Team'] },
    updateDownlineRebate: { invalidatesTags: ['Team'] },
    updateRegisterLink: { invalidatesTags: ['Team'] },
  },
});

export const { getTeamLevel, getTeamReportFile } = agentApi.endpoints;
export const {
  useCreateDownlineAccountMutation,
  useCreateRegisterLinkMutation,
  useDeleteRegisterLinkMutation,
  useDeleteReportViewMutation,
  useExplainFigureQuery,
  useGetAgentRevenueReportQuery,
  useGetDailyWagesQuery,
  useGetDividendRecordsQuery,
  useGetDownlineTransactionDetailsQuery,
  useGetHourlySalariesQuery,
  useGetRealTimeSalariesQuery,
  useGetRebateLimitsQuery,
  useGetRegisterLinkStatisticsQuery,
  useGetTeamBetsQuery,
  useGetTeamLevelQuery,
  useGetTeamMemberQuery,
  useGetTeamOverviewQuery,
  useGetTeamProfitAndLossQuery,
  useGetTeamTransactionsQuery,
  useListAgentAnnouncementsQuery,
  useListRegisterLinksQuery,
  useListReportViewsQuery,
  useListTeamMembersQuery,
  usePreviewTeamRebatesMutation,
  useRenameReportViewMutation,
  useSaveReportViewMutation,
  useSetMemberNoteMutation,
  useSetTeamRebatesMutation,
  useUpdateDownlineRebateMutation,
  useUpdateRegisterLinkMutation,
} = agentApi;
export type {
  AgentRevenueFigures,
  AgentRevenueRow,
  Announcement,
  ContractPayout,
  DownlineMovement,
  DownlineRebate,
  ExplainedFigure,
  ExplainedPayment,
  ExplainFigureApiArg,
  ExportTeamReportApiArg,
  FigureChange,
  FigureLead,
  FigureName,
  FigurePart,
  ListTeamMembersApiArg,
  PeriodComparison,
  RebateLimit,
  RegisterLink,
  RegisterLinkStatisticsRow,
  ReportView,
  ReportViewKey,
  ReportViewState,
  ReportViews,
  TeamBet,
  TeamDayFigures,
  TeamMember,
  TeamMemberDetail,
  TeamOverview,
  TeamProfitRow,
  TeamRebateResult,
  TeamReportName,
  TeamTransaction,
} from '../generated/agent';
