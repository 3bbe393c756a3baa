import History from 'lucide-react/icons/history'
import { useState } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { toast } from '@/components/ui/layers/toast.ts'
import { CHANGES, savedAsVersion } from '@/domain/changes/changesNames.ts'
import { useGo } from '@/routing/navigation.tsx'
import { paths } from '@/routing/paths.ts'

const REFUSED = 'Nothing was saved. Reload the page.'

/** Saves the answers of a run as a version, so that a later version can be compared with it. */
export function SaveVersion({ collectionId }: { collectionId: string }) {
  const { id: connectionId } = useConnection()
  const go = useGo()
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    if (isSaving) return
    setSaving(true)
    try {
      const { saveVersionOfCodes: saveCodesVersion } = await import('@/jobs/load/saveAsVersion.ts')
      const savedVersion = (await saveCodesVersion(connectionId, collectionId)) ?? []
      const [first] = savedVersion
      if (!first) throw new Error('The collection was deleted, or nothing was checked yet.')
      const isOnlyInMemory = savedVersion.some(({ saveState }) => saveState === 'memory')
      const isKnown = savedVersion.every(({ saveState }) => saveState === 'known')
      const to =
        savedVersion.length === 1 ? paths.collection(first.collection.id) : paths.collections()
      toast(savedAsVersion(first.collection.name, { isKnown, isOnlyInMemory }), {
        action: { label: CHANGES.open, onAct: () => go(to) },
      })
    } catch {
      toast(REFUSED, { tone: 'error' })
    } finally {
      setSaving(false)
    }
  }
  return (
    <Button icon={<History />} aria-disabled={isSaving || undefined} onClick={() => void save()}>
      {CHANGES.keep}
    </Button>
  )
}
