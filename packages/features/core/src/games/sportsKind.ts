import type { GameVendor } from '@parlour/gateway-openapi/start';
import type { MerchantDocument } from '../merchant/merchantDocument';

/** The merchant's lists of account types that count as e-sports and cockfights. */
export type SportsLists = Pick<MerchantDocument, 'esportGames' | 'cockfightGames'>;

/** The kind of a sports vendor: ordinary sports, or a kind that has its own page. */
export type SportsKind = 'own' | 'FB' | 'ESPORTS' | 'COCKFIGHT';

/** The kind of a sports vendor, by the configured account types (NAV-06). */
export function sportsKind({ accountTypeName }: GameVendor, lists: SportsLists): SportsKind {
  if (lists.esportGames.includes(accountTypeName)) return 'ESPORTS';
  if (lists.cockfightGames.includes(accountTypeName)) return 'COCKFIGHT';
  return accountTypeName === 'FB' ? 'FB' : 'own';
}
