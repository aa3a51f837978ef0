import * as S from './OddsButton.styles';

/** A small filled triangle, as an arrow of lines is too thin beside digits. */
export function ChangeMark({ change }: { change: 'up' | 'down' }) {
  return (
    <S.Mark aria-hidden focusable={false} viewBox="0 0 10 8" data-change={change}>
      <path d={change === 'up' ? 'M5 0 10 8H0z' : 'M5 8 0 0h10z'} />
    </S.Mark>
  );
}
