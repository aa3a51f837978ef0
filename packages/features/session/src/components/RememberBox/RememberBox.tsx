import { Checkbox } from '@parlour/design-system/Checkbox';
import { useTranslation } from 'react-i18next';
import type { RememberView } from '../../model/remember/useRemember';

export interface RememberBoxProps {
  /** Undefined hides the box. */
  remember: RememberView | undefined;
}

/** "Remember me", which lasts a day; unticking it forgets at once (LOGIN-11). */
export function RememberBox({ remember }: RememberBoxProps) {
  const { t } = useTranslation('identity');
  if (remember === undefined) return null;
  return (
    <Checkbox
      label={t('remember.label')}
      checked={remember.isOn}
      onChange={(event) => remember.onChange({ isOn: event.target.checked })}
    />
  );
}
