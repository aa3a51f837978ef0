import { Badge } from '@parlour/design-system/Badge';
import { Button } from '@parlour/design-system/Button';
import { LinkButton } from '@parlour/design-system/LinkButton';
import { Inline } from '@parlour/design-system/layout/Inline';
import { useTranslation } from 'react-i18next';
import * as S from './JoinHead.styles';

export interface JoinHeadProps {
  /** Name of the merchant. */
  brand: string;
  /** Whether the address carries somebody's invitation. */
  isInvited: boolean;
  isLoggedIn: boolean;
  promotionsHref: string;
  /** Absent if the merchant has no registration. */
  onRegister?: (() => void) | undefined;
  onLogIn: () => void;
}

/** The purpose of the page, with register and login; for members a link to the promotions. */
export function JoinHead({
  brand,
  isInvited,
  isLoggedIn,
  promotionsHref,
  onRegister,
  onLogIn,
}: JoinHeadProps) {
  const { t } = useTranslation('promotions');
  return (
    <S.Root>
      <S.Words>
        {isInvited && !isLoggedIn ? (
          <div>
            <Badge tone="accent">{t('join.invited')}</Badge>
          </div>
        ) : null}
        <h1>{t('join.title', { name: brand })}</h1>
        <p>{isLoggedIn ? t('join.member') : t('join.text')}</p>
      </S.Words>
      {isLoggedIn ? (
        <LinkButton href={promotionsHref} size="lg">
          {t('join.promotions')}
        </LinkButton>
      ) : (
        <Inline gap={12}>
          {onRegister === undefined ? null : (
            <Button size="lg" onClick={onRegister}>
              {t('common:actions.register')}
            </Button>
          )}
          <Button
            size="lg"
            {...(onRegister === undefined ? {} : { variant: 'outline', tone: 'neutral' })}
            onClick={onLogIn}
          >
            {t('common:actions.login')}
          </Button>
        </Inline>
      )}
    </S.Root>
  );
}
