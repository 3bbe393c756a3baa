/** Lists as one JSON file, to be kept elsewhere or handed to someone else: with notes and what was last seen. */
import * as v from 'valibot'
import { cleanName, type ListEntry, type ProductList } from '../domain/lists/productList.ts'
import { keptListEntry } from './keptList.ts'

const FORMAT = 'catalog-explorer-lists'
const VERSION = 1

export type ListsFile = {
  lists: { name: string; entries: ListEntry[] }[]
  /** Products that cannot be read: where they stand in the file, and what is wrong, as a sentence. */
  unread: { where: string; says: string }[]
}

export type ListsFileReading =
  | { kind: 'lists'; file: ListsFile }
  /** JSON of something else, or none at all; one sentence. */
  | { kind: 'wrong'; says: string }

const shape = v.object({
  format: v.literal(FORMAT),
  version: v.number(),
  lists: v.array(v.object({ name: v.string(), entries: v.array(v.unknown()) })),
})

/** What the file holds, as JSON. */
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
  return `${field === null ? 'It' : `Its ${field}`} is not as a list needs it: found ${found}.`
}

/** A file of a newer version is read as far as this one understands it. */
export function readListsFile(text: string): ListsFileReading {
  let written: unknown
  try {
    written = JSON.parse(text)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return { kind: 'wrong', says: `The file is no JSON: ${why}.` }
  }
  const head = v.safeParse(shape, written)
  if (!head.success) {
    return { kind: 'wrong', says: 'The file is JSON, but holds no lists of this app.' }
  }
  const unread: ListsFile['unread'] = []
  const lists = head.output.lists.map(({ name, entries }, at) => ({
    name: cleanName(name) || `List ${at + 1}`,
    entries: entries.flatMap((entry, place): ListEntry[] => {
      const reading = v.safeParse(keptListEntry, entry)
      if (reading.success) return [reading.output]
      const where = `${cleanName(name) || `List ${at + 1}`}, product ${place + 1}`
      unread.push({ where, says: saysOf(reading.issues[0]) })
      return []
    }),
  }))
  return { kind: 'lists', file: { lists, unread } }
}
