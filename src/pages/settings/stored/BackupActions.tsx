import Download from 'lucide-react/icons/download'
import Upload from 'lucide-react/icons/upload'
import { useRef, useState, type ReactNode } from 'react'
import { saveFile } from '@/components/ui/browser/saveFile.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { ReadingFile } from '@/components/ui/fields/ReadingFile.tsx'
import { useFileReading } from '@/components/ui/fields/useFileReading.ts'
import { toast } from '@/components/ui/layers/toast.ts'
import { dayOf } from '@/features/export/exportAbout.ts'
import { readBackupFile } from '@/jobs/workers/readBackupFile.ts'
import { startBackup, type BackupReading } from '@/storage/database/backup.ts'
import { databaseStores } from '@/storage/database/databaseStores.ts'
import { eachOfStore, readContents, replaceStored } from '@/storage/database/stored.ts'
import { readPreferenceTexts } from '@/storage/preferences/storedPreferences.ts'
import { SETTINGS } from '@/words/settingsNames.ts'
import { RestoreNote } from './RestoreNote.tsx'
import { useChangeStored } from './useStoredData.ts'
import styles from './BackupActions.module.css'

/** The buttons that save everything as one file, and restore it. The page shows what a file would replace before it does. */
export function BackupActions({ children }: { children: ReactNode }) {
  const change = useChangeStored()
  const { underWay: fileInProgress, read, cancel } = useFileReading()
  const input = useRef<HTMLInputElement>(null)
  const restore = useRef<HTMLButtonElement>(null)
  const [chosen, setChosen] = useState<{ name: string; reading: BackupReading } | null>(null)

  const backUp = async () => {
    const now = Date.now()
    try {
      const draft = startBackup(readPreferenceTexts(), now)
      for (const { name } of databaseStores) {
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
    // Closing the note before the file is read remounts it, so that it gets the focus again.
    setChosen(null)
    const reading = file && (await read(file, readBackupFile))
    if (file && reading) setChosen({ name: file.name, reading })
    // The browser reports a chosen file only if it differs, so empty the field: the same file can be chosen again after a
    // correction.
    if (input.current) input.current.value = ''
  }
  const closeRestore = () => {
    setChosen(null)
    restore.current?.focus()
  }
  const replace = async () => {
    if (chosen?.reading.kind !== 'ok') return
    const { contents } = chosen.reading.backup
    const isDone = await change('The backup was restored', async () => {
      const before = await readContents()
      await replaceStored(contents)
      return () => replaceStored(before)
    })
    if (isDone) closeRestore()
  }

  return (
    <>
      {chosen && (
        <RestoreNote
          name={chosen.name}
          reading={chosen.reading}
          onReplace={() => void replace()}
          onLeave={closeRestore}
        />
      )}
      <div className={styles.actions}>
        <Button size="s" icon={<Download />} onClick={() => void backUp()}>
          {SETTINGS.backup}
        </Button>
        {fileInProgress ? (
          <ReadingFile file={fileInProgress} onCancel={cancel} />
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
