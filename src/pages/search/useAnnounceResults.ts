import { useCallback, useRef } from 'react'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'

/** Receives the result of a section as text, with the address that it is for; null while its answer is pending. */
export type OnSectionResult = (index: number, requested: string, words: string | null) => void

/**
 * Returns the function that collects the results of all sections and announces them once, in one sentence, when the last has
 * arrived.
 */
export function useAnnounceResults(sections: number): OnSectionResult {
  const found = useRef<{ requested: string; words: string | null }[]>([])
  const announced = useRef('')
  return useCallback(
    (index, requested, words) => {
      found.current[index] = { requested, words }
      const parts = Array.from({ length: sections }, (_, at) => {
        const part = found.current[at]
        return part?.requested === requested ? part.words : null
      })
      if (parts.includes(null)) return
      const sentence = parts.join('; ')
      if (announced.current === `${requested} ${sentence}`) return
      announced.current = `${requested} ${sentence}`
      announce(sentence)
    },
    [sections],
  )
}
