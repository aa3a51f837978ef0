import { createBetting } from '../betting.js';
import { make } from '../elements.js';
import { fill } from '../texts.js';
import { createHead } from './head.js';
import { listLotteries } from './lobby.js';
import { listPays } from './pays.js';
import { listResults, showLast } from './results.js';
import { createRoom } from './room.js';
import { createSlip } from './slip.js';
import { listTickets, takeDecided } from './tickets.js';

/** Starts the lottery room. */
export function start(game, shell) {
  const { texts, playButton, table, more, money } = shell;
  const controls = playButton.closest('.controls');
  const last = make('section', { className: 'last' });
  const room = createRoom(game, { show, fail });
  const head = createHead(texts, room.now, (isOpen) => {
    playButton.toggleAttribute('data-closed', !isOpen);
  });
  /** Ids of the tickets whose outcome has not been told. */
  const waiting = new Set();
  let shown = null;
  let slip = null;

  document.querySelector('main').classList.add('lottery');
  controls.hidden = true;
  playButton.textContent = texts['draw.buy'];
  shell.showHint(texts['draw.keys']);
  const play = createBetting(game, shell, {
    path: '/wps/play/ticket',
    readBet,
    texts: {
      ready: texts['draw.ready'],
      busy: texts['draw.busy'],
      unknown: texts['draw.unknown'],
    },
    refusals: { STATE_CONFLICT: texts['draw.closed'] },
    showResult({ ticket }) {
      shell.showOutcome(fill(texts['draw.bought'], ticket));
      // Its draw may have fallen by the time the room is read again.
      waiting.add(ticket.ticketId);
      shown.tickets = [ticket, ...shown.tickets];
      showMore();
      // Replaces an answer that is on its way and knows nothing of the ticket.
      room.read();
    },
    onRefused: (code) => {
      if (code === 'STATE_CONFLICT') room.read();
    },
  });
  playButton.addEventListener('click', play);
  shell.showOutcome('…');
  room.read();

  function readBet() {
    const bet = slip?.read() ?? null;
    if (!head.isOpen()) shell.showOutcome(head.phase());
    else if (bet === null) shell.showOutcome(slip.missing());
    else {
      const { gameCode, numero } = shown.draw;
      return { gameCode, numero, ...bet, stake: shell.chosenStake() };
    }
    return null;
  }

  async function show(next) {
    const before = shown;
    shown = next;
    controls.hidden = next.draw === null;
    if (next.draw === null) {
      slip = null;
      table.replaceChildren(listLotteries(next.lotteries, texts, room.open));
      more.replaceChildren();
      shell.showOutcome('');
      // The button that was pressed to come here is gone.
      if (before !== null && before.draw !== null) table.querySelector('button:enabled')?.focus();
      return;
    }
    const isSame = slip !== null && before?.draw?.gameCode === next.draw.gameCode;
    if (!isSame) open(next);
    head.show(next.draw);
    const isNew = isSame && before.results[0]?.numero !== next.results[0]?.numero;
    if (isNew || !isSame) await showLast(last, next.results, next.draw, { texts, isNew });
    if (shown !== next) return;
    shell.showBalance(next.balance);
    showMore();
    tellDecided(takeDecided(waiting, next.tickets));
  }

  /** Another lottery: what was picked in the one before does not fit it. */
  function open({ draw, lotteries }) {
    slip = createSlip(draw, texts);
    table.replaceChildren(
      ...(lotteries.length === 0 ? [] : [wayBack(draw)]),
      head.root,
      last,
      slip.root,
    );
    shell.showOutcome(texts['draw.ready']);
    table.querySelector('.way button')?.focus();
  }

  function wayBack({ displayName }) {
    const back = make('button', { type: 'button', textContent: texts['draw.all'] });
    back.addEventListener('click', () => room.open(undefined));
    return make('div', { className: 'way' }, make('h2', { textContent: displayName }), back);
  }

  function showMore() {
    const isOpen = more.querySelector('details')?.open ?? false;
    const pays = listPays(shown.draw.wagers, texts);
    pays.open = isOpen;
    more.replaceChildren(
      listTickets(shown, { texts, money }),
      listResults(shown.results, shown.draw, texts),
      pays,
    );
  }

  function tellDecided(decided) {
    if (decided.length === 0) return;
    const won = decided.filter(({ win }) => win !== '0.00');
    if (won.length === 0) {
      shell.showOutcome(texts.lost);
      return;
    }
    const told = won.map(({ win }) => fill(texts.won, { win: money(win) }));
    shell.showOutcome(told.join(' '), { won: true });
    shell.notifySite('parlour:balance-changed');
  }

  function fail(code) {
    const hasEnded = code === 'LAUNCH_EXPIRED';
    if (hasEnded) shell.end();
    if (shown === null && !hasEnded) table.replaceChildren(again());
    if (shown === null || hasEnded || code.endsWith('MAINTENANCE'))
      shell.showOutcome(texts[code === 'other' ? 'draw.failed' : code] ?? texts['draw.failed']);
  }

  function again() {
    const button = make('button', { type: 'button', textContent: texts['draw.again'] });
    button.addEventListener('click', room.read);
    return button;
  }
}
