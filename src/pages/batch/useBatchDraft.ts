import { useDeferredValue, useMemo, useState } from 'react'
import { marketGroups } from '../../api/countryGroups.ts'
import { defaultBatchSettings, type BatchSettings } from '../../domain/batch/batchAnswer.ts'
import { planBatch } from '../../domain/batch/planBatch.ts'
import { readInput } from '../../domain/batch/readInput.ts'
import { requestsOf } from '../../jobs/batchRequest.ts'
import { useCountries } from '../../parts/useCountries.ts'
import { keepDraft, readDraft } from './draft.ts'

/** The input of a new batch as it is read now: nothing of it has been sent. */
export function useBatchDraft() {
  const [countries] = useCountries()
  const [text, setTextOnly] = useState(readDraft)
  const [settings, setSettings] = useState<BatchSettings>(defaultBatchSettings)
  const [code, setCode] = useState<number | null>(null)
  // Ten thousand lines are read a moment after they were pasted.
  const read = useDeferredValue(text)
  const reading = useMemo(
    () => readInput(read, { as: settings.as, ...(code !== null && { code }) }),
    [read, settings.as, code],
  )
  const groups = useMemo(() => marketGroups(countries), [countries])
  const plan = useMemo(
    () => (reading.kind === 'read' ? planBatch(reading.lines, groups) : null),
    [reading, groups],
  )
  const requests = useMemo(() => (plan ? requestsOf(plan.asks, settings) : 0), [plan, settings])
  return {
    text,
    setText: (next: string) => {
      keepDraft(next)
      setTextOnly(next)
      setCode(null)
    },
    settings,
    change: (changes: Partial<BatchSettings>) => setSettings((now) => ({ ...now, ...changes })),
    setColumn: setCode,
    reading,
    countries,
    groups,
    plan,
    requests,
    isReading: read !== text,
  }
}

export type BatchDraft = ReturnType<typeof useBatchDraft>
