import { Badge, type BadgeTone } from '@parlour/design-system/Badge';
import { Button } from '@parlour/design-system/Button';
import { ChevronStartIcon } from '@parlour/design-system/icons/ChevronStartIcon';
import { Stack } from '@parlour/design-system/layout/Stack';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as S from './RecordFrame.styles';

export interface RecordFrameProps {
  /** Kind and amount. */
  title: string;
  state: { text: string; tone: BadgeTone };
  /** When it began, formatted. */
  when: string;
  onBack: () => void;
  children: ReactNode;
}

/** The frame of one record of money: title, state, and a back button. Its heading takes focus. */
export function RecordFrame({ title, state, when, onBack, children }: RecordFrameProps) {
  const { t } = useTranslation('wallet');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap={24}>
      <Stack gap={8} align="start">
        <Button
          variant="quiet"
          tone="neutral"
          size="sm"
          icon={<ChevronStartIcon />}
          onClick={onBack}
        >
          {t('back')}
        </Button>
        <S.Head>
          <h3 ref={heading} tabIndex={-1}>
            {title}
          </h3>
          <Badge tone={state.tone}>{state.text}</Badge>
        </S.Head>
        <S.When>{when}</S.When>
      </Stack>
      {children}
    </Stack>
  );
}
