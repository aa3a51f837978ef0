import { VisuallyHidden } from '@parlour/design-system/VisuallyHidden';
import { useCentreHref } from '@parlour/feature-core';
import type { ExplainedFigure, FigureLead, FigurePart } from '@parlour/gateway-openapi/agent';
import { useTranslation } from 'react-i18next';
import { recordsAddress, withState } from '../../model/recordsAddress';
import { useFigureTexts } from '../../model/useFigureTexts';
import * as S from './Explanation.styles';

export interface ExplanationRowProps {
  part: FigurePart;
  unit: ExplainedFigure['unit'];
  onFollow: (lead: FigureLead) => void;
  onLeave: () => void;
}

/** A row of the sum, whose name leads one level deeper or to the records. */
export function ExplanationRow({ part, unit, onFollow, onLeave }: ExplanationRowProps) {
  const { t } = useTranslation('explain');
  const texts = useFigureTexts();
  const label = texts.labelOf(part);
  const how = texts.howOf(part);
  const isLess = part.sign === 'minus';
  // A value below zero carries its sign itself.
  const sign = isLess ? '−' : part.value.startsWith('-') ? '' : '+';
  return (
    <S.Row>
      <S.Name scope="row">
        <RowName lead={part.leadsTo} label={label} onFollow={onFollow} onLeave={onLeave} />
        {how === null ? null : <S.How>{how}</S.How>}
      </S.Name>
      <S.Sign>
        <span aria-hidden>{sign}</span>
        <VisuallyHidden>{t(isLess ? 'takenOff' : 'added')}</VisuallyHidden>
      </S.Sign>
      <S.Value>
        <span>{texts.write(part.value, unit)}</span>
      </S.Value>
    </S.Row>
  );
}

interface RowNameProps extends Pick<ExplanationRowProps, 'onFollow' | 'onLeave'> {
  lead: FigureLead;
  label: string;
}

function RowName({ lead, label, onFollow, onLeave }: RowNameProps) {
  const hrefTo = useCentreHref();
  if (lead.to === 'figure')
    return (
      <S.Way type="button" onClick={() => onFollow(lead)}>
        {label}
      </S.Way>
    );
  const records = lead.to === 'records' ? recordsAddress(lead) : null;
  if (records === null) return label;
  return (
    <S.Link href={withState(hrefTo('agent', records.page), records.state)} onClick={onLeave}>
      {label}
    </S.Link>
  );
}
