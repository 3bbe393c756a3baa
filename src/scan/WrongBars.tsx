import { useEffect } from 'react'
import type { WrongCheckDigit } from '../lib/gtin.ts'
import { Button } from '../ui/Button.tsx'
import { announce } from '../ui/LiveRegion.tsx'
import { Note } from '../ui/Note.tsx'

type WrongBarsProps = { reading: WrongCheckDigit; onInsist: (code: string) => void }

/** Bars that were read again and again with a check digit that does not fit. */
export function WrongBars({ reading: { code, given, expected }, onInsist }: WrongBarsProps) {
  const says = `${code} was read. Its check digit is ${given}, should be ${expected}.`
  useEffect(() => announce(says), [says])
  return (
    <Note
      tone="warn"
      title={says}
      actions={
        <Button size="s" onClick={() => onInsist(code)}>
          See what it could be
        </Button>
      }
    >
      <span>Hold the camera still and nearer, or compare with the digits under the bars.</span>
    </Note>
  )
}
