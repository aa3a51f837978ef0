import { useCoreDispatch } from '@parlour/feature-core';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  affiliateCodes,
  CODE_FIELDS,
  type CodeField,
  type CodeVerdict,
  endedTextOf,
  verifyCode,
} from './affiliateCodes';
import type { RegisterRules } from './registerFields';

/** A code that the gateway refuses; `text` is what it says of a link that has ended. */
export interface RefusedCode {
  field: CodeField;
  text: string | null;
}

/** A code of the address whose link has ended, with the words for it. */
export interface EndedCode {
  field: CodeField;
  code: string;
  text: string;
}

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

  const ended = useMemo(
    () =>
      CODE_FIELDS.flatMap((field): EndedCode[] => {
        const text = endedTextOf(verdicts[field]);
        return text === null ? [] : [{ field, code: codes[field] ?? '', text }];
      }),
    [codes, verdicts],
  );

  return {
    /** The codes of the address. */
    codes,
    /** Hidden fields, whose codes are sent. */
    known,
    /** Codes of the address whose link has ended. */
    ended,
    /** Checks the codes before they are sent; resolves to those that are refused. */
    findRefused: async (sent: Partial<Record<CodeField, string>>): Promise<RefusedCode[]> => {
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
      return found.flatMap(({ field, verdict }) => {
        const text = endedTextOf(verdict);
        return verdict === 'invalid' || text !== null ? [{ field, text }] : [];
      });
    },
  };
}
