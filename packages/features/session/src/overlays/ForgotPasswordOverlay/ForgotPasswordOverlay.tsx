import { Button } from '@parlour/design-system/Button';
import { Dialog } from '@parlour/design-system/Dialog';
import { Stack } from '@parlour/design-system/layout/Stack';
import { Tabs } from '@parlour/design-system/Tabs';
import {
  overlayOpened,
  selectOverlay,
  useCoreDispatch,
  useCoreSelector,
  useOverlay,
} from '@parlour/feature-core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ForgotByEmail } from '../../components/ForgotByEmail/ForgotByEmail';
import { ForgotByPhone } from '../../components/ForgotByPhone/ForgotByPhone';
import { type ForgotType, selectForgotTypes } from '../../model/forgotTypes';
import { useForgotByEmail } from '../../model/useForgotByEmail';
import { useForgotByPhone } from '../../model/useForgotByPhone';
import { useRegisterRules } from '../../model/useRegisterRules';

/** Resets a forgotten password (PWD-02, PWD-03, MOD-06). */
export default function ForgotPasswordOverlay() {
  const { t } = useTranslation('identity');
  const { isOpen, close } = useOverlay('forgotPassword');
  return (
    <Dialog
      isOpen={isOpen}
      size="sm"
      title={t('forgot.title')}
      labels={{ close: t('common:actions.close') }}
      isCoverDisabled
      onClose={close}
    >
      <ForgotPasswordContent />
    </Dialog>
  );
}

// Mounted only while the dialog is open, so that each opening starts fresh.
function ForgotPasswordContent() {
  const { t } = useTranslation('identity');
  const dispatch = useCoreDispatch();
  const types = useCoreSelector(selectForgotTypes);
  const asked = useCoreSelector(selectOverlay('forgotPassword'))?.type;
  const [chosen, setChosen] = useState(asked);
  const type = types.find((each) => each === chosen) ?? types[0] ?? 'email';
  const { rules } = useRegisterRules();
  const byPhone = useForgotByPhone({ isNeeded: type === 'mobileNum' });
  const byEmail = useForgotByEmail();

  const panels: Record<ForgotType, { label: string; panel: ReactNode }> = {
    mobileNum: {
      label: t('forgot.byPhone'),
      panel: <ForgotByPhone {...byPhone} rules={rules} />,
    },
    email: { label: t('forgot.byEmail'), panel: <ForgotByEmail {...byEmail} rules={rules} /> },
  };
  return (
    <Stack>
      {types.length > 1 ? (
        <Tabs
          variant="segmented"
          label={t('forgot.ways')}
          items={types.map((id) => ({ id, ...panels[id] }))}
          selectedId={type}
          onSelect={({ id }) => setChosen(types.find((each) => each === id))}
          keepsPanels
        />
      ) : (
        panels[type].panel
      )}
      <Button variant="quiet" size="sm" onClick={() => dispatch(overlayOpened({ name: 'login' }))}>
        {t('forgot.back')}
      </Button>
    </Stack>
  );
}
