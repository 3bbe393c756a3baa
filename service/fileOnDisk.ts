/** A file on the disk that the importer reads as a stream. */
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { ImportSource } from '../src/features/import/source.ts'

/** Rejects with the file system's error if the file does not exist, and with `EISDIR` for a folder. */
export async function fileOnDisk(file: string): Promise<ImportSource> {
  const facts = await stat(file)
  if (facts.isDirectory()) throw Object.assign(new Error(file), { code: 'EISDIR' })
  return {
    name: path.basename(file),
    bytes: facts.size,
    open: async function* (passed) {
      // The cast: without an encoding, a stream yields bytes.
      for await (const bytes of createReadStream(file) as AsyncIterable<Uint8Array>) {
        passed(bytes.length)
        yield bytes
      }
    },
  }
}
