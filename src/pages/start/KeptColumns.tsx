import { AgainLink } from './AgainLink.tsx'
import { BatchesPanel } from './BatchesPanel.tsx'
import { ListsPanel } from './ListsPanel.tsx'
import { SavedPanel } from './SavedPanel.tsx'
import { SetsPanel } from './SetsPanel.tsx'
import styles from './StartPage.module.css'

/** What this browser keeps to come back to. */
export function KeptColumns() {
  return (
    <>
      <div className={styles.column}>
        <SavedPanel />
        <SetsPanel />
        <AgainLink />
      </div>
      <div className={styles.column}>
        <BatchesPanel />
        <ListsPanel />
      </div>
    </>
  )
}
