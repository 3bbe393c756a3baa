/**
 * Reads and writes collections of picked products (“lists”) as one JSON file, for backup or for another person. The file includes
 * the notes and the values that the service last returned.
 */
import * as v from 'valibot'
import { cleanEntries, noRoomFor } from '@/domain/picked/cleanEntries.ts'
import { cleanName, type ListEntry, type ProductList } from '@/domain/picked/productList.ts'
import { pickedProduct } from './pickedProduct.ts'

const FORMAT = 'catalog-explorer-lists'
const VERSION = 1

export type ListsFile = {
  lists: { name: string; entries: ListEntry[] }[]
  /** The rejected products: the position of each in the file, and the reason as a sentence. */
  unread: { where: string; message: string }[]
}

export type ListsFileReading =
  | { kind: 'lists'; file: ListsFile }
  /** The file isn’t JSON, or has no lists; `message` is one sentence for the user. */
  | { kind: 'wrong'; message: string }

const shape = v.object({
  format: v.literal(FORMAT),
  version: v.number(),
  lists: v.array(v.object({ name: v.string(), entries: v.array(v.unknown()) })),
})

/** The content of the file, as an object to be written as JSON. `madeAt` is in epoch milliseconds. */
export function listsFile(lists: readonly Pick<ProductList, 'name' | 'entries'>[], madeAt: number) {
  return {
    format: FORMAT,
    version: VERSION,
    madeAt: new Date(madeAt).toISOString(),
    lists: lists.map(({ name, entries }) => ({ name, entries })),
  }
}

function saysOf(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue)
  const found = JSON.stringify(issue.input)?.slice(0, 60) ?? 'nothing'
  return `${field === null ? 'It' : `Its ${field}`} isn’t as expected: found ${found}.`
}

/** Reads a file of lists; from a file of a newer app version, only what this version knows. */
export function readListsFile(text: string): ListsFileReading {
  let written: unknown
  try {
    written = JSON.parse(text)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return { kind: 'wrong', message: `The file isn’t JSON: ${why}.` }
  }
  const head = v.safeParse(shape, written)
  if (!head.success) {
    return { kind: 'wrong', message: 'The file has no collections of this app.' }
  }
  const unread: ListsFile['unread'] = []
  const lists = head.output.lists.map((one, at) => {
    const name = cleanName(one.name) || `Collection ${at + 1}`
    const read: { entry: ListEntry; index: number }[] = []
    const wrong: { index: number; message: string }[] = []
    for (const [index, entry] of one.entries.entries()) {
      const reading = v.safeParse(pickedProduct, entry)
      if (reading.success) read.push({ entry: reading.output, index })
      else wrong.push({ index, message: saysOf(reading.issues[0]) })
    }
    const { entries, left, beyond } = cleanEntries(read)
    for (const { index, message } of [...wrong, ...left].toSorted((a, b) => a.index - b.index)) {
      unread.push({ where: `${name}, product ${index + 1}`, message })
    }
    if (beyond > 0) unread.push({ where: name, message: noRoomFor(beyond) })
    return { name, entries }
  })
  return { kind: 'lists', file: { lists, unread } }
}
