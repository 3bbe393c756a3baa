import { useEffect, useId, useRef } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { ErrorCard } from '@/components/ui/panels/ErrorCard.tsx'
import { Note } from '@/components/ui/panels/Note.tsx'
import { formatCount } from '@/lib/numbers/format.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import { plural } from '@/lib/text/plural.ts'
import { restoredConnectionWarning } from '@/pages/settings/connection/restoredConnectionWarning.ts'
import type { Backup, BackupReading } from '@/storage/database/backup.ts'
import { databaseStores } from '@/storage/database/databaseStores.ts'
import { labelOf } from '@/storage/database/storedData.ts'
import { SETTINGS } from '@/words/settingsNames.ts'
import { useStoredData } from './useStoredData.ts'
import styles from './RestoreNote.module.css'

type Props = {
  name: string
  reading: BackupReading
  onReplace: () => void
  onLeave: () => void
}

/** Each kind of data, with how much of it is in the file and how much is stored now. */
function Kinds({ backup: { contents } }: { backup: Backup }) {
  const { data } = useStoredData()
  const inFile = [
    ...databaseStores.map(({ name }) => ({ name, items: contents.stores.get(name)?.length ?? 0 })),
    { name: 'preferences' as const, items: contents.preferences.length },
  ]
  return (
    <ul className={styles.kinds}>
      {inFile.map(({ name, items }) => (
        <li key={name}>
          {labelOf(name)}: <b>{formatCount(items)}</b> instead of{' '}
          {formatCount(data?.kinds.find((kind) => kind.name === name)?.items)} stored now
        </li>
      ))}
    </ul>
  )
}

/** The note about a chosen file: why it is not a backup, or what restoring it would replace. */
export function RestoreNote({ name, reading, onReplace, onLeave }: Props) {
  const note = useRef<HTMLElement>(null)
  useEffect(() => note.current?.focus(), [])
  const id = useId()
  const connection =
    reading.kind === 'ok' ? restoredConnectionWarning(reading.backup.contents.preferences) : null
  return (
    <section
      ref={note}
      className={styles.around}
      aria-label={SETTINGS.restore}
      aria-describedby={id}
      tabIndex={-1}
    >
      {reading.kind === 'ok' ? (
        <Note
          tone="warn"
          title={
            <span id={id}>
              <LangText>{`Restore the backup of ${formatWhen(reading.backup.madeAt)}?`}</LangText>
            </span>
          }
        >
          <span>It replaces all stored data, for all connections:</span>
          <Kinds backup={reading.backup} />
          {connection !== null && <p>{connection}</p>}
          {reading.backup.damaged > 0 && (
            <p>
              Not included, because it was damaged when the backup was made:{' '}
              {plural(reading.backup.damaged, 'entry', 'entries')}.
            </p>
          )}
          {reading.backup.unknown.length > 0 && (
            <p>
              Not included, because this version of the app doesn’t know it:{' '}
              {reading.backup.unknown.join(', ')}.
            </p>
          )}
          <div className={styles.actions}>
            <Button size="s" onClick={onReplace}>
              {SETTINGS.replace}
            </Button>
            <Button size="s" variant="quiet" onClick={onLeave}>
              Cancel
            </Button>
          </div>
        </Note>
      ) : (
        <ErrorCard
          title={<span id={id}>{`${name} can’t be restored.`}</span>}
          action={
            <Button size="s" onClick={onLeave}>
              Close
            </Button>
          }
        >
          {reading.message}. Nothing was changed.
        </ErrorCard>
      )}
    </section>
  )
}
