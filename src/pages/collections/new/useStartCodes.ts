import { useState } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { toast } from '@/components/ui/layers/toast.ts'
import { hasAnswers } from '@/domain/import/readAnswers.ts'
import { importSession } from '@/features/import/worker/importSession.ts'
import { NOT_STARTED, startCodes } from '@/jobs/codes/startCodes.ts'
import { useGo } from '@/routing/navigation.tsx'
import { paths } from '@/routing/paths.ts'
import { rememberAnswers } from '@/storage/preferences/importAnswers.ts'
import { savePrices } from './savePrices.ts'
import type { CodesDraftState } from './useCodesDraft.ts'
import type { DraftInput } from './useDraftInputs.ts'

/**
 * Remembers the answers for files with the same columns, keyed by the shape that is detected without answers. Lists without
 * headings all have the same shape, so nothing is remembered for them.
 */
async function rememberInput({
  kind,
  input,
  reading,
  answers,
}: Pick<DraftInput, 'kind' | 'input' | 'reading' | 'answers'>): Promise<void> {
  if (!hasAnswers(answers)) {
    rememberAnswers('codes', reading.shape, answers)
    return
  }
  const session = importSession(input)
  const context = { country: null, merchant: null, as: 'auto', now: Date.now() } as const
  const own = await session.read({ task: 'codes', answers: {}, context })
  session.close()
  if (own.kind === 'refused' || (kind === 'text' && own.headingLines.length === 0)) return
  rememberAnswers('codes', own.shape, answers)
}

const NOT_SAVED =
  'Your prices couldn’t be saved: the browser’s storage isn’t responding. The check wasn’t started.'

/** Starts the check of the codes. The input's prices are saved before, because results are compared with them. */
export function useStartCodes(draft: CodesDraftState) {
  const connection = useConnection()
  const go = useGo()
  const [isStarting, setStarting] = useState(false)
  const { joined, inputs, groups, settings } = draft
  const start = async (name: string) => {
    if (joined.kind !== 'read') return
    setStarting(true)
    try {
      await savePrices(connection.id, inputs)
    } catch {
      toast(NOT_SAVED, { tone: 'error' })
      setStarting(false)
      return
    }
    try {
      const id = await startCodes(connection, { name, lines: joined.lines, groups, settings })
      draft.remove()
      for (const input of inputs) void rememberInput(input)
      go(paths.collection(id))
    } catch {
      toast(NOT_STARTED, { tone: 'error' })
      setStarting(false)
    }
  }
  return { isStarting, start }
}
