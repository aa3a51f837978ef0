import { FactList } from '@parlour/design-system/FactList';
import { Inline } from '@parlour/design-system/layout/Inline';
import { lazyChunk, useMoney } from '@parlour/feature-core';
import type { PayDetail, PayMethodKind } from '@parlour/gateway-openapi/wallet';
import { Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from './CopyButton';
import * as S from './PayLines.styles';

const QrCode = lazyChunk(async () => ({
  default: (await import('@parlour/design-system/QrCode')).QrCode,
}));

/** Kinds whose address is also shown as a QR code. */
const QR_KINDS: readonly PayMethodKind[] = ['EWALLET', 'CRYPTO'];

export interface PayLinesProps {
  /** The amount to pay, a decimal string of the gateway. */
  amount: string;
  lines: readonly PayDetail[];
  /** Kind of the method; undefined while it is not known. */
  kind: PayMethodKind | undefined;
}

/** What, where and with which reference to pay, to copy or scan (WAL-02). */
export function PayLines({ amount, lines, kind }: PayLinesProps) {
  const { t } = useTranslation('wallet');
  const { full: money } = useMoney();
  const listId = useId();
  const address = kind !== undefined && QR_KINDS.includes(kind) ? lines[0]?.value : undefined;
  return (
    <S.Surround>
      <S.Root>
        <FactList
          facts={[
            { label: t('amount'), value: amount, text: money(amount) },
            ...lines.map((line) => ({ ...line, text: line.value })),
          ].map(({ label, value, text }, at) => ({
            label,
            value: (
              <Inline gap={8}>
                <bdi id={`${listId}-${String(at)}`}>{text}</bdi>
                <CopyButton text={value} label={label} shownId={`${listId}-${String(at)}`} />
              </Inline>
            ),
          }))}
        />
        {address === undefined ? null : (
          <S.Code data-code>
            <Suspense fallback={null}>
              <QrCode value={address} label={t('pay.code')} size={160} />
            </Suspense>
          </S.Code>
        )}
      </S.Root>
    </S.Surround>
  );
}
