import { useCollections } from '@/features/collections/useCollections.ts'
import { COLLECTIONS } from '@/words/collectionNames.ts'
import { LastPanel } from './LastPanel.tsx'
import { SavedPanel } from './SavedPanel.tsx'
import styles from './StartPage.module.css'

/** Recent look-ups before anything is saved, and notices about collections that can’t be read. */
export function SavedColumns({ isToday }: { isToday: boolean }) {
  const { isUnreadable, damaged } = useCollections()
  return (
    <>
      {!isToday && (
        <div className={styles.column}>
          <LastPanel />
        </div>
      )}
      <div className={styles.column}>
        <SavedPanel title={COLLECTIONS.page} isUnreadable={isUnreadable} damaged={damaged} />
      </div>
    </>
  )
}
