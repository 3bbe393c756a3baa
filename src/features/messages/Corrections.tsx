import { lazy, Suspense } from 'react'
import type { Correction } from '@/routing/correction.ts'

const CorrectionsNote = lazy(async () => ({
  default: (await import('./CorrectionsNote.tsx')).CorrectionsNote,
}))

/** Shows what was corrected in the address; loads no code and draws nothing if the list is empty. */
export function Corrections({ list }: { list: readonly Correction[] }) {
  if (list.length === 0) return null
  return (
    <Suspense>
      <CorrectionsNote list={list} />
    </Suspense>
  )
}
