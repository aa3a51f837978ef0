import { Button } from '@parlour/design-system/Button';
import { ChevronStartIcon } from '@parlour/design-system/icons/ChevronStartIcon';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as S from './Explanation.styles';

export interface ExplainTrailProps {
  /** From the figure that was opened down to the one that is shown. */
  steps: readonly string[];
  onBack: (level: number) => void;
}

/** The way to the figure that is shown: each level above is a button back to it. */
export function ExplainTrail({ steps, onBack }: ExplainTrailProps) {
  const { t } = useTranslation('explain');
  const here = useRef<HTMLHeadingElement>(null);
  const known = useRef(steps.length);
  // The pressed row is gone, so focus goes to the name of what replaced it.
  useEffect(() => {
    if (known.current !== steps.length) here.current?.focus();
    known.current = steps.length;
  }, [steps.length]);
  const above = steps.slice(0, -1).map((step, level) => ({ id: String(level), step, level }));
  const parent = above.at(-1)?.step;
  return (
    <S.Trail>
      {parent === undefined ? null : (
        <Button
          size="sm"
          variant="outline"
          tone="neutral"
          icon={<ChevronStartIcon />}
          aria-label={t('back', { name: parent })}
          onClick={() => onBack(above.length - 1)}
        >
          {t('toBack')}
        </Button>
      )}
      {above.length < 2 ? null : (
        <nav aria-label={t('trail')}>
          <S.Steps role="list">
            {above.map(({ id, step, level }) => (
              <li key={id}>
                <S.StepButton type="button" onClick={() => onBack(level)}>
                  {step}
                </S.StepButton>
              </li>
            ))}
          </S.Steps>
        </nav>
      )}
      <S.Here ref={here} tabIndex={-1}>
        {steps.at(-1)}
      </S.Here>
    </S.Trail>
  );
}
