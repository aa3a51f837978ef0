import { Button } from '@parlour/design-system/Button';
import { EmptyState } from '@parlour/design-system/EmptyState';
import { ShieldIcon } from '@parlour/design-system/icons/ShieldIcon';
import { Section } from '@parlour/design-system/layout/Section';
import { Notice } from '@parlour/design-system/Notice';
import { ListPager, LoadError, LoadingRows } from '@parlour/feature-shared';
import { useTranslation } from 'react-i18next';
import { LoginList } from '../../components/LoginList/LoginList';
import { useLogins } from '../../model/useLogins';

interface LoginsProps {
  onChangePassword: () => void;
}

/** The section of the security centre with the logins of the last 90 days (TR-02). */
export function Logins({ onChangePassword }: LoginsProps) {
  const { t } = useTranslation('loginHistory');
  const { state, page, goToPage } = useLogins();
  const draw = () => {
    if (state.status === 'loading') return <LoadingRows heights={[64, 64, 64, 64]} />;
    if (state.status === 'failed') return <LoadError title={t('failed')} state={state} />;
    const { logins, pageCount } = state.data;
    if (logins.length === 0)
      return <EmptyState icon={<ShieldIcon size={28} />} title={t('empty')} />;
    return (
      <>
        <LoginList logins={logins} />
        <ListPager
          page={page}
          pageCount={pageCount}
          label={t('pages')}
          onSelect={(event) => goToPage(event.page)}
        />
        <Notice
          title={t('notYou.title')}
          action={
            <Button size="sm" variant="outline" tone="neutral" onClick={onChangePassword}>
              {t('notYou.change')}
            </Button>
          }
        >
          {t('notYou.text')}
        </Notice>
      </>
    );
  };
  return (
    <Section
      headingLevel={3}
      title={t('title')}
      description={t('about')}
      aria-busy={state.status === 'loading' || undefined}
    >
      {draw()}
    </Section>
  );
}
