import type { GameLane } from '@parlour/gateway-openapi/start';

/** The name of a category: its label, else its first vendor (NAV-03). The code is used only if it has neither. */
export const categoryName = ({ gameCategory, labelName, vendors }: GameLane): string =>
  labelName ?? vendors[0]?.displayName ?? gameCategory;
