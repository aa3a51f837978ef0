import { createBetting, playByKey } from '../betting.js';
import { addPay, make } from '../elements.js';
import { createReels } from './reels.js';

/** Says where the slot machine stands in for something else. */
export const noteOn = ({ gameType, nodeId }, texts) =>
  gameType === 'RNG' && nodeId !== null ? '' : texts.instead;

/** Starts the slot machine. */
export function start(game, shell) {
  const { texts, playButton } = shell;
  const root = make('div', { className: 'reels' });
  root.setAttribute('aria-hidden', 'true');
  shell.table.append(root);
  const reels = createReels(
    root,
    game.payTable.map(({ symbol }) => symbol),
  );
  playButton.textContent = texts.spin;
  shell.showHint(texts.hint);
  shell.more.append(listPays(game, texts));
  const play = createBetting(game, shell, {
    path: '/wps/play/round',
    readBet: () => ({ stake: shell.chosenStake() }),
    texts: { ready: texts.ready, busy: texts.spinning, unknown: texts.unknown },
    during(answer) {
      root.scrollIntoView({ block: 'nearest' });
      return reels.turn(answer);
    },
    showResult: ({ win }) => shell.showWin(win),
  });
  playButton.addEventListener('click', play);
  playByKey(play);
}

function listPays({ payTable }, texts) {
  const table = make('table');
  for (const { symbol, multiplier } of payTable) addPay(table, texts[symbol] ?? symbol, multiplier);
  return make('details', {}, make('summary', { textContent: texts.pays }), table);
}
