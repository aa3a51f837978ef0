import { Stack } from '@parlour/design-system/layout/Stack';
import { RadioGroup } from '@parlour/design-system/RadioGroup';
import { ToggleGroup } from '@parlour/design-system/ToggleGroup';
import { useMoney } from '@parlour/feature-core';
import type { DepositMethod, WithdrawMethod } from '@parlour/gateway-openapi/wallet';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';

type Method = DepositMethod | WithdrawMethod;

export interface MethodPickerProps {
  methods: readonly Method[];
  /** Id of the chosen one. */
  chosen: string;
  onChoose: (methodId: string) => void;
}

const ALL = 'ALL';

/** The payment methods with their limits and fees, filtered by kind where there are several (WAL-02). */
export function MethodPicker({ methods, chosen, onChoose }: MethodPickerProps) {
  const { t } = useTranslation('wallet');
  const { full: money, plain } = useMoney();
  const [kind, setKind] = useState<string>(ALL);
  const kinds = [...new Set(methods.map((method) => method.kind))];
  const shown = methods.filter((method) => kind === ALL || method.kind === kind);
  const choose = (id: string): void => {
    setKind(id);
    const ofKind = methods.filter((method) => id === ALL || method.kind === id);
    const open = ofKind.find(({ maintenance }) => !maintenance);
    if (open !== undefined && !ofKind.some(({ methodId }) => methodId === chosen))
      onChoose(open.methodId);
  };
  const hintOf = ({ minAmount, maxAmount, feeRate, averageMinutes, maintenance }: Method) =>
    maintenance ? (
      t('closed')
    ) : (
      <Facts
        facts={[
          t('limits', { min: money(minAmount), max: money(maxAmount) }),
          t('feeOf', { rate: plain(feeRate) }),
          ...(averageMinutes === null ? [] : [t('minutes', { count: averageMinutes })]),
        ]}
      />
    );
  return (
    <Stack gap={12}>
      {kinds.length < 2 ? null : (
        <div>
          <ToggleGroup
            label={t('kinds')}
            size="sm"
            selectedId={kind}
            onSelect={({ id }) => choose(id)}
            items={[
              { id: ALL, label: t('all') },
              ...kinds.map((id) => ({ id, label: t(`kind.${id}`) })),
            ]}
          />
        </div>
      )}
      <RadioGroup
        label={t('method')}
        variant="card"
        direction="row"
        value={chosen}
        onChange={({ value }) => onChoose(value)}
        options={shown.map((method) => ({
          value: method.methodId,
          label: method.displayName,
          hint: hintOf(method),
          isDisabled: method.maintenance,
        }))}
      />
    </Stack>
  );
}

/** Facts one after the other, each unbroken and in the direction of its own text. */
function Facts({ facts }: { facts: readonly string[] }) {
  return facts.map((fact, index) => (
    <Fragment key={fact}>
      {index === 0 ? null : ' · '}
      <bdi style={{ display: 'inline-block' }}>{fact}</bdi>
    </Fragment>
  ));
}
