import { brass, ink, ivory, paper, signal, teal } from './primitives';

/** The colour of one meaning in both schemes. */
export interface SchemePair {
  dark: string;
  light: string;
}

const pair = (dark: string, light: string): SchemePair => ({ dark, light });

/** Every colour that a component may use, by meaning. The names are a promise to merchants. */
export const SEMANTIC_COLORS = {
  'surface-page': pair(ink[950], paper[50]),
  'surface-panel': pair(ink[850], paper[0]),
  'surface-raised': pair(ink[800], paper[0]),
  'surface-sunken': pair('#0d0b11', paper[100]),
  'surface-field': pair('#0d0b11', paper[0]),
  'surface-hover': pair(ink[700], paper[100]),
  scrim: pair('rgb(8 6 11 / 72%)', 'rgb(35 28 42 / 48%)'),
  'scrim-page': pair('#0b090e', '#938d90'),

  'text-default': pair(ivory[50], '#2a2331'),
  'text-muted': pair(ivory[200], paper[600]),
  'text-disabled': pair(ink[400], paper[400]),
  'text-on-picture': pair(ivory[50], ivory[50]),

  'border-subtle': pair(ink[700], paper[200]),
  'border-default': pair(ink[600], paper[300]),
  'border-control': pair(ink[400], '#867a67'),

  action: pair(teal[400], teal[600]),
  'action-hover': pair(teal[300], teal[700]),
  'action-active': pair(teal[200], teal[800]),
  'action-mark': pair(teal[400], teal[600]),
  'on-action': pair('#06231c', paper[0]),
  'action-text': pair(teal[300], teal[700]),
  'action-subtle': pair('#16332f', '#dff1ea'),

  accent: pair(brass[400], brass[500]),
  'accent-mark': pair(brass[400], brass[500]),
  'accent-text': pair(brass[300], brass[700]),
  'on-accent': pair('#241a06', '#241a06'),
  'accent-on-picture': pair(brass[400], brass[400]),
  'accent-subtle': pair('#332a1d', '#f6ead0'),
  glow: pair('rgb(212 171 92 / 22%)', 'rgb(185 140 61 / 20%)'),

  positive: pair(signal.green300, signal.green700),
  'positive-subtle': pair('#18301f', '#e0f2e6'),
  warning: pair(signal.amber300, signal.amber700),
  'warning-subtle': pair('#35290f', '#fbedcf'),
  danger: pair(signal.red400, signal.red600),
  'danger-hover': pair(signal.red300, signal.red700),
  'on-danger': pair('#2b0705', paper[0]),
  'danger-text': pair(signal.red300, signal.red700),
  'danger-subtle': pair('#3a1c1e', '#fbe4e0'),
  info: pair(signal.blue300, signal.blue700),
  'info-subtle': pair('#1a2838', '#e1edf9'),

  focus: pair('#f0d9a8', '#2a2331'),
  skeleton: pair(ink[700], paper[200]),
  'picture-veil': pair('rgb(13 11 17 / 78%)', 'rgb(13 11 17 / 72%)'),
} as const satisfies Record<string, SchemePair>;

/** The shadow of floating elements. */
export const FLOAT_SHADOW = pair(
  '0 12px 32px rgb(0 0 0 / 48%),0 2px 6px rgb(0 0 0 / 32%)',
  '0 12px 32px rgb(60 48 30 / 16%),0 2px 6px rgb(60 48 30 / 10%)',
);

export type ColorName = keyof typeof SEMANTIC_COLORS;
