import type { MerchantDocument } from '../merchant/merchantDocument';

/** What has to be known of a game, or of a vendor's lobby, to start it. */
export interface LaunchTarget {
  /** Names the game; null for a vendor's lobby (LAUNCH-04). */
  nodeId: number | null;
  displayName: string;
  vassalage: string;
  gameType: string;
  maintenance: boolean;
  /** Code of the game at its vendor, at which a lottery opens (LAUNCH-02). */
  gameCode?: string | undefined;
  /** VASSALAGE stands for a list of games (LAUNCH-03); a game without it. */
  isGame?: 'GAME' | 'VASSALAGE' | undefined;
}

/** Who asks for a game, and for what. */
export interface LaunchQuestion {
  visitor: 'guest' | 'trial' | 'member';
  target: LaunchTarget;
  merchant: Pick<MerchantDocument, 'gameListCenter' | 'prizeModes'>;
  /** Whether the merchant lets people register (WL-01). */
  mayRegister: boolean;
}
