import { lazy, Suspense } from 'react'
import type { Answer } from '@/api/http/call.ts'

const RawAnswerSheet = lazy(async () => ({
  default: (await import('./RawAnswerSheet.tsx')).RawAnswerSheet,
}))

type Props = { answer: Answer; open: boolean; onClose: () => void }

/** The raw request and answer, in a drawer whose code is loaded when first opened. */
export function RawAnswer({ answer, open, onClose }: Props) {
  if (!open) return null
  return (
    <Suspense>
      <RawAnswerSheet answer={answer} onClose={onClose} />
    </Suspense>
  )
}
