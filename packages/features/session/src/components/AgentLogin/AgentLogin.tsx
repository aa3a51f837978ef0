import { lazyChunk, useCoreSelector } from '@parlour/feature-core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoginType, selectLoginTypes } from '../../model/loginTypes';
import { useFormTakeover } from '../../model/useFormTakeover';
import type { AgentLoginFormProps } from '../AgentLoginForm/AgentLoginForm';
import { FormSkeleton } from '../FormSkeleton/FormSkeleton';
import { LoginTabs } from '../LoginTabs/LoginTabs';
import { OtherLoginMethods } from '../OtherLoginMethods/OtherLoginMethods';
import { PlainLogin } from '../PlainLogin/PlainLogin';

const loadForm = () => import('../AgentLoginForm/AgentLoginForm');
const AgentLoginForm = lazyChunk<AgentLoginFormProps>(loadForm);
const NOTHING_TYPED = { username: '', password: '' };

/** The agents' login: plain fields until they are sent or another method is chosen (goal 3 of docs/performance.md). */
export function AgentLogin() {
  const { t } = useTranslation('common');
  const types = useCoreSelector(selectLoginTypes);
  const [type, setType] = useState<LoginType>('username');
  const { root, taken, isComing, hasFailed, take } = useFormTakeover(loadForm);
  const links = <OtherLoginMethods portal="agent" />;
  const skeleton = <FormSkeleton label={t('loading')} />;

  const chooseType = (next: LoginType): void => {
    setType(next);
    if (next === 'sms') void take({ isSent: false });
  };
  if (!types.includes('username'))
    return (
      <Suspense fallback={skeleton}>
        <AgentLoginForm type="sms" typed={NOTHING_TYPED} links={links} />
      </Suspense>
    );
  return (
    <div ref={root}>
      {taken === undefined ? (
        <LoginTabs
          types={types}
          // The error of a form that did not load shows beside the plain fields.
          type={hasFailed ? 'username' : type}
          onTypeChange={chooseType}
          panelOf={(each) =>
            each === 'sms' ? (
              skeleton
            ) : (
              <PlainLogin
                error={hasFailed ? t('errors.chunk') : null}
                isSubmitting={isComing}
                // Sending fetches the form again if this fails.
                onBegin={() => void loadForm().catch(() => undefined)}
                onSubmit={() => void take({ isSent: true })}
              />
            )
          }
          links={links}
        />
      ) : (
        <taken.Form type={type} typed={taken.typed} links={links} />
      )}
    </div>
  );
}
