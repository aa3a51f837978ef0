import { Dialog } from '@parlour/design-system/Dialog';
import { showToast } from '@parlour/design-system/ToastRegion';
import { LoadError, LoadingRows } from '@parlour/feature-shared';
import { useTranslation } from 'react-i18next';
import { MobileForm } from '../../components/MobileForm/MobileForm';
import { useBindMobile } from '../../model/useBindMobile';
import { type CountryRow, useCountries } from '../../model/useCountries';

/** The mobile number of the account (MC-04). */
export default function BindMobile({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('member');
  const countries = useCountries();
  const draw = () => {
    if (countries.status === 'loading') return <LoadingRows heights={[72, 72, 72, 48]} />;
    if (countries.status === 'failed')
      return <LoadError title={t('code.countriesFailed')} state={countries} />;
    return <Bind countries={countries.data} onClose={onClose} />;
  };
  return (
    <Dialog
      isOpen
      isCoverDisabled
      size="sm"
      title={t('security.mobile')}
      labels={{ close: t('common:actions.close') }}
      onClose={onClose}
    >
      {draw()}
    </Dialog>
  );
}

interface BindProps {
  countries: readonly CountryRow[];
  onClose: () => void;
}

function Bind({ countries, onClose }: BindProps) {
  const { t } = useTranslation('member');
  const form = useBindMobile(countries, () => {
    showToast({ tone: 'positive', title: t('security.mobileSaved') });
    onClose();
  });
  return <MobileForm countries={countries} {...form} />;
}
