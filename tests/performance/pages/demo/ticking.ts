/** Content and intervals of the ticking pages, so that all show the same figures at the same times. */
export const NOTICES = [
  { id: 'hours', title: 'Maintenance of the table games on Tuesday, 03:00 to 05:00' },
  { id: 'deposit', title: 'Two new ways to deposit' },
  { id: 'help', title: 'The help centre now answers in eleven languages' },
] as const;

/** The random number that makes the design system's simulation wait four seconds and grow by 300. */
export const EVEN_CHANCE = 0.5;
export const GROWTH_MS = 4000;
export const GROWTH = 300;
export const FIRST_FIGURE = 11_500_000_000;

const grouped = new Intl.NumberFormat('en', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

export const figureText = (figure: number): string => grouped.format(figure);

export const clockText = (now: Date): string => now.toLocaleString('en-GB');
