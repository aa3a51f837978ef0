import { AmountField } from '../../components/AmountField/AmountField';
import { QUICK_AMOUNTS } from '../../components/AmountField/AmountField.fixtures';
import { Button } from '../../components/Button/Button';
import { Checkbox } from '../../components/Checkbox/Checkbox';
import { PasswordField } from '../../components/PasswordField/PasswordField';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup';
import { Select } from '../../components/Select/Select';
import { Switch } from '../../components/Switch/Switch';
import { TextField } from '../../components/TextField/TextField';
import { ToggleGroup } from '../../components/ToggleGroup/ToggleGroup';
import { GiftIcon } from '../../icons/GiftIcon';
import { GlobeIcon } from '../../icons/GlobeIcon';
import { WalletIcon } from '../../icons/WalletIcon';
import { Section } from '../../layout/Section/Section';
import type { DepositTexts, LoginTexts } from './specimenTexts.fixtures';

/** Fields of text, with hints and errors. */
export function SpecimenLogin({ texts }: { texts: LoginTexts }) {
  return (
    <Section title={texts.title}>
      <TextField {...texts.username} defaultValue="lantern.koi" />
      <TextField {...texts.bankAccount} defaultValue="4021-7788-1190" inputMode="numeric" />
      <PasswordField {...texts.password} labels={texts.passwordLabels} defaultValue="secret" />
      <Checkbox label={texts.remember} defaultChecked />
      <Checkbox {...texts.terms} />
      <Button isWide>{texts.submit}</Button>
    </Section>
  );
}

const METHOD_ICONS = [
  <GlobeIcon key="bank" />,
  <WalletIcon key="wallet" />,
  <GiftIcon key="gift" />,
];

/** Fields of choice, and an amount. */
export function SpecimenDeposit({ texts, lang }: { texts: DepositTexts; lang: string }) {
  return (
    <Section title={texts.title}>
      <RadioGroup
        label={texts.method}
        variant="card"
        defaultValue="0"
        options={texts.methods.map((method, at) => ({
          ...method,
          value: String(at),
          start: METHOD_ICONS[at],
          isDisabled: at === 2,
        }))}
      />
      <AmountField
        label={texts.amount}
        locale={lang}
        currency="USD"
        defaultValue="1204.50"
        hint={texts.least}
        quickAmounts={QUICK_AMOUNTS.slice(0, 3)}
      />
      <Select
        label={texts.promotion}
        defaultValue="1"
        options={texts.promotions.map((label, at) => ({ label, value: String(at) }))}
      />
      <Switch {...texts.hide} placement="end" defaultChecked />
      <ToggleGroup
        label={texts.period}
        isWide
        defaultSelectedId="1"
        items={texts.periods.map((label, at) => ({ label, id: String(at) }))}
      />
    </Section>
  );
}
