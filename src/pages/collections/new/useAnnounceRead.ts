import { useEffect } from 'react'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'
import type { CodesCounts } from '@/domain/codes/planCodes.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'

/** How many milliseconds after the last key the counts are announced. */
const REST_MS = 800

/**
 * The counts as announced: "3 lines read, 2 to check, 1 invalid"; null when nothing can be checked, because the page then shows an
 * error.
 */
export function readInWords({
  lines,
  asks: requests,
  invalid,
  repeated,
}: CodesCounts): string | null {
  if (requests === 0) return null
  const parts = [
    `${plural(lines, 'line')} read`,
    `${formatCount(requests)} to check`,
    repeated > 0 && `${formatCount(repeated)} duplicates`,
    invalid > 0 && `${formatCount(invalid)} invalid`,
  ]
  return parts.filter((part) => part !== false).join(', ')
}

/** Announces the counts of the lines once the user stops typing; null while the lines are being read. */
export function useAnnounceRead(counts: CodesCounts | null): void {
  const words = counts && readInWords(counts)
  useEffect(() => {
    if (words === null) return undefined
    const timer = setTimeout(announce, REST_MS, words)
    return () => clearTimeout(timer)
  }, [words])
}
