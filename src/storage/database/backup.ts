/** Reads and writes backups: everything stored, as one JSON file. A backup contains no API key, because the app stores none. */
import * as v from 'valibot'
import { convertStores } from '@/storage/collections/convertEntries.ts'
import type { PreferenceText } from '@/storage/preferences/storedPreferences.ts'
import { databaseStores, type StoreName } from './databaseStores.ts'
import { formerStores } from './formerStores.ts'
import type { StoredContents } from './stored.ts'

const FORMAT = 'catalog-explorer-backup'
/**
 * The version of the backup format. Version 1 has the stores of app versions before December 2026, which are converted when read.
 */
const VERSION = 2

export type Backup = {
  contents: Required<StoredContents>
  /** When the backup was made, in epoch milliseconds. */
  madeAt: number
  /** The kinds of data in the file that only a newer app version can store. */
  unknown: string[]
  /** The number of damaged entries in the file, which no version can restore. */
  damaged: number
}

export type BackupReading = { kind: 'ok'; backup: Backup } | { kind: 'wrong'; message: string }

const object = v.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'expected an object',
)

const header = v.object({
  format: v.literal(FORMAT, `expected "${FORMAT}"`),
  version: v.pipe(
    v.number('expected a number'),
    v.check(
      (version) => version <= VERSION,
      `expected ${VERSION} at most: it was made by a newer version of this app`,
    ),
  ),
  madeAt: v.pipe(
    v.string('expected a time such as "2026-05-03T10:12:00.000Z"'),
    v.check(
      (text) => !Number.isNaN(Date.parse(text)),
      'expected a time such as "2026-05-03T10:12:00.000Z"',
    ),
  ),
  preferences: object,
  stores: object,
  damaged: v.optional(v.unknown()),
})

/** Counts the damaged entries in a backup, which stay in the file but cannot be restored. */
function countEntries(damaged: unknown): number {
  const lists: unknown[] = Object.values(Object(damaged) as object) // `Object` makes any value an object.
  return lists.reduce<number>((sum, list) => sum + (Array.isArray(list) ? list.length : 0), 0)
}

/** The schema of a former store’s entries, before they are converted. */
const listOfEntries = v.array(object, 'expected a list')

/** The schema of a list of entries of this store. */
const entriesOf = ({ entry }: (typeof databaseStores)[number]) => v.array(entry, 'expected a list')

/** The value of a preference, which is stored as JSON text; an unreadable text is left out. */
function readValue([name, text]: PreferenceText): [string, unknown][] {
  try {
    return [[name, JSON.parse(text)]]
  } catch {
    return []
  }
}

type BackupDraft = {
  /** Adds entries of a store to the backup as they are read. */
  add: (name: StoreName, entries: readonly unknown[]) => void
  /** The text of the file in pieces, because as one string it may exceed the maximum length of a string. */
  pieces: () => string[]
}

/**
 * Starts a backup; the caller adds what is stored, a few entries at a time. Damaged entries are saved unchanged, in a list of
 * their own.
 */
export function startBackup(
  preferences: readonly PreferenceText[] = [],
  madeAt: number,
): BackupDraft {
  const usable = new Map<StoreName, string[]>(databaseStores.map(({ name }) => [name, []]))
  const damaged = new Map<StoreName, string[]>()
  const head = {
    format: FORMAT,
    version: VERSION,
    app: 'Catalog Explorer',
    madeAt: new Date(madeAt).toISOString(),
    preferences: Object.fromEntries(preferences.flatMap(readValue)) as object, // The values can be of any kind.
  }
  const listed = (stores: ReadonlyMap<string, readonly string[]>): string[] =>
    [...stores].flatMap(([name, texts], place) => [
      `${place === 0 ? '' : ','}\n  ${JSON.stringify(name)}: [`,
      ...texts.map((text, at) => `${at === 0 ? '' : ','}\n   ${text}`),
      ']',
    ])
  return {
    add(name, entries) {
      const schema = databaseStores.find((store) => store.name === name)?.entry
      for (const entry of entries) {
        const isUsable = schema !== undefined && v.is(schema, entry)
        const place = isUsable ? usable : damaged
        const texts = place.get(name) ?? []
        place.set(name, texts)
        texts.push(JSON.stringify(entry))
      }
    },
    pieces: () => [
      JSON.stringify(head, null, 1).replace(/\n\}$/, ''),
      ',\n "stores": {',
      ...listed(usable),
      '\n }',
      ...(damaged.size > 0 ? [',\n "damaged": {', ...listed(damaged), '\n }'] : []),
      '\n}\n',
    ],
  }
}

