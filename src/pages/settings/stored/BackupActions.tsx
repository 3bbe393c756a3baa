import Download from 'lucide-react/icons/download'
import Upload from 'lucide-react/icons/upload'
import { useRef, useState, type ReactNode } from 'react'
import { dayOf } from '../../../export/exportAbout.ts'
import { startBackup, type BackupReading } from '../../../store/database/backup.ts'
import { eachOfStore, readContents, replaceKept } from '../../../store/database/kept.ts'
import { keptStores } from '../../../store/database/keptStores.ts'
import { readPreferenceTexts } from '../../../store/preferences/storedPreferences.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ReadingFile } from '../../../ui/fields/ReadingFile.tsx'
import { useFileReading } from '../../../ui/fields/useFileReading.ts'
import { saveFile } from '../../../ui/browser/saveFile.ts'
import { toast } from '../../../ui/layers/toast.ts'
import { SETTINGS } from '../../../words/settingsNames.ts'
import { readBackupFile } from '../../../work/workers/readBackupFile.ts'
import styles from './BackupActions.module.css'
import { RestoreNote } from './RestoreNote.tsx'
import { useChangeKept } from './useStoredData.ts'

/** Everything as one file, and back. What a file would replace is said before it does. */
export function BackupActions({ children }: { children: ReactNode }) {
  const change = useChangeKept()
  const { underWay, read, cancel } = useFileReading()
  const input = useRef<HTMLInputElement>(null)
  const restore = useRef<HTMLButtonElement>(null)
  const [chosen, setChosen] = useState<{ name: string; reading: BackupReading } | null>(null)

  const backUp = async () => {
    const now = Date.now()
    try {
      const draft = startBackup(readPreferenceTexts(), now)
      for (const { name } of keptStores) {
        await eachOfStore(name, (entries) => draft.add(name, entries))
      }
      const name = `catalog-explorer-backup-${dayOf(now)}.json`
      saveFile(name, draft.pieces())
      toast(`Backup saved as “${name}”`)
    } catch {
      toast('Stored data couldn’t be read. No backup was made.', { tone: 'error' })
    }
  }
  const choose = async (file: File | undefined) => {
    // Another note takes the focus again.
    setChosen(null)
    const reading = file && (await read(file, readBackupFile))
    if (file && reading) setChosen({ name: file.name, reading })
    // The same file can be chosen again once it was corrected.
    if (input.current) input.current.value = ''
  }
  const leave = () => {
    setChosen(null)
    restore.current?.focus()
  }
  const replace = async () => {
    if (chosen?.reading.kind !== 'ok') return
    const { contents } = chosen.reading.backup
    const isDone = await change('The backup was restored', async () => {
      const before = await readContents()
      await replaceKept(contents)
      return () => replaceKept(before)
    })
    if (isDone) leave()
  }

  return (
    <>
      {chosen && (
        <RestoreNote
          name={chosen.name}
          reading={chosen.reading}
          onReplace={() => void replace()}
          onLeave={leave}
        />
      )}
      <div className={styles.actions}>
        <Button size="s" icon={<Download />} onClick={() => void backUp()}>
          {SETTINGS.backup}
        </Button>
        {underWay ? (
          <ReadingFile file={underWay} onCancel={cancel} />
        ) : (
          <Button ref={restore} size="s" icon={<Upload />} onClick={() => input.current?.click()}>
            {SETTINGS.restore}
          </Button>
        )}
        <input
          ref={input}
          hidden
          type="file"
          accept=".json,application/json"
          aria-label={SETTINGS.backupFile}
          onChange={(event) => void choose(event.target.files?.[0])}
        />
        <span className={styles.end}>{children}</span>
      </div>
    </>
  )
}
