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
 * The codes of the address: asked about as soon as the form opens, and again when one is sent. A field
 * whose code is good need not show, nor while it is being asked about (REG-08).
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
        // A code that could not be asked about goes along where its field can't show: the gateway decides.
        return verdict === 'valid' || (verdict === 'unchecked' && rules[field]?.enabled !== true);
      }),
    [codes, verdicts, rules],
  );

  return {
    /** What came with the address. */
    codes,
    /** Fields that need not show, and whose codes are sent. */
    known,
    /** Asks about the codes that are to be sent; gives the fields whose codes are refused. */
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
