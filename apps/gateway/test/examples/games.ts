import { catalogue } from '../support/template';
import type { Examples } from './examples';

const codeOf = (vassalage: string): string =>
  catalogue.games.find((game) => game.vassalage === vassalage)?.gameCode ?? '';

/** Example calls about rooms and draws. */
export const gamesExamples: Examples = {
  getRoomList: () => ({ values: { vassalage: 'SLN' } }),
  getOpenedNumbers: () => ({ values: { gameCode: codeOf('LOTT') } }),
  getVnOpenedNumbers: () => ({ values: { gameCode: codeOf('TCG_LOTTO_VN') } }),
};
