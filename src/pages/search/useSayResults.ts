import { useCallback, useRef } from 'react'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'

/** What a section found, in words, and for which address; null while its answer is under way. */
export type SayResult = (place: number, asked: string, words: string | null) => void

/** Says the results of all sections once, in one sentence, as soon as the last of them is there. */
export function useSayResults(sections: number): SayResult {
  const found = useRef<{ asked: string; words: string | null }[]>([])
  const said = useRef('')
  return useCallback(
    (place, asked, words) => {
      found.current[place] = { asked, words }
      const parts = Array.from({ length: sections }, (_, at) => {
        const part = found.current[at]
        return part?.asked === asked ? part.words : null
      })
      if (parts.includes(null)) return
      const sentence = parts.join('; ')
      if (said.current === `${asked} ${sentence}`) return
      said.current = `${asked} ${sentence}`
      announce(sentence)
    },
    [sections],
  )
}
