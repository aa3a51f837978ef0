import type { GameLane } from '@parlour/gateway-openapi/start';

/** What a category is called: by its label, or by its first vendor where it has none (NAV-03); never by its code while it has either. */
export const categoryName = ({ gameCategory, labelName, vendors }: GameLane): string =>
  labelName ?? vendors[0]?.displayName ?? gameCategory;
