import { useState } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { toast } from '@/components/ui/layers/toast.ts'
import { NOT_STARTED, startCodes } from '@/jobs/codes/startCodes.ts'
import { useGo } from '@/routing/navigation.tsx'
import { paths } from '@/routing/paths.ts'
import { rememberInput } from './rememberInput.ts'
import { savePrices } from './savePrices.ts'
import type { CodesDraftState } from './useCodesDraft.ts'

const NOT_SAVED =
  'Your prices couldn’t be saved: the browser’s storage isn’t responding. The check wasn’t started.'

/** Starts the check: the input's prices are saved first, because results are compared with them. */
export function useStartCodes(draft: CodesDraftState) {
  const connection = useConnection()
  const go = useGo()
  const [isStarting, setStarting] = useState(false)
  const { aliases, inputs, groups, settings } = draft
  const start = async (name: string) => {
    if (aliases.kind !== 'read') return
    setStarting(true)
    try {
      await savePrices(connection.id, inputs)
    } catch {
      toast(NOT_SAVED, { tone: 'error' })
      setStarting(false)
      return
    }
    try {
      const id = await startCodes(connection, { name, lines: aliases.lines, groups, settings })
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
