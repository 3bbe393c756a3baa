import { Button } from '@/components/ui/buttons/Button.tsx'
import { Note } from '@/components/ui/panels/Note.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { Spinner } from '@/components/ui/panels/Spinner.tsx'
import { StorageReadError } from '@/features/messages/storage/StorageReadError.tsx'
import { formatBytes, formatCount } from '@/lib/numbers/format.ts'
import type { StorageUse } from '@/storage/database/storageUse.ts'
import {
  deleteStored,
  storedNames,
  restoreStored,
  type StoredName,
} from '@/storage/database/stored.ts'
import { SETTINGS } from '@/words/settingsNames.ts'
import { BackupActions } from './BackupActions.tsx'
import { DurabilityRow } from './DurabilityRow.tsx'
import { OwnCatalogRow } from './OwnCatalogRow.tsx'
import { StoredTable } from './StoredTable.tsx'
import { ThinRow } from './ThinRow.tsx'
import { useChangeStored, useStoredData } from './useStoredData.ts'
import styles from './StoredPanel.module.css'

const storageUseInWords = (storageUse: StorageUse) =>
  storageUse &&
  `${formatBytes(storageUse.used)} of about ${formatBytes(storageUse.allowed)} this browser allows`

/** The panel for the data that this browser stores for the app: backup, restore and deletion. */
export function StoredPanel() {
  const { data, isError } = useStoredData()
  const change = useChangeStored()
  const remove = (names: readonly StoredName[], what: string) =>
    void change(`${what} deleted`, async () => {
      const deleted = await deleteStored(names)
      return () => restoreStored(deleted)
    })
  const items = data?.kinds.reduce((sum, kind) => sum + kind.items, 0) ?? 0

  return (
    <Panel
      id="stored"
      tabIndex={-1}
      title={SETTINGS.stored}
      meta={data && storageUseInWords(data.storageUse)}
      aria-busy={!data && !isError}
    >
      {isError && (
        <div className={styles.notes}>
          <StorageReadError />
        </div>
      )}
      {!data && !isError && (
        <div className={styles.notes}>
          <Spinner label="Loading saved data" />
        </div>
      )}
      {data && (
        <>
          <StoredTable
            kinds={data.kinds}
            readAt={data.readAt}
            onDelete={({ name, label, items: count }) =>
              remove([name], `${label}: ${formatCount(count)}`)
            }
          />
          {(data.place === 'memory' || data.unstored > 0) && (
            <div className={styles.notes}>
              {data.place === 'memory' ? (
                <Note tone="warn" title="Recent look-ups are lost when you close this page.">
                  This browser doesn’t provide storage. This is common in private windows.
                </Note>
              ) : (
                <Note
                  tone="warn"
                  title={`${formatCount(data.unstored)} of these are lost when you close this page.`}
                >
                  The browser’s storage is full: make a backup, or delete what you no longer need.
                </Note>
              )}
            </div>
          )}
          {__DEMO__ && <OwnCatalogRow />}
          <ThinRow storageUse={data.storageUse} readAt={data.readAt} />
          <DurabilityRow durability={data.durability} />
        </>
      )}
      <BackupActions>
        <Button
          size="s"
          variant="danger"
          disabled={items === 0}
          onClick={() => remove(storedNames, 'All stored data')}
        >
          {SETTINGS.deleteAll}
        </Button>
      </BackupActions>
    </Panel>
  )
}
