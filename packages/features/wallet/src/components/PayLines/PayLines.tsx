import { FactList } from '@parlour/design-system/FactList';
import { Inline } from '@parlour/design-system/layout/Inline';
import { lazyPart } from '@parlour/feature-core';
import type { PayDetail, PayMethodKind } from '@parlour/gateway-openapi/payments';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from './CopyButton';
import * as S from './PayLines.styles';

const QrCode = lazyPart(async () => ({
  default: (await import('@parlour/design-system/QrCode')).QrCode,
}));

/** Kinds whose address is read by the camera of a phone. */
const SCANNED: readonly PayMethodKind[] = ['EWALLET', 'CRYPTO'];

export interface PayLinesProps {
  lines: readonly PayDetail[];
  /** Kind of the method; undefined while it is not known. */
  kind: PayMethodKind | undefined;
}

/** Where and with which reference to pay, to be copied or scanned (WAL-02). */
export function PayLines({ lines, kind }: PayLinesProps) {
  const { t } = useTranslation('wallet');
  const address = kind !== undefined && SCANNED.includes(kind) ? lines[0]?.value : undefined;
  return (
    <S.Surround>
      <S.Root>
        <FactList
          facts={lines.map(({ label, value }) => ({
            label,
            value: (
              <Inline gap={8}>
                <bdi>{value}</bdi>
                <CopyButton text={value} label={label} />
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
