import type { TimelineEvent } from './Timeline';

export const TIMELINE_LABELS = {
  states: { done: 'Done', current: 'Now', waiting: 'Not yet', failed: 'Failed' },
};

/** The steps of a withdrawal over two days. */
export const WITHDRAWAL: readonly TimelineEvent[] = [
  {
    id: 'asked',
    title: 'You asked for $ 120.00',
    state: 'done',
    day: 'Monday 3 March',
    time: { text: '21:40', at: '2025-03-03T21:40:00Z' },
  },
  {
    id: 'checked',
    title: 'Your identity was checked',
    state: 'done',
    day: 'Monday 3 March',
    time: { text: '21:52', at: '2025-03-03T21:52:00Z' },
    content: 'Identity card, front and back',
  },
  {
    id: 'sent',
    title: 'On its way to your bank',
    state: 'current',
    day: 'Tuesday 4 March',
    time: { text: '09:15', at: '2025-03-04T09:15:00Z' },
    content: 'Banks take up to two working days.',
  },
  { id: 'arrived', title: 'Arrives in your account', state: 'waiting', day: 'Tuesday 4 March' },
];

export const ARABIC_LABELS = {
  states: { done: 'تم', current: 'الآن', waiting: 'ليس بعد', failed: 'فشلت' },
};

export const ARABIC_EVENTS: readonly TimelineEvent[] = [
  {
    id: 'sent',
    title: 'أُرسلت صورة الهوية',
    state: 'done',
    day: 'الاثنين ٣ مارس',
    time: { text: '٢١:٤٠', at: '2025-03-03T21:40:00Z' },
  },
  {
    id: 'refused',
    title: 'تعذّرت قراءة الصورة',
    state: 'failed',
    day: 'الثلاثاء ٤ مارس',
    time: { text: '٠٩:١٥', at: '2025-03-04T09:15:00Z' },
    content: 'يرجى التقاط صورة أوضح في ضوء جيد.',
  },
];

export const THAI_LABELS = {
  states: { done: 'เสร็จแล้ว', current: 'ตอนนี้', waiting: 'ยังไม่ถึง', failed: 'ไม่สำเร็จ' },
};

export const THAI_EVENTS: readonly TimelineEvent[] = [
  {
    id: 'sent',
    title: 'ส่งรูปบัตรประจำตัวแล้ว',
    state: 'done',
    day: 'วันจันทร์ที่ 3 มีนาคม',
    time: { text: '21:40', at: '2025-03-03T21:40:00Z' },
  },
  {
    id: 'review',
    title: 'กำลังตรวจสอบเอกสารของคุณ',
    state: 'current',
    day: 'วันจันทร์ที่ 3 มีนาคม',
    content: 'โดยปกติใช้เวลาไม่เกินหนึ่งวันทำการ',
  },
];
