import * as S from './panel.styles';

/** Colours beside each other, drawn alone: their values are in the text. */
export function Swatch({ colors }: { colors: readonly string[] }) {
  return (
    <S.Swatches aria-hidden>
      {colors.map((shown, at) => (
        // Two of them may be the same colour.
        <S.Swatch key={`${String(at)} ${shown}`} style={{ '--_shown': shown }} />
      ))}
    </S.Swatches>
  );
}
