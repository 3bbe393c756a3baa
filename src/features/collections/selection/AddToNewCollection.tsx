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

/** Reads the whole draft, a file included. */
async function countLines(connectionId: string): Promise<number> {
  const { countDraft } = await import('@/features/codes-input/countDraft.ts')
  return countDraft(connectionId)
}

/**
 * Puts lines at the end of the next batch and says how many it has then, and of how many of them it looks the EANs up;
 * resolves to whether they are there. What keeps
 * them is loaded on the first use.
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
        const keeping = await addToDraft(id, lines)
        // They are there, whether they can be counted or not.
        const now = await countLines(id).catch(() => null)
        toast(addedLines(lines.length, lookUps, now, keeping), {
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
  /** How many of them are ids of products whose EANs are not known here; the button says so. */
  lookUps?: number
  /** What they are, where the button has to say so: "EANs". */
  what?: readonly [one: string, several: string]
  /** Pressed; what came of it is said by a message on the page, which a sheet would cover. */
  onAdd?: () => void
}

/** Puts lines into the input of the next batch, from wherever they are seen. */
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
