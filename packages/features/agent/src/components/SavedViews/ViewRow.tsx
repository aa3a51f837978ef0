import { Button } from '@parlour/design-system/Button';
import { Inline } from '@parlour/design-system/layout/Inline';
import { Stack } from '@parlour/design-system/layout/Stack';
import type { ReportView } from '@parlour/gateway-openapi/agent';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewChanges } from '../../model/useViewChanges';
import { Outcome } from '../Outcome/Outcome';
import * as S from './SavedViews.styles';
import { ViewNameForm } from './ViewNameForm';

export interface ViewRowProps {
  view: ReportView;
  /** Names of the other views. */
  others: readonly string[];
  /** Called after the view is gone. */
  onRemoved: () => void;
}

/** A saved view, which can be renamed and deleted in its place. */
export function ViewRow({ view: { viewId, name }, others, onRemoved }: ViewRowProps) {
  const { t } = useTranslation('agentViews');
  const row = useRef<HTMLLIElement>(null);
  const [mode, setMode] = useState<'rest' | 'rename' | 'delete'>('rest');
  const changes = useViewChanges(viewId);
  // The pressed button is gone: the focus stays in the row.
  useEffect(() => {
    if (mode !== 'rest') row.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [mode]);
  const rest = () => {
    setMode('rest');
    row.current?.focus();
  };
  const draw = () => {
    if (mode === 'rename')
      return (
        <ViewNameForm
          name={name}
          others={others}
          action={t('rename')}
          {...changes.renameErrors}
          onSubmit={async (text) => {
            if (await changes.onRename(text)) rest();
          }}
          onCancel={rest}
        />
      );
    if (mode === 'delete')
      return (
        <Stack gap={12}>
          <p>{t('deleteText', { name })}</p>
          {changes.removeError === undefined ? null : (
            <Outcome tone="danger">{changes.removeError}</Outcome>
          )}
          <Inline gap={8} justify="end">
            <Button variant="outline" tone="neutral" onClick={rest}>
              {t('common:actions.cancel')}
            </Button>
            <Button
              tone="danger"
              isLoading={changes.isRemoving}
              onClick={() => void changes.onRemove().then((isGone) => isGone && onRemoved())}
            >
              {t('delete')}
            </Button>
          </Inline>
        </Stack>
      );
    return (
      <S.Line>
        <S.Name>{name}</S.Name>
        <Inline gap={8}>
          <Button
            size="sm"
            variant="outline"
            tone="neutral"
            aria-label={t('renameOf', { name })}
            onClick={() => setMode('rename')}
          >
            {t('rename')}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            tone="danger"
            aria-label={t('deleteOf', { name })}
            onClick={() => setMode('delete')}
          >
            {t('delete')}
          </Button>
        </Inline>
      </S.Line>
    );
  };
  return (
    <S.Row ref={row} tabIndex={-1}>
      {draw()}
    </S.Row>
  );
}
