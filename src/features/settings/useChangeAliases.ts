import { useConnection } from '@/api/connectionContext.tsx'
import { toast } from '@/components/ui/layers/toast.ts'
import type { AliasesByKind } from '@/domain/pricing/names.ts'
import { readPreference, writePreference } from '@/storage/preferences/preferences.ts'

/**
 * Changes merged names, shows `message`, and offers Undo. `turnOn` switches merging on if it was off in Settings; Undo restores
 * that too.
 */
export function useChangeAliases(): (
  change: (aliases: AliasesByKind) => AliasesByKind,
  message: string,
  options?: { turnOn?: boolean },
) => void {
  const { id } = useConnection()
  return (change, message, { turnOn = false } = {}) => {
    const before = readPreference(id, 'joinedNames')
    const wasOn = readPreference(id, 'joins')
    writePreference(id, 'joinedNames', change(before))
    if (turnOn) writePreference(id, 'joins', true)
    toast(message, {
      action: {
        label: 'Undo',
        undo: () => {
          writePreference(id, 'joinedNames', before)
          if (turnOn) writePreference(id, 'joins', wasOn)
        },
      },
    })
  }
}
