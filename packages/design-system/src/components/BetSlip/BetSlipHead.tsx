import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';
import * as S from './BetSlip.styles';
import type { BetSlipLabels } from './betSlipLabels';

interface BetSlipHeadProps {
  id: string;
  level: 2 | 3;
  texts: Partial<BetSlipLabels>;
  /** Number of selections. */
  count: number;
  onRemoveAll: (() => void) | undefined;
}

/** The title with the number of selections, and the way to remove them all. */
export function BetSlipHead({ id, level, texts, count, onRemoveAll }: BetSlipHeadProps) {
  const Heading = `h${String(level)}` as 'h2';
  return (
    <S.Head>
      <S.Title>
        {/* It takes the focus where what had it goes away. */}
        <Heading id={id} tabIndex={-1} data-slip-title>
          {texts.title}
        </Heading>
        {count === 0 ? null : (
          <Badge size="sm" tone="action">
            {count}
          </Badge>
        )}
      </S.Title>
      {count < 2 || onRemoveAll === undefined ? null : (
        <Button size="sm" variant="quiet" tone="neutral" onClick={onRemoveAll}>
          {texts.removeAll}
        </Button>
      )}
    </S.Head>
  );
}
