/** The text of a backup, and what it says, wherever it is read. */
import { readBackup, type BackupReading } from '../../store/database/backup.ts'

/** Rejects where the file cannot be opened, and where `pace` does. */
export async function readBackupText(
  file: File,
  pace: (share: number) => Promise<void>,
): Promise<BackupReading> {
  const decoder = new TextDecoder()
  const reader = file.stream().getReader()
  const pieces: string[] = []
  for (let read = 0; ;) {
    const { done, value } = await reader.read()
    if (done) break
    pieces.push(decoder.decode(value, { stream: true }))
    read += value.length
    await pace(read / file.size)
  }
  pieces.push(decoder.decode())
  return readBackup(pieces.join(''))
}
