import { useEffect, useRef, useState } from 'react';
import { callAction } from '@/lib/actions/call-action';
import { measureFormulaSetAction } from '@/lib/actions/league';
import type {
  FormulaDifficultyInput,
  FormulaDifficultyPreviewDto,
} from '@/lib/data/formula-set/dto';

/** Wait after the last key, because a number has several digits. */
const WAIT_MS = 250;

/**
 * The server's figures for the formula being edited, requested shortly after each change; null
 * requests nothing. Only the newest answer counts, and a lost one leaves the old figures.
 */
export function useFormulaDifficulty(
  first: FormulaDifficultyPreviewDto,
  asked: FormulaDifficultyInput | null,
): { meter: FormulaDifficultyPreviewDto; isStale: boolean } {
  const wanted = asked && JSON.stringify(asked);
  const [known, setKnown] = useState<{ meter: FormulaDifficultyPreviewDto; of: string | null }>({
    meter: first,
    of: wanted,
  });
  const newest = useRef(wanted);
  newest.current = wanted;

  useEffect(() => {
    if (wanted === null || wanted === known.of) return;
    const timer = setTimeout(async () => {
      const result = await callAction(() =>
        measureFormulaSetAction(JSON.parse(wanted) as FormulaDifficultyInput),
      );
      if (result.ok && newest.current === wanted) setKnown({ meter: result.data, of: wanted });
    }, WAIT_MS);
    return () => clearTimeout(timer);
  }, [wanted, known.of]);

  return { meter: known.meter, isStale: wanted !== known.of };
}
