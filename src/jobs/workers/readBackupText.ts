/** Reads the text of a backup and its content, in a worker or on the page. */
import { readBackup, type BackupReading } from '@/storage/database/backup.ts'

/** The number of bytes read at a time. */
const PIECE = 4_000_000

/** Reads the file, and awaits `pace` after each piece. Rejects if the file cannot be opened or `pace` rejects. */
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
