import { Amount } from '../Amount/Amount';
import { Badge } from '../Badge/Badge';
import type { DataColumn, DataTableLabels } from './DataTable';

export interface TeamReport {
  id: string;
  member: string;
  level: string;
  status: 'active' | 'resting';
  deposits: string;
  turnover: string;
  result: string;
  joined: string;
}

const row = (
  member: string,
  level: string,
  status: TeamReport['status'],
  figures: [deposits: string, turnover: string, result: string],
  joined: string,
): TeamReport => ({
  id: member,
  member,
  level,
  status,
  deposits: figures[0],
  turnover: figures[1],
  result: figures[2],
  joined,
});

export const REPORT: readonly TeamReport[] = [
  row('riverstone', 'Agent', 'active', ['12,480.00', '96,204.50', '1,310.25'], '4 Mar 2026'),
  row('maple.lane', 'Member', 'active', ['3,200.00', '18,940.00', '-412.80'], '19 Mar 2026'),
  row('northlight', 'Member', 'resting', ['0.00', '0.00', '0.00'], '2 Apr 2026'),
  row('quietharbor', 'Agent', 'active', ['8,150.00', '40,612.75', '655.10'], '21 Apr 2026'),
  row('orchid77', 'Member', 'active', ['540.00', '2,118.40', '-36.00'], '9 May 2026'),
];

export const REPORT_COLUMNS: readonly DataColumn<TeamReport>[] = [
  {
    id: 'member',
    header: 'Member',
    cell: ({ member }) => member,
    isSortable: true,
    priority: 'primary',
  },
  { id: 'level', header: 'Kind', cell: ({ level }) => level },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => (
      <Badge tone={status === 'active' ? 'positive' : 'neutral'}>
        {status === 'active' ? 'Active' : 'Resting'}
      </Badge>
    ),
    text: ({ status }) => status,
  },
  {
    id: 'deposits',
    header: 'Deposits',
    cell: ({ deposits }) => <Amount value={deposits} />,
    text: ({ deposits }) => deposits,
    align: 'end',
    isSortable: true,
    total: <Amount value="24,370.00" />,
    priority: 'low',
  },
  {
    id: 'turnover',
    header: 'Turnover',
    cell: ({ turnover }) => <Amount value={turnover} />,
    text: ({ turnover }) => turnover,
    align: 'end',
    isSortable: true,
    total: <Amount value="157,875.65" />,
  },
  {
    id: 'result',
    header: 'Profit and loss',
    cell: ({ result }) => <Amount value={result} />,
    text: ({ result }) => result,
    align: 'end',
    isSortable: true,
    total: <Amount value="1,516.55" />,
  },
  {
    id: 'joined',
    header: 'Joined',
    cell: ({ joined }) => joined,
    align: 'end',
    priority: 'low',
  },
];

export const TABLE_LABELS: DataTableLabels = {
  loading: 'Loading the report',
  total: 'Total',
  actions: 'Actions',
  columns: 'Columns',
  export: 'Export',
  fold: { more: 'More', less: 'Less' },
};

const ARABIC_HEADERS: Readonly<Record<string, string>> = {
  member: 'العضو',
  level: 'النوع',
  status: 'الحالة',
  deposits: 'الإيداعات',
  turnover: 'حجم الرهان',
  result: 'الربح والخسارة',
  joined: 'تاريخ الانضمام',
};

/** Real texts, since mirrored English hides how Arabic is laid out. */
export const ARABIC_COLUMNS: readonly DataColumn<TeamReport>[] = REPORT_COLUMNS.map((column) => ({
  ...column,
  header: ARABIC_HEADERS[column.id] ?? column.header,
  ...(column.id === 'status' && {
    cell: ({ status }: TeamReport) => (
      <Badge tone={status === 'active' ? 'positive' : 'neutral'}>
        {status === 'active' ? 'نشط' : 'متوقف'}
      </Badge>
    ),
  }),
}));

export const ARABIC_REPORT: readonly TeamReport[] = REPORT.map((item) => ({
  ...item,
  level: item.level === 'Agent' ? 'وكيل' : 'عضو',
  joined: '4 مارس 2026',
}));

export const ARABIC_TABLE_LABELS: DataTableLabels = {
  loading: 'جارٍ تحميل التقرير',
  total: 'الإجمالي',
  actions: 'إجراءات',
  columns: 'الأعمدة',
  export: 'تصدير',
  fold: { more: 'المزيد', less: 'أقل' },
};

export const LONG_COLUMNS: readonly DataColumn<TeamReport>[] = REPORT_COLUMNS.map((column) => ({
  ...column,
  header:
    {
      member: 'Nama pengguna anggota tim',
      deposits: 'Jumlah setoran bulan ini',
      turnover: 'Jumlah perputaran taruhan yang sah',
      result: 'Keuntungan dan kerugian bersih',
    }[column.id] ?? column.header,
}));

export const LONG_REPORT: readonly TeamReport[] = REPORT.map((item, index) => ({
  ...item,
  member: index === 1 ? 'Donaudampfschifffahrtsgesellschaftskapitän' : item.member,
  turnover: index === 0 ? '128,204,318,442,096,204.50' : item.turnover,
}));
