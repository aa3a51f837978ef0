import { createBetting, playByKey } from '../betting.js';
import { createReels } from './reels.js';

/** Says where the slot machine stands in for something else. */
export const noteOn = ({ gameType, nodeId }, texts) =>
  gameType === 'RNG' && nodeId !== null ? '' : texts.instead;

/** Starts the slot machine. */
export function start(game, shell) {
  const { texts, playButton } = shell;
  const root = document.createElement('div');
  root.className = 'reels';
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
    during: (answer) => reels.turn(answer),
    showResult({ win }) {
      const won = win !== '0.00';
      const amount = shell.money({ currency: game.currency, amount: win });
      shell.showOutcome(won ? texts.won.replace('{win}', amount) : texts.lost, { won });
    },
  });
  playButton.addEventListener('click', play);
  playByKey(play);
}

function listPays({ payTable }, texts) {
  const pays = document.createElement('details');
  const title = document.createElement('summary');
  const table = document.createElement('table');
  title.textContent = texts.pays;
  for (const { symbol, multiplier } of payTable) {
    const row = table.insertRow();
    row.insertCell().textContent = texts[symbol] ?? symbol;
    row.insertCell().textContent = `× ${Number(multiplier)}`;
  }
  pays.append(title, table);
  return pays;
}
