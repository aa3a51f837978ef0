import type { ExplainFigureApiArg } from '@parlour/gateway-openapi/agent';
import { useTranslation } from 'react-i18next';
import { useExplain } from '../../model/explainContext';
import * as S from './FigureButton.styles';

export interface FigureButtonProps {
  /** The figure, with the filters that the page shows it by. */
  asked: ExplainFigureApiArg;
  /** The figure as it is shown, formatted. */
  children: string;
}

/** A figure that opens what it is made of (AG-01). Where nothing can open it, it is plain text. */
export function FigureButton({ asked, children }: FigureButtonProps) {
  const { t } = useTranslation('explain');
  const explain = useExplain();
  if (explain === null) return children;
  return (
    <S.Root
      type="button"
      data-component="FigureButton"
      aria-haspopup="dialog"
      aria-label={t('why', { value: children })}
      onClick={() => explain({ asked, shown: children })}
    >
      {children}
    </S.Root>
  );
}
