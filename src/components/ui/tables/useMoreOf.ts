import { useState } from 'react'
import { formatCount } from '@/lib/numbers/format.ts'

/**
 * Shows the first `first` of a list of any length, and `step` more with each click; `more` is null once all are shown. `what`
 * names them: "pictures".
 */
export function useMoreOf<One>(
  all: readonly One[],
  { first, step = first, what }: { first: number; step?: number; what: string },
): { shown: readonly One[]; more: { label: string; show: () => void } | null } {
  const [most, setMost] = useState(first)
  const left = all.length - most
  if (left <= 0) return { shown: all, more: null }
  const label = `Show ${formatCount(Math.min(step, left))} more of ${formatCount(all.length)} ${what}`
  return { shown: all.slice(0, most), more: { label, show: () => setMost(most + step) } }
}
