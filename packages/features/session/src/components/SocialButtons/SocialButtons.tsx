import { Button } from '@parlour/design-system/Button';
import { Stack } from '@parlour/design-system/layout/Stack';
import { useTranslation } from 'react-i18next';

export interface SocialButton {
  id: string;
  /** The provider's own name. */
  label: string;
  /** Called on focus or hover, so that what the button needs can be prefetched. */
  onBegin: () => void;
  onPress: () => Promise<void>;
}

export interface SocialButtonsProps {
  providers: readonly SocialButton[];
  /** The provider whose pop-up is open. */
  busyId: string | null;
}

/** One button for each provider of social login (LOGIN-15). */
export function SocialButtons({ providers, busyId }: SocialButtonsProps) {
  const { t } = useTranslation('identity');
  return (
    <Stack gap={8}>
      {providers.map(({ id, label, onBegin, onPress }) => (
        <Button
          key={id}
          variant="outline"
          tone="neutral"
          isWide
          isLoading={busyId === id}
          onPointerEnter={onBegin}
          onFocus={onBegin}
          onClick={() => void onPress()}
        >
          {t('social.continueWith', { name: label })}
        </Button>
      ))}
    </Stack>
  );
}
