/** A backup: everything that is kept, as one JSON file. It holds no key, because none is kept. */
import * as v from 'valibot'
import type { Snapshot } from './kept.ts'
import { keptStores, type StoreName } from './keptStores.ts'
import type { PreferenceText } from './storedPreferences.ts'

const FORMAT = 'catalog-explorer-backup'
const VERSION = 1

export type Backup = {
  snapshot: Required<Snapshot>
  /** Epoch milliseconds. */
  madeAt: number
  /** Kinds of a newer version, which this one cannot keep. */
  unknown: string[]
}

export type BackupReading = { kind: 'ok'; backup: Backup } | { kind: 'wrong'; says: string }

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
      `expected ${VERSION} at the most: a newer version of this app made it`,
    ),
  ),
  madeAt: v.pipe(
    v.string('expected a moment such as "2026-05-03T10:12:00.000Z"'),
    v.check(
      (text) => !Number.isNaN(Date.parse(text)),
      'expected a moment such as "2026-05-03T10:12:00.000Z"',
    ),
  ),
  preferences: object,
  stores: object,
})

/** A store's entries as the schema of the store wants them. */
const entriesOf = ({ entry }: (typeof keptStores)[number]) => v.array(entry, 'expected a list')

/** A preference is kept as JSON; one that is damaged means nothing and is left out. */
function readValue([name, text]: PreferenceText): [string, unknown][] {
  try {
    return [[name, JSON.parse(text)]]
  } catch {
    return []
  }
}

/** The text of the file. Damaged entries are left out: no version could read them back. */
export function writeBackup({ preferences = [], stores }: Snapshot, madeAt: number): string {
  const usable = keptStores.map(({ name, entry }) => [
    name,
    (stores.get(name) ?? []).filter((one) => v.is(entry, one)),
  ])
  const backup = {
    format: FORMAT,
    version: VERSION,
    app: 'Catalog Explorer',
    madeAt: new Date(madeAt).toISOString(),
    preferences: Object.fromEntries(preferences.flatMap(readValue)) as object, // values of any kind
    stores: Object.fromEntries(usable) as object, // lists by name
  }
  return `${JSON.stringify(backup, null, 1)}\n`
}

const wrong = (where: string, says: string): BackupReading => ({
  kind: 'wrong',
  says: `${where}: ${says}`,
})

function sayIssue(issue: v.BaseIssue<unknown>, within = ''): BackupReading {
  const path = [within, v.getDotPath(issue)]
    .filter((part) => part !== '' && part !== null)
    .join('.')
  const where = path === '' ? 'the whole file' : path
  if (issue.kind === 'schema' && issue.received === 'undefined') return wrong(where, 'is missing')
  const expected = issue.message.startsWith('expected')
    ? issue.message
    : `expected ${issue.expected ?? 'something else'}`
  const found = JSON.stringify(issue.input) ?? 'nothing'
  return wrong(where, `${expected}, found ${found.slice(0, 80)}`)
}

/** Reads a file that says it is a backup. What is wrong is said with its place in the file. */
export function readBackup(text: string): BackupReading {
  let written: unknown
  try {
    written = JSON.parse(text)
  } catch (error) {
    return wrong(
      'the whole file',
      `is no JSON (${error instanceof Error ? error.message : String(error)})`,
    )
  }
  const head = v.safeParse(v.pipe(object, header), written)
  if (!head.success) return sayIssue(head.issues[0])
  const { madeAt, preferences, stores } = head.output
  const read = new Map<StoreName, unknown[]>()
  for (const store of keptStores) {
    const entries = stores[store.name] ?? []
    const reading = v.safeParse(entriesOf(store), entries)
    if (!reading.success) return sayIssue(reading.issues[0], `stores.${store.name}`)
    // The entries as they are written: a schema would drop fields that it does not know.
    read.set(store.name, entries as unknown[])
  }
  return {
    kind: 'ok',
    backup: {
      snapshot: {
        preferences: Object.entries(preferences).map(([name, value]) => [
          name,
          JSON.stringify(value),
        ]),
        stores: read,
      },
      madeAt: Date.parse(madeAt),
      unknown: Object.keys(stores).filter(
        (name) => !keptStores.some((store) => store.name === name),
      ),
    },
  }
}
