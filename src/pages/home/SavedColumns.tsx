import { Panel } from '@/components/ui/panels/Panel.tsx'
import { useCollections } from '@/features/collections/useCollections.ts'
import { plural } from '@/lib/text/plural.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { COLLECTIONS } from '@/words/collectionNames.ts'
import { START } from '@/words/startNames.ts'
import { LastPanel } from './LastPanel.tsx'
import styles from './StartPage.module.css'

type SavedPanelProps = {
  title: string
  /** Whether the storage of the browser could not be read. */
  isUnreadable: boolean
  /** How many saved entries can’t be read. */
  damaged: number
}

/** The panel with problems of saved data of one kind; renders nothing when all of it can be read. */
function SavedPanel({ title, isUnreadable, damaged }: SavedPanelProps) {
  if (!isUnreadable && damaged === 0) return null
  return (
    <Panel title={title}>
      {isUnreadable && (
        <p className={styles.words}>The browser’s storage isn’t responding. Reload the page.</p>
      )}
      {damaged > 0 && (
        <p className={styles.words}>
          {plural(damaged, 'entry is', 'entries are')} damaged and not shown.{' '}
          <Link to={paths.settings('stored')}>{START.stored}</Link>
        </p>
      )}
    </Panel>
  )
}

/** Shows recent look-ups before anything is saved, and notices about collections that can’t be read. */
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
