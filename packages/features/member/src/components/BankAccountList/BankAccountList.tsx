import { Badge } from '@parlour/design-system/Badge';
import { Button } from '@parlour/design-system/Button';
import { WalletIcon } from '@parlour/design-system/icons/WalletIcon';
import type { BankAccount } from '@parlour/gateway-openapi/member';
import { useTranslation } from 'react-i18next';
import { SettingList, SettingRow } from '../SettingRow/SettingRow';

export interface BankAccountListProps {
  accounts: readonly BankAccount[];
  /** Id of the account that is being made the default. */
  choosing?: string | undefined;
  onChoose: (account: BankAccount) => void;
  onRemove: (account: BankAccount) => void;
}

/** The bank accounts of a member, the default first (MC-04). */
export function BankAccountList({ accounts, choosing, onChoose, onRemove }: BankAccountListProps) {
  const { t } = useTranslation('member');
  return (
    <SettingList role="list" aria-label={t('banks.title')}>
      {accounts.map((account) => {
        const { bankAccountId, bankName, accountNumber, payeeName, isDefault } = account;
        const name = `${bankName} ${accountNumber}`;
        return (
          <SettingRow
            key={bankAccountId}
            icon={<WalletIcon />}
            name={
              <>
                {bankName} <bdi dir="ltr">{accountNumber}</bdi>{' '}
                {isDefault ? (
                  <Badge size="sm" tone="positive">
                    {t('banks.default')}
                  </Badge>
                ) : null}
              </>
            }
            text={<bdi>{payeeName}</bdi>}
            actions={
              <>
                {isDefault ? null : (
                  <Button
                    size="sm"
                    variant="quiet"
                    tone="neutral"
                    aria-label={`${t('banks.choose')}: ${name}`}
                    isLoading={choosing === bankAccountId}
                    onClick={() => onChoose(account)}
                  >
                    {t('banks.choose')}
                  </Button>
                )}
                <Button
                  size="sm"
                  variant="outline"
                  tone="neutral"
                  aria-label={`${t('banks.remove')}: ${name}`}
                  onClick={() => onRemove(account)}
                >
                  {t('banks.remove')}
                </Button>
              </>
            }
          />
        );
      })}
    </SettingList>
  );
}
