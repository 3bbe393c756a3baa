import { lazy, Suspense } from 'react'
import type { Correction } from '@/routing/correction.ts'

const CorrectionsNote = lazy(async () => ({
  default: (await import('./CorrectionsNote.tsx')).CorrectionsNote,
}))

/** Says what was changed in the address that led here; nothing, and no code for it, where nothing was. */
export function Corrections({ list }: { list: readonly Correction[] }) {
  if (list.length === 0) return null
  return (
    <Suspense>
      <CorrectionsNote list={list} />
    </Suspense>
  )
}
