/** Reads whole collections as this app exports them: JSON with a name, the products and their notes. */
import { formatBytes } from '@/lib/numbers/format.ts'
import { readListsFile, type ListsFile } from '@/storage/collections/listsFile.ts'

export type ListsInput =
  /** Exported collections. `from` is the name of the file; '' for pasted text. */
  | { kind: 'lists'; from: string; file: ListsFile }
  /** `message` states in one or two sentences why the export can’t be read. */
  | { kind: 'refused'; message: string }

/** The maximum size of a file or text with exported collections, in bytes: far more than collections of the largest size need. */
const MAX_SIZE = 2_000_000

/** Whether a text contains exported collections; other JSON is read as a table of product IDs. */
const isListsText = (text: string) =>
  /^\s*\{/.test(text) && /"format"\s*:/.test(text.slice(0, 1000))

const tooLarge = (what: string, bytes: number): ListsInput => ({
  kind: 'refused',
  message: `${what} has ${formatBytes(bytes)}. Collections of up to ${formatBytes(MAX_SIZE)} can be read.`,
})

/** Reads a text; null if it doesn’t contain exported collections. */
export function readListsText(text: string, from: string): ListsInput | null {
  if (!isListsText(text)) return null
  const { size } = new Blob([text])
  if (size > MAX_SIZE) return tooLarge(from || 'The pasted text', size)
  const reading = readListsFile(text)
  if (reading.kind === 'wrong') return { kind: 'refused', message: reading.message }
  return { kind: 'lists', from, file: reading.file }
}

/** Reads a file; null if it doesn’t contain exported collections. Never rejects. */
export async function readListsFrom(file: File): Promise<ListsInput | null> {
  if (!/\.json$/i.test(file.name) && file.type !== 'application/json') return null
  const beginning = await file
    .slice(0, 1000)
    .text()
    .catch(() => null)
  if (beginning === null) {
    return { kind: 'refused', message: `${file.name} can’t be opened. Choose it again.` }
  }
  if (!isListsText(beginning)) return null
  if (file.size > MAX_SIZE) return tooLarge(file.name, file.size)
  return readListsText(await file.text(), file.name)
}
