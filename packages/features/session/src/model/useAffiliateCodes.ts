import { useCoreDispatch } from '@parlour/feature-core';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  affiliateCodes,
  CODE_FIELDS,
  type CodeField,
  type CodeVerdict,
  verifyCode,
} from './affiliateCodes';
import type { RegisterRules } from './registerFields';

type Verdicts = Partial<Record<CodeField, CodeVerdict>>;

/**
 * The codes of the address, checked when the form opens and again when one is sent. The field of a valid
 * code is hidden, also while the check is pending (REG-08).
 */
export function useAffiliateCodes(rules: RegisterRules) {
  const dispatch = useCoreDispatch();
  const { search } = useLocation();
  const [codes] = useState(() => affiliateCodes.read(search));
  const [verdicts, setVerdicts] = useState<Verdicts>({});

  useEffect(() => {
    let isGone = false;
    for (const field of CODE_FIELDS) {
      const code = codes[field];
      if (code === undefined) continue;
      void dispatch(verifyCode(code)).then((verdict) => {
        if (!isGone) setVerdicts((before) => ({ ...before, [field]: verdict }));
      });
    }
    return () => {
      isGone = true;
    };
  }, [codes, dispatch]);

  const known = useMemo(
    () =>
      CODE_FIELDS.filter((field) => {
        if (codes[field] === undefined) return false;
        const verdict = verdicts[field] ?? 'valid';
        // An unchecked code is sent if its field can't show: the gateway decides.
        return verdict === 'valid' || (verdict === 'unchecked' && rules[field]?.enabled !== true);
      }),
    [codes, verdicts, rules],
  );

  return {
    /** The codes of the address. */
    codes,
    /** Hidden fields, whose codes are sent. */
    known,
    /** Checks the codes before they are sent; resolves to the fields with invalid ones. */
    findRefused: async (sent: Partial<Record<CodeField, string>>): Promise<CodeField[]> => {
      const wanted = CODE_FIELDS.flatMap((field) => {
        const code = sent[field] ?? '';
        const isAskedFor = code === codes[field] && verdicts[field] === 'valid';
        return code === '' || isAskedFor ? [] : [{ field, code }];
      });
      const found = await Promise.all(
        wanted.map(async (each) => ({ ...each, verdict: await dispatch(verifyCode(each.code)) })),
      );
      for (const { field, code, verdict } of found)
        if (code === codes[field]) setVerdicts((before) => ({ ...before, [field]: verdict }));
      return found.filter(({ verdict }) => verdict === 'invalid').map(({ field }) => field);
    },
  };
}
