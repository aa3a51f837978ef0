import { Dialog } from '@parlour/design-system/Dialog';
import { Stack } from '@parlour/design-system/layout/Stack';
import { Skeleton } from '@parlour/design-system/Skeleton';
import { ListPager, LoadError } from '@parlour/feature-shared';
import { useTranslation } from 'react-i18next';
import type { ExplainRequest } from '../../model/explainContext';
import { useTerms } from '../../model/terms';
import { useExplanation } from '../../model/useExplanation';
import { useFigureTexts } from '../../model/useFigureTexts';
import { ExplainTrail } from '../Explanation/ExplainTrail';
import { Explanation } from '../Explanation/Explanation';

export interface ExplainDialogProps {
  request: ExplainRequest;
  onClose: () => void;
}

/** Digits of any script, so that a figure with a unit or a word beside it is the same figure. */
const digitsOf = (text: string): string => text.replace(/\P{Nd}/gu, '');

const hasMoved = (shown: string, value: string): boolean => digitsOf(shown) !== digitsOf(value);

/** Why a figure is what it is: the rows that it is made of, level by level (AG-01). */
export default function ExplainDialog({ request, onClose }: ExplainDialogProps) {
  const { t } = useTranslation('explain');
  const { nameOf } = useTerms();
  const texts = useFigureTexts();
  const { trail, state } = useExplanation(request.asked);
  const figure = state.status === 'ready' ? state.data : undefined;
  const value = figure === undefined ? undefined : texts.write(figure.value, figure.unit);
  const isFirst = trail.level === 0;
  const shown = isFirst ? request.shown : value;
  const draw = () => {
    if (state.status === 'failed') return <LoadError title={t('failed')} state={state} />;
    if (figure === undefined) return <Skeleton height="16rem" />;
    return (
      <Explanation
        figure={figure}
        shown={
          isFirst && value !== undefined && hasMoved(request.shown, value)
            ? request.shown
            : undefined
        }
        onFollow={trail.onFollow}
        onLeave={onClose}
      />
    );
  };
  return (
    <Dialog
      isOpen
      size="lg"
      title={
        shown === undefined ? nameOf(trail.asked.figure) : t('title', { value: value ?? shown })
      }
      labels={{ close: t('common:actions.close') }}
      onClose={onClose}
    >
      <Stack gap={16} aria-busy={figure === undefined || undefined}>
        <ExplainTrail
          steps={trail.steps.map((step) => texts.placeOf(step))}
          onBack={trail.onBack}
        />
        {draw()}
        {figure !== undefined && figure.totalPages > 1 ? (
          <ListPager
            label={t('pages')}
            page={trail.pageNo}
            pageCount={figure.totalPages}
            onSelect={({ page }) => trail.onPage(page)}
          />
        ) : null}
      </Stack>
    </Dialog>
  );
}
