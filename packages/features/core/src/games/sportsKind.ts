import type { GameVendor } from '@parlour/gateway-openapi/start';
import type { MerchantDocument } from '../merchant/merchantDocument';

/** Lists of account types by which the merchant tells sports apart. */
export type SportsLists = Pick<MerchantDocument, 'esportGames' | 'cockfightGames'>;

/** What a vendor in the lane of sports is: sports itself, or a kind that has a page of its own. */
export type SportsKind = 'own' | 'FB' | 'ESPORTS' | 'COCKFIGHT';

/** The kind of a card in the lane of sports, by the configured account types (NAV-06). */
export function sportsKind({ accountTypeName }: GameVendor, lists: SportsLists): SportsKind {
  if (lists.esportGames.includes(accountTypeName)) return 'ESPORTS';
  if (lists.cockfightGames.includes(accountTypeName)) return 'COCKFIGHT';
  return accountTypeName === 'FB' ? 'FB' : 'own';
}
