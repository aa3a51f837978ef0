import { make } from '../elements.js';
import { fill } from '../texts.js';
import { balls } from './results.js';

/** The player's last tickets of a lottery with what they won. */
export function listTickets({ draw, tickets }, { texts, money }) {
  const section = make('section', {}, make('h2', { textContent: texts['draw.tickets'] }));
  if (tickets.length === 0) {
    section.append(make('p', { className: 'hint', textContent: texts['draw.noTickets'] }));
    return section;
  }
  const list = make('ul', { className: 'rows' });
  for (const ticket of tickets) list.append(rowOf(ticket, { draw, texts, money }));
  section.append(list);
  return section;
}

function rowOf({ numero, wager, picks, stake, win }, { draw, texts, money }) {
  const isOpen = win === null;
  const hasWon = !isOpen && win !== '0.00';
  const about = [fill(texts['draw.number'], { numero })];
  if (draw.wagers.length > 1) about.push(texts[`draw.${wager}`]);
  about.push(`${texts.stake} ${money(stake)}`);
  const numbers = balls(picks, 'text');
  const row = make(
    'li',
    {},
    make('span', { className: 'hint', textContent: about.join(' · ') }),
    numbers,
    make('strong', {
      textContent: isOpen ? texts['draw.waiting'] : hasWon ? `+ ${money(win)}` : texts.lost,
    }),
  );
  row.dataset.state = isOpen ? 'open' : hasWon ? 'won' : 'lost';
  return row;
}

/** Takes the tickets that have been decided out of those that wait, and adds those that now wait. */
export function takeDecided(waiting, tickets) {
  const decided = tickets.filter(({ ticketId, win }) => win !== null && waiting.delete(ticketId));
  for (const { ticketId, win } of tickets) if (win === null) waiting.add(ticketId);
  return decided;
}
