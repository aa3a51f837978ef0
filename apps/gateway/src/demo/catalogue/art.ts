import type { Banner, Game } from '../../games/types';

/** What the picture of a game is drawn from. */
export interface GameArt {
  /** The motif in front. */
  emblem: string;
  /** A second motif of the name, drawn behind the first. */
  companion: string | null;
  /** Picks the roles of the vendor's four colours. */
  palette: number;
  /** Picks the variation of the vendor's composition. */
  composition: number;
  /** Picks the light source. */
  light: number;
  /** Seeds everything else: ornaments, tilt, scatter. */
  seed: number;
}

/** A game of the demo, from which its picture is drawn too. */
export interface DemoGame extends Game {
  art: GameArt;
}

/** A banner of the demo, from which its picture is drawn too. */
export interface DemoBanner extends Banner {
  /** Motifs of the picture, the first one largest. */
  emblems: readonly [string, string, string];
  /** The vendor whose colours and composition the picture takes. */
  vendor: string;
  /** Which of the vendor's colours has which role, 0 to 11. */
  palette: number;
}
