export const NOTICES = [
  { id: 'n1', title: 'Maintenance of the table games on Tuesday, 03:00 to 05:00' },
  { id: 'n2', title: 'Two new ways to deposit' },
  { id: 'n3', title: 'The help centre now answers in eleven languages' },
] as const;

export const MARQUEE_LABELS = {
  list: 'Notices',
  pause: 'Pause notices',
  resume: 'Play notices',
} as const;
