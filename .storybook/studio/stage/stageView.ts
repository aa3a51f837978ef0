/** What the stage shows. */
export interface StageView {
  scheme: 'dark' | 'light' | 'both';
  width: 'phone' | 'tablet' | 'wide';
  direction: 'ltr' | 'rtl';
  /** Id of a story, or '' for the specimen alone. */
  story: string;
  /** How two brands are shown. */
  compared: 'beside' | 'a' | 'b';
}

/** The page with most of what a brand colours. */
const LOBBY = 'features-home-homepage--ready';

export const FIRST_VIEW: StageView = {
  scheme: 'dark',
  width: 'phone',
  direction: 'ltr',
  story: LOBBY,
  compared: 'beside',
};

/** Measures of the devices in px. */
export const DEVICES = {
  phone: { inline: 375, block: 780 },
  tablet: { inline: 768, block: 960 },
  wide: { inline: 1280, block: 820 },
} as const;

export const schemesOf = ({ scheme }: StageView): readonly ('dark' | 'light')[] =>
  scheme === 'both' ? ['dark', 'light'] : [scheme];
