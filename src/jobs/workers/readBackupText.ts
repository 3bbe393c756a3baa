/** The text of a backup, and what it says, wherever it is read. */
import { readBackup, type BackupReading } from '@/storage/database/backup.ts'

/** Bytes that are read at a time. */
const PIECE = 4_000_000

/** Rejects where the file cannot be opened, and where `pace` does. */
export async function readBackupText(
  file: File,
  pace: (share: number) => Promise<void>,
): Promise<BackupReading> {
  const decoder = new TextDecoder()
  const pieces: string[] = []
  for (let at = 0; at < file.size; at += PIECE) {
    const bytes = await file.slice(at, at + PIECE).arrayBuffer()
    pieces.push(decoder.decode(bytes, { stream: true }))
    await pace((at + bytes.byteLength) / file.size)
  }
  pieces.push(decoder.decode())
  return readBackup(pieces.join(''))
}
