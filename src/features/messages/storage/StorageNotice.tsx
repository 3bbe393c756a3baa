import X from 'lucide-react/icons/x'
import { useEffect, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { IconButton } from '@/components/ui/buttons/IconButton.tsx'
import { toast } from '@/components/ui/layers/toast.ts'
import { Note } from '@/components/ui/panels/Note.tsx'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { saveFromMemory } from '@/storage/database/saveFromMemory.ts'
import {
  dismissTrouble,
  hasUnstoredChanges,
  isDismissed,
  onStorageTrouble,
  type StorageTrouble,
} from '@/storage/database/storageTrouble.ts'
import { STORAGE } from './storageNames.ts'
import styles from './StorageNotice.module.css'

async function tryAgain() {
  const left = await saveFromMemory()
  if (left === 0) toast(STORAGE.allSaved)
  else toast(STORAGE.stillFull, { tone: 'error' })
}

/** Lets the browser warn before the page closes, because data that isn’t stored yet would be lost. */
function useGuard(isOn: boolean) {
  useEffect(() => {
    if (!isOn) return
    const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', confirmLeaving)
    return () => removeEventListener('beforeunload', confirmLeaving)
  }, [isOn])
}

/** Links to where the user can restore what is missing or make room. */
const PLACES: Partial<Record<StorageTrouble, { to: string; label: string }>> = {
  full: { to: paths.settings(), label: STORAGE.toKept },
  deleted: { to: paths.settings(), label: STORAGE.toKept },
  catalogDeleted: { to: paths.ownCatalog(), label: STORAGE.toCatalog },
}

/** A notice over every page while the browser's storage has a problem: what it is, and what to do. */
export function StorageNotice({ trouble }: { trouble: StorageTrouble }) {
  const isKnown = useSyncExternalStore(onStorageTrouble, () => isDismissed(trouble))
  useGuard(useSyncExternalStore(onStorageTrouble, hasUnstoredChanges))
  if (isKnown) return null
  const place = PLACES[trouble]
  const { title, text } = STORAGE[trouble]
  return (
    <section aria-label={STORAGE.label} className={styles.notice}>
      <Note
        tone="warn"
        role="alert"
        title={title}
        actions={
          <>
            {trouble === 'full' && (
              <Button size="s" onClick={() => void tryAgain()}>
                {STORAGE.tryAgain}
              </Button>
            )}
            {place && (
              <Link className={buttonClass({ variant: 'secondary', size: 's' })} to={place.to}>
                {place.label}
              </Link>
            )}
            {trouble !== 'waiting' && trouble !== 'catalogWaiting' && (
              <IconButton
                size="s"
                icon={<X />}
                label={STORAGE.dismiss}
                onClick={() => dismissTrouble(trouble)}
              />
            )}
          </>
        }
      >
        {text}
      </Note>
    </section>
  )
}
