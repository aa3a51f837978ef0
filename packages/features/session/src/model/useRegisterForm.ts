import {
  needsCaptcha,
  overlayRaised,
  selectHasFlag,
  selectMinimumAge,
  useCaptcha,
  useCoreDispatch,
  useCoreSelector,
} from '@parlour/feature-core';
import { isRefusal } from '@parlour/gateway-openapi';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CODE_FIELDS } from './affiliateCodes';
import { proveHuman } from './botCheck';

import type { CodeError, PhoneNumber } from './phoneCodes';
import { registerAccount } from './register';
import { REGISTER_START, type RegisterValues } from './register.schema';
import { type RegisterErrors, registerErrors } from './registerErrors';
import { type RegisterRules, registerFields } from './registerFields';
import type { RegisterType } from './registerTypes';
import { type RefusedCode, useAffiliateCodes } from './useAffiliateCodes';
import { useGoTo } from './useGoTo';
import { usePhoneCode } from './usePhoneCode';
import { usePhoneCountries } from './usePhoneCountries';

const NO_ERRORS: RegisterErrors = { fields: {}, notice: null };

interface RegisterFormOptions {
  rules: RegisterRules;
  /** Registration methods that are offered, at least one. */
  types: readonly RegisterType[];
  /** The method to start with; the first by default. */
  startType: RegisterType | undefined;
}

/** State and actions of the registration form, from its opening to the session (REG-01 to REG-08). */
export function useRegisterForm({ rules, types, startType }: RegisterFormOptions) {
  const { t } = useTranslation('identity');
  const dispatch = useCoreDispatch();
  const goTo = useGoTo();
  const age = useCoreSelector(selectMinimumAge);
  const needsCode = useCoreSelector(selectHasFlag('REGMOBVERF3'));
  const [chosen, setChosen] = useState(startType);
  const [errors, setErrors] = useState(NO_ERRORS);
  const [isCaptchaDemanded, setIsCaptchaDemanded] = useState(false);
  /** Whether a code is sent only once the captcha is solved. */
  const [isCodeGuarded, setIsCodeGuarded] = useState(false);
  const captcha = useCaptcha({ isDemanded: rules.captcha?.enabled === true });
  const code = usePhoneCode('register');
  const { codes, known, ended, findRefused } = useAffiliateCodes(rules);
  const [startValues] = useState((): RegisterValues => ({ ...REGISTER_START, ...codes }));

  const type = types.find((each) => each === chosen) ?? types[0] ?? 'register';
  const captchaNeed = isCaptchaDemanded ? 'demanded' : captcha.view.isShown ? 'shown' : 'none';
  const fields = useMemo(
    () =>
      registerFields(rules, {
        type,
        needsCode,
        captcha: captchaNeed,
        known,
      }),
    [rules, type, needsCode, captchaNeed, known],
  );
  const names = fields.map(({ name }) => name);
  const countries = usePhoneCountries({ isNeeded: names.includes('mobileNum') });

  // Where the merchant has no field for codes, the end of a link is said above the button.
  const unseenEnd = ended.find(({ field }) => !names.includes(field))?.text ?? null;

  const errorsOf = (error: CodeError): RegisterErrors =>
    registerErrors(error, { fields, age, translate: (key, more) => t(key, { ...more }) });
  const fail = (error: CodeError, found = errorsOf(error)): void => {
    setErrors(found);
    if (needsCaptcha(error)) setIsCaptchaDemanded(true);
    captcha.renew(error);
  };
  const refuseCodes = (refused: readonly RefusedCode[]): void => {
    const invalid = t('register.errors.invitationInvalid');
    setErrors({
      fields: Object.fromEntries(refused.map(({ field, text }) => [field, text ?? invalid])),
      notice: null,
    });
    // The words for a link that has ended stand at its field alone.
    if (refused.some(({ text }) => text !== null)) return;
    dispatch(
      overlayRaised({
        name: 'message',
        tone: 'warning',
        titleKey: 'identity:fields.affiliateCode',
        textKey: 'identity:register.errors.invitationInvalid',
        confirmKey: 'actions.ok',
        confirmAction: null,
      }),
    );
  };

  const onSubmit = async (values: RegisterValues): Promise<void> => {
    setErrors(NO_ERRORS);
    const sent = [...names, ...known];
    const refused = await findRefused(
      Object.fromEntries(
        CODE_FIELDS.filter((name) => sent.includes(name)).map((name) => [name, values[name]]),
      ),
    );
    if (refused.length > 0) {
      refuseCodes(refused);
      return;
    }
    const number: PhoneNumber = {
      mobileNum: values.mobileNum,
      countryDialingCode: countries.dialingCodeOf(values.country),
    };
    const proved = names.includes('verificationCode')
      ? await code.prove(number, values.verificationCode)
      : null;
    if (proved !== null && 'error' in proved) {
      fail(proved.error);
      return;
    }
    const botCheck = await dispatch(proveHuman('register'));
    if ('error' in botCheck) {
      fail(botCheck.error);
      return;
    }
    const outcome = await dispatch(
      registerAccount(
        {
          type,
          values,
          names: sent,
          countryDialingCode: number.countryDialingCode,
          proof: proved?.proof,
          captcha: captcha.toAnswer(values.captcha),
          botCheck,
        },
        { goTo },
      ),
    );
    if (outcome.isRegistered) return;
    if (isRefusal(outcome.error, 'INVALID_AFFILIATE_CODE')) {
      captcha.renew(outcome.error);
      const wrong = CODE_FIELDS.filter((name) => names.includes(name) && values[name] !== '');
      refuseCodes(wrong.map((field) => ({ field, text: null })));
    } else fail(outcome.error);
  };

  return {
    types,
    type,
    fields,
    startValues,
    age,
    errors: { ...errors, notice: errors.notice ?? unseenEnd },
    ended,
    captcha: captcha.view,
    countries,
    code: {
      ...code.view,
      isGuarded: isCodeGuarded,
      onSend: async (number: PhoneNumber, answer: string): Promise<boolean> => {
        const outcome = await code.send(
          number,
          isCodeGuarded ? captcha.toAnswer(answer) : undefined,
        );
        if (outcome === 'ignored') return false;
        if (outcome === 'sent') {
          // A captcha that was used for the code can't be used for the registration.
          if (isCodeGuarded) captcha.renew();
          return true;
        }
        if (needsCaptcha(outcome.error)) setIsCodeGuarded(true);
        // A dialog over the form has already shown an error without a field (SMS-03).
        fail(outcome.error, { ...errorsOf(outcome.error), notice: null });
        return false;
      },
    },
    onTypeChange: (next: RegisterType): void => {
      setChosen(next);
      setErrors(NO_ERRORS);
    },
    onSubmit,
  };
}