/** The text of a backup whose contents are all in memory already. */
export function writeBackup({ preferences, stores }: StoredContents, madeAt: number): string {
  const draft = startBackup(preferences, madeAt)
  for (const [name, entries] of stores) draft.add(name, entries)
  return draft.pieces().join('')
}

const wrong = (where: string, message: string): BackupReading => ({
  kind: 'wrong',
  message: `${where}: ${message}`,
})

function sayIssue(issue: v.BaseIssue<unknown>, within = ''): BackupReading {
  const path = [within, v.getDotPath(issue)]
    .filter((part) => part !== '' && part !== null)
    .join('.')
  const where = path === '' ? 'The file' : path
  if (issue.kind === 'schema' && issue.received === 'undefined')
    return { kind: 'wrong', message: `“${where}” is missing` }
  const expected = issue.message.startsWith('expected')
    ? issue.message
    : `expected ${issue.expected ?? 'something else'}`
  const found = JSON.stringify(issue.input) ?? 'nothing'
  return wrong(where, `${expected}, found ${found.slice(0, 80)}`)
}

/** The maximum nesting of lists and objects in a backup; entries of this app have about a dozen levels. */
const DEEPEST = 100

/** The position where the string that opens at `from` ends; the end of the text if the string doesn’t close. */
function endOfString(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let before = at - 1
    while (text.charAt(before) === '\\') before -= 1
    const isEscaped = (at - before) % 2 === 0
    if (!isEscaped) return at + 1
  }
  return text.length
}

/**
 * Whether lists and objects are nested too deeply. This is checked before parsing, because very deep nesting would overflow the
 * stack during validation.
 */
function isTooDeep(text: string): boolean {
  const marks = /["[\]{}]/g
  let depth = 0
  for (let found = marks.exec(text); found && depth <= DEEPEST; found = marks.exec(text)) {
    const [mark] = found
    if (mark === '"') marks.lastIndex = endOfString(text, found.index)
    else depth += mark === '[' || mark === '{' ? 1 : -1
  }
  return depth > DEEPEST
}

/** Reads the text of a file that should be a backup. An error message names the place in the file. */
export function readBackup(text: string): BackupReading {
  if (isTooDeep(text)) {
    return {
      kind: 'wrong',
      message: `It isn’t a backup of this app`,
    }
  }
  let written: unknown
  try {
    written = JSON.parse(text)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return { kind: 'wrong', message: `It isn’t JSON (${why})` }
  }
  const head = v.safeParse(v.pipe(object, header), written)
  if (!head.success) return sayIssue(head.issues[0])
  const { madeAt, preferences, damaged } = head.output
  // Validate first, because the conversion drops what it doesn’t know.
  for (const name of formerStores) {
    const former = v.safeParse(listOfEntries, head.output.stores[name] ?? [], { abortEarly: true })
    if (!former.success) return sayIssue(former.issues[0], `stores.${name}`)
  }
  const stores = convertStores(head.output.stores) ?? head.output.stores
  const read = new Map<StoreName, unknown[]>()
  for (const store of databaseStores) {
    const entries = stores[store.name] ?? []
    // Stop at the first error: a large file may have a million.
    const reading = v.safeParse(entriesOf(store), entries, { abortEarly: true })
    if (!reading.success) return sayIssue(reading.issues[0], `stores.${store.name}`)
    // Use the original entries, because the schema drops unknown fields.
    read.set(store.name, entries as unknown[])
  }
  return {
    kind: 'ok',
    backup: {
      contents: {
        preferences: Object.entries(preferences).map(([name, value]) => [
          name,
          JSON.stringify(value),
        ]),
        stores: read,
      },
      madeAt: Date.parse(madeAt),
      unknown: Object.keys(stores).filter(
        (name) => !databaseStores.some((store) => store.name === name),
      ),
      damaged: countEntries(damaged),
    },
  }
}
