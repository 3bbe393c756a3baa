import { useCallback, useRef } from 'react'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'

/** What a section found, in words, and for which address; null while its answer is under way. */
export type SayResult = (index: number, requested: string, words: string | null) => void

/** Says the results of all sections once, in one sentence, as soon as the last of them is there. */
export function useSayResults(sections: number): SayResult {
  const found = useRef<{ requested: string; words: string | null }[]>([])
  const said = useRef('')
  return useCallback(
    (index, requested, words) => {
      found.current[index] = { requested, words }
      const parts = Array.from({ length: sections }, (_, at) => {
        const part = found.current[at]
        return part?.requested === requested ? part.words : null
      })
      if (parts.includes(null)) return
      const sentence = parts.join('; ')
      if (said.current === `${requested} ${sentence}`) return
      said.current = `${requested} ${sentence}`
      announce(sentence)
    },
    [sections],
  )
}
