import Layers from 'lucide-react/icons/layers-plus'
import { useState, useCallback } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { Button, type ButtonProps } from '@/components/ui/buttons/Button.tsx'
import { toast } from '@/components/ui/layers/toast.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { useGo } from '@/routing/navigation.tsx'
import { paths } from '@/routing/paths.ts'
import { addEntriesToCodes, CODE_CHECK } from '@/words/codesNames.ts'
import { addedLines } from './addedWords.ts'

/** Counts the lines of the next collection of codes, for which it reads the whole draft, including a file. */
async function countLines(connectionId: string): Promise<number> {
  const { countDraft } = await import('@/features/codes-input/countDraft.ts')
  return countDraft(connectionId)
}

/**
 * Returns a function that adds lines to the next collection of codes, and shows its new line count and how many of the lines need
 * an EAN look-up. It resolves to whether they were added. The storage code loads on first use.
 */
export function useAddToNewCollection(): (
  lines: readonly string[],
  lookUps?: number,
) => Promise<boolean> {
  const { id } = useConnection()
  const go = useGo()
  return useCallback(
    async (lines, lookUps = 0) => {
      try {
        const { addToDraft } = await import('@/storage/newCollection/codesDraft.ts')
        const saveState = await addToDraft(id, lines)
        // The lines are stored even if they can’t be counted.
        const now = await countLines(id).catch(() => null)
        toast(addedLines(lines.length, lookUps, now, saveState), {
          action: { label: 'Open the new collection', onAct: () => go(paths.newCollection()) },
        })
        return true
      } catch {
        toast('Nothing was added: part of the app didn’t load. Check the connection.', {
          tone: 'error',
        })
        return false
      }
    },
    [id, go],
  )
}

type AddToNewCollectionProps = Omit<ButtonProps, 'onClick' | 'children' | 'icon'> & {
  /** Codes, URLs or product ids as `writeId` writes them. */
  lines: readonly string[]
  /** How many of the lines are product IDs whose EANs are not known here; the button states the number. */
  lookUps?: number
  /** What the lines are ("EANs"), if the button must name it. */
  what?: readonly [one: string, several: string]
  /** Called on the click. The result is a message on the page, which an open sheet would cover. */
  onAdd?: () => void
}

/** Adds lines to the input of the next collection of codes. */
export function AddToNewCollection({
  lines,
  lookUps = 0,
  what,
  onAdd,
  ...rest
}: AddToNewCollectionProps) {
  const add = useAddToNewCollection()
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
      {what ? addEntriesToCodes(lines.length, what) : CODE_CHECK.addTo}
    </Button>
  )
}
