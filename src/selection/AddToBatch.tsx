import Layers from 'lucide-react/icons/layers-plus'
import { useState } from 'react'
import { formatCount } from '../lib/format.ts'
import { Button, type ButtonProps } from '../ui/Button.tsx'
import { addEntriesToBatch, BATCH } from '../words/batchNames.ts'
import { useAddToBatch } from './useAddToBatch.ts'

type AddToBatchProps = Omit<ButtonProps, 'onClick' | 'children' | 'icon'> & {
  /** Codes, URLs or product ids as `writeId` writes them. */
  lines: readonly string[]
  /** How many of them are ids of products whose EANs are not known here; the button says so. */
  lookUps?: number
  /** What they are, where the button has to say so: "EANs". */
  what?: readonly [one: string, several: string]
  /** Pressed; what came of it is said by a message on the page, which a sheet would cover. */
  onAdd?: () => void
}

/** Puts lines into the input of the next batch, from wherever they are seen. */
export function AddToBatch({ lines, lookUps = 0, what, onAdd, ...rest }: AddToBatchProps) {
  const add = useAddToBatch()
  const [isAdding, setAdding] = useState(false)
  if (lines.length === 0) return null
  return (
    <Button
      {...rest}
      icon={<Layers />}
      sub={lookUps > 0 ? `${formatCount(lookUps)} to look up` : null}
      aria-disabled={isAdding || undefined}
      onClick={() => {
        if (isAdding) return
        setAdding(true)
        onAdd?.()
        void add(lines, lookUps).finally(() => setAdding(false))
      }}
    >
      {what ? addEntriesToBatch(lines.length, what) : BATCH.addTo}
    </Button>
  )
}
