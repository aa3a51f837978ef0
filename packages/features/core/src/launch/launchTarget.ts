import type { MerchantDocument } from '../merchant/merchantDocument';

/** What a launch has to know of a game or of a vendor's lobby. */
export interface LaunchTarget {
  /** Id of the game; null for a vendor's lobby (LAUNCH-04). */
  nodeId: number | null;
  displayName: string;
  vassalage: string;
  gameType: string;
  maintenance: boolean;
  /** Code of the game at its vendor; lottery pages open by it (LAUNCH-02). */
  gameCode?: string | undefined;
  /** `VASSALAGE` opens a list of games (LAUNCH-03). Default: a game. */
  isGame?: 'GAME' | 'VASSALAGE' | undefined;
}

/** What the launch rules decide by. */
export interface LaunchQuestion {
  /** `paused` during a break from play or an exclusion. */
  visitor: 'guest' | 'trial' | 'paused' | 'member';
  target: LaunchTarget;
  merchant: Pick<MerchantDocument, 'gameListCenter' | 'prizeModes'>;
  /** Whether the merchant lets people register (WL-01). */
  mayRegister: boolean;
}
