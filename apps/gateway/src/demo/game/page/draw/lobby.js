import { make } from '../elements.js';

/** The lotteries of a vendor by group, one of which is chosen. */
export function listLotteries(groups, texts, choose) {
  const lobby = make('div', { className: 'lobby' }, make('h2', { textContent: texts['draw.all'] }));
  for (const { gameGroupName, games } of groups) {
    const list = make('ul');
    for (const { gameCode, displayName, state } of games) {
      const button = make('button', { type: 'button', textContent: displayName });
      const isClosed = state === 'MAINTENANCE';
      button.disabled = isClosed;
      button.addEventListener('click', () => choose(gameCode));
      list.append(
        make(
          'li',
          {},
          button,
          ...(isClosed
            ? [make('span', { className: 'hint', textContent: texts.GAME_MAINTENANCE })]
            : []),
        ),
      );
    }
    lobby.append(make('section', {}, make('h3', { textContent: gameGroupName }), list));
  }
  return lobby;
}
