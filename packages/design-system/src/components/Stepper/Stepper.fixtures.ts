import type { Step, StepperLabels } from './Stepper';

export const STEPPER_LABELS: StepperLabels = {
  list: 'Steps',
  position: (at, count, title) => `Step ${String(at)} of ${String(count)}: ${title}`,
  number: String,
  optional: 'Optional',
  states: { done: 'Done', current: 'Now', waiting: 'Not yet', failed: 'Failed' },
};

export const CHECK_STEPS: readonly Step[] = [
  { id: 'person', title: 'Personal data', state: 'done', href: '#person' },
  { id: 'address', title: 'Address', state: 'current', note: 'As on a bill of the last months' },
  { id: 'income', title: 'Source of income', state: 'waiting', isOptional: true },
  { id: 'document', title: 'Document', state: 'waiting' },
];

export const FAILED_STEPS: readonly Step[] = [
  { id: 'person', title: 'Personal data', state: 'done' },
  { id: 'address', title: 'Address', state: 'done' },
  {
    id: 'document',
    title: 'Document',
    state: 'failed',
    note: 'The picture is blurred. Take another.',
  },
  { id: 'end', title: 'Review', state: 'waiting' },
];

export const DONE_STEPS = CHECK_STEPS.map((step): Step => ({ ...step, state: 'done' }));
export const FIRST_STEPS = CHECK_STEPS.map(
  ({ id, title }, at): Step => ({ id, title, state: at === 0 ? 'current' : 'waiting' }),
);

export const LONG_STEPS: readonly Step[] = [
  'Data diri seperti yang tertulis di kartu identitas',
  'Donaudampfschifffahrtsgesellschaftskapitän',
  'Bukti alamat yang diterbitkan dalam tiga bulan terakhir',
  'Sumber penghasilan',
  'Pemeriksaan akhir oleh tim kami',
].map((title, at) => ({
  id: String(at),
  title,
  state: at < 2 ? 'done' : at === 2 ? 'current' : 'waiting',
  isOptional: at === 3,
}));

export const ARABIC_STEPS: readonly Step[] = [
  { id: 'person', title: 'البيانات الشخصية', state: 'done', href: '#person' },
  { id: 'address', title: 'العنوان', state: 'current' },
  { id: 'document', title: 'وثيقة الهوية', state: 'waiting' },
];

export const THAI_STEPS: readonly Step[] = [
  { id: 'person', title: 'ข้อมูลส่วนตัว', state: 'done', href: '#person' },
  { id: 'address', title: 'ที่อยู่', state: 'current' },
  { id: 'document', title: 'เอกสารยืนยันตัวตน', state: 'waiting' },
];
