/** Libraries beside which parts are measured, in the order of the columns. */
export const LIBRARIES = {
  parlour: { title: 'Parlour', packageName: '@parlour/design-system' },
  mui: { title: 'MUI', packageName: '@mui/material' },
  mantine: { title: 'Mantine', packageName: '@mantine/core' },
  antd: { title: 'antd', packageName: 'antd' },
  aria: { title: 'React Aria', packageName: 'react-aria-components' },
};

/** Exact, so that a run can be repeated. */
export const PEER_VERSIONS = {
  '@emotion/react': '11.14.0',
  '@emotion/styled': '11.14.1',
  '@internationalized/date': '3.12.4',
  '@mantine/core': '9.8.1',
  '@mantine/dates': '9.8.1',
  '@mantine/hooks': '9.8.1',
  '@mantine/notifications': '9.8.1',
  '@mui/material': '9.5.0',
  '@mui/x-date-pickers': '9.17.0',
  antd: '6.6.8',
  dayjs: '1.11.23',
  react: '19.3.1',
  'react-aria-components': '1.22.1',
  'react-dom': '19.3.1',
};

/** Exports of a module, by their names. */
const of = (module, names) => ({ module, names: names.split(' ') });

const ours = (name) => [of(`@parlour/design-system/${name}`, name)];
const mui = (names) => [of('@mui/material', names)];
const antd = (names) => [of('antd', names)];
const aria = (names) => [of('react-aria-components', names)];
/** With the style sheets of the part itself; those of what it uses are left out. */
const mantine = (names, sheets = names) => [
  of('@mantine/core', names),
  ...sheets.split(' ').map((sheet) => ({ module: `@mantine/core/styles/${sheet}.css` })),
];
/** Of a package of its own, which has one style sheet. */
const mantineOf = (module, names) => [of(module, names), { module: `${module}/styles.css` }];

/** The same part of each library, as its documentation puts it together; none where the library has none. */
export const PARTS = {
  'Theme, once on a page': {
    parlour: [of('@parlour/design-system/theme', 'ThemeProvider')],
    mui: mui('ThemeProvider createTheme CssBaseline'),
    mantine: mantine('MantineProvider', 'default-css-variables baseline global'),
    antd: antd('ConfigProvider'),
  },
  Button: {
    parlour: ours('Button'),
    mui: mui('Button'),
    mantine: mantine('Button'),
    antd: antd('Button'),
    aria: aria('Button'),
  },
  Dialog: {
    parlour: ours('Dialog'),
    mui: mui('Dialog DialogTitle DialogContent DialogActions'),
    mantine: mantine('Modal', 'Modal ModalBase'),
    antd: antd('Modal'),
    aria: aria('DialogTrigger ModalOverlay Modal Dialog Heading'),
  },
  'Select, native': {
    parlour: ours('Select'),
    mui: mui('NativeSelect FormControl InputLabel FormHelperText'),
    mantine: mantine('NativeSelect', 'Input'),
  },
  'Select with a search': {
    parlour: ours('Combobox'),
    mui: mui('Autocomplete TextField'),
    mantine: mantine('Select', 'Combobox Input'),
    antd: antd('Select'),
    aria: aria('ComboBox Label Input Button Popover ListBox ListBoxItem Text FieldError'),
  },
  Tabs: {
    parlour: ours('Tabs'),
    mui: mui('Tabs Tab'),
    mantine: mantine('Tabs'),
    antd: antd('Tabs'),
    aria: aria('Tabs TabList Tab TabPanel'),
  },
  Table: {
    parlour: ours('DataTable'),
    mui: mui(
      'TableContainer Table TableHead TableBody TableRow TableCell TableSortLabel TablePagination',
    ),
    mantine: mantine('Table'),
    antd: antd('Table'),
    aria: aria('ResizableTableContainer Table TableHeader TableBody Column Row Cell'),
  },
  Slider: {
    parlour: ours('Slider'),
    mui: mui('Slider'),
    mantine: mantine('Slider'),
    antd: antd('Slider'),
    aria: aria('Slider SliderTrack SliderThumb SliderOutput Label'),
  },
  Calendar: {
    parlour: ours('Calendar'),
    mui: [
      of('@mui/x-date-pickers', 'DateCalendar LocalizationProvider'),
      of('@mui/x-date-pickers/AdapterDayjs', 'AdapterDayjs'),
    ],
    mantine: mantineOf('@mantine/dates', 'DatePicker'),
    antd: antd('Calendar'),
    aria: aria('Calendar CalendarGrid CalendarCell Heading Button'),
  },
  Tooltip: {
    parlour: ours('Tooltip'),
    mui: mui('Tooltip'),
    mantine: mantine('Tooltip'),
    antd: antd('Tooltip'),
    aria: aria('TooltipTrigger Tooltip OverlayArrow'),
  },
  Checkbox: {
    parlour: ours('Checkbox'),
    mui: mui('Checkbox FormControlLabel'),
    mantine: mantine('Checkbox'),
    antd: antd('Checkbox'),
    aria: aria('Checkbox'),
  },
  TextField: {
    parlour: ours('TextField'),
    mui: mui('TextField'),
    mantine: mantine('TextInput', 'Input'),
    antd: antd('Input'),
    aria: aria('TextField Label Input Text FieldError'),
  },
  Toast: {
    parlour: [of('@parlour/design-system/ToastRegion', 'ToastRegion showToast')],
    mui: mui('Snackbar Alert'),
    mantine: mantineOf('@mantine/notifications', 'Notifications notifications'),
    antd: antd('notification'),
    aria: aria('UNSTABLE_ToastRegion UNSTABLE_Toast UNSTABLE_ToastContent UNSTABLE_ToastQueue'),
  },
  Stepper: {
    parlour: ours('Stepper'),
    mui: mui('Stepper Step StepLabel StepButton'),
    mantine: mantine('Stepper'),
    antd: antd('Steps'),
  },
  Avatar: {
    parlour: ours('Avatar'),
    mui: mui('Avatar'),
    mantine: mantine('Avatar'),
    antd: antd('Avatar'),
  },
  Chip: {
    parlour: ours('Chip'),
    mui: mui('Chip'),
    mantine: mantine('Chip'),
    antd: antd('Tag'),
    aria: aria('TagGroup TagList Tag Label'),
  },
  Timeline: {
    parlour: ours('Timeline'),
    mantine: mantine('Timeline'),
    antd: antd('Timeline'),
  },
  Accordion: {
    parlour: ours('Accordion'),
    mui: mui('Accordion AccordionSummary AccordionDetails'),
    mantine: mantine('Accordion'),
    antd: antd('Collapse'),
    aria: aria('DisclosureGroup Disclosure DisclosurePanel Heading Button'),
  },
  ProgressBar: {
    parlour: ours('ProgressBar'),
    mui: mui('LinearProgress'),
    mantine: mantine('Progress'),
    antd: antd('Progress'),
    aria: aria('ProgressBar Label'),
  },
};
