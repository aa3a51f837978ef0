import { catalogue } from '../support/template';
import type { Examples } from './examples';

const codeOf = (vassalage: string): string =>
  catalogue.games.find((game) => game.vassalage === vassalage)?.gameCode ?? '';

/** Calls of the rooms and the drawn numbers. */
export const gamesExamples: Examples = {
  getRoomList: () => ({ values: { vassalage: 'SLN' } }),
  getOpenedNumbers: () => ({ values: { gameCode: codeOf('LOTT') } }),
  getVnOpenedNumbers: () => ({ values: { gameCode: codeOf('TCG_LOTTO_VN') } }),
};
