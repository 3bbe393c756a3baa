/** From where the answers are looked at: what a backup of the app holds, and what the arguments say instead. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { StartError } from '../scripts/startError.ts'
import { DEMO_CONNECTION } from '../src/catalog/connection.ts'
import { acceptedRecord, type BatchProduct } from '../src/market/batchAnswer.ts'
import { mineIn, withMineIn, type MineByCountry } from '../src/market/me.ts'
import { allSpellings, nothingJoined, type Joined } from '../src/market/names.ts'
import type { PriceEntry } from '../src/market/priceList/ownPrice.ts'
import { planBatch } from '../src/model/batch/planBatch.ts'
import { readLines, readRows, type InputLine } from '../src/model/batch/readInput.ts'
import { readTableBytes } from '../src/model/table/readTableBytes.ts'
import type { WatchRule } from '../src/model/watch/rule.ts'
import { listBatches, readBatch } from '../src/store/batches/batches.ts'
import { readBackup } from '../src/store/database/backup.ts'
import { replaceKept } from '../src/store/database/kept.ts'
import { readPreference, type Preferences } from '../src/store/preferences/preferences.ts'
import { readPriceList } from '../src/store/priceLists/priceList.ts'
import { keptWatchRule } from '../src/store/watch/keptWatch.ts'
import { readWatchRules } from '../src/store/watch/watchRules.ts'
import type { Wishes } from './wishes.ts'

function readFile(what: string, file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new StartError(`${what} ${file} could not be read: ${why}.`)
  }
}

/** Puts what the backup holds into memory, where the app's own readers find it; returns whose it is. */
async function openBackup({ backup, service }: Wishes): Promise<string> {
  const ofService = service.kind === 'demo' ? DEMO_CONNECTION : `direct ${service.baseUrl}`
  if (backup === null) return ofService
  const reading = readBackup(readFile('--backup', backup).toString('utf8'))
  if (reading.kind === 'wrong')
    throw new StartError(`--backup ${backup} is no backup: ${reading.says}.`)
  const { contents } = reading.backup
  await replaceKept(contents)
  if (service.kind === 'demo') return ofService
  const owners = new Set(
    [...contents.stores.values()].flat().flatMap((entry) => {
      const { connectionId } = Object(entry) as { connectionId?: unknown } // looked at only
      return typeof connectionId === 'string' ? [connectionId] : []
    }),
  )
  // What was kept through the proxy of a deployment is of the same service, reached by another way.
  return owners.has(ofService) || !owners.has('proxy') ? ofService : 'proxy'
}

/** The lines of a file with codes, links, product ids or titles; a table is read as the batch page reads it. */
async function linesOfFile(file: string): Promise<readonly InputLine[]> {
  const bytes = new Uint8Array(readFile('--codes', file))
  const table = await readTableBytes(path.basename(file), bytes)
  if (table.kind === 'refused') throw new StartError(`--codes: ${table.says}`)
  const [sheet] = table.sheets
  const rows = (sheet?.rows ?? []).map((cells, at) => ({ line: at + 1, cells }))
  const reading = readRows(rows)
  if (reading.kind === 'problem') throw new StartError(`--codes ${file}: ${reading.says}`)
  return reading.lines
}

/** Those of every batch in the backup, each line once. */
async function linesOfBatches(connectionId: string): Promise<readonly InputLine[]> {
  const lines = new Map<string, InputLine>()
  for (const { id } of (await listBatches(connectionId)).batches) {
    const read = await readBatch(connectionId, id)
    if (!read) continue
    for (const line of readLines(read.lines, read.batch.settings.as)) {
      const text = line.text.trim()
      if (!lines.has(text)) lines.set(text, { ...line, line: lines.size + 1 })
    }
  }
  if (lines.size === 0) {
    throw new StartError('The backup holds no batch of this service: add --codes FILE.')
  }
  return [...lines.values()]
}

/** What a title was accepted to mean in a batch of the backup, by the title. */
async function acceptedTitles(connectionId: string): Promise<Map<string, BatchProduct>> {
  const accepted = new Map<string, BatchProduct>()
  for (const { id } of (await listBatches(connectionId)).batches) {
    const read = await readBatch(connectionId, id)
    if (!read) continue
    const { asks } = planBatch(readLines(read.lines, read.batch.settings.as), read.batch.groups)
    const titles = new Map(
      asks.flatMap(({ key, entry }) => (entry.kind === 'title' ? [[key, entry.title]] : [])),
    )
    for (const { key, outcome } of read.outcomes) {
      const title = titles.get(key)
      const record = outcome.state === 'done' ? acceptedRecord(outcome.answer) : null
      if (title !== undefined && record && !accepted.has(title)) accepted.set(title, record)
    }
  }
  return accepted
}

/** Nobody is there at night to accept a product: what was accepted in the app is asked by its code, or by its id. */
function withAccepted(line: InputLine, accepted: ReadonlyMap<string, BatchProduct>): InputLine {
  const { entry } = line
  const record = entry.kind === 'title' ? accepted.get(entry.title) : undefined
  if (entry.kind !== 'title' || !record) return line
  const { eans, productId, title, imageUrl } = record
  const [code, ...further] = eans
  const { isTitle: _asked, ...given } = line
  const known = { title: title ?? entry.title, imageUrl }
  const note = `Accepted for “${entry.title}”.`
  if (code !== undefined) return { ...given, entry: { kind: 'ean', code, note }, known, further }
  return productId === null ? line : { ...given, entry: { kind: 'id', id: productId } }
}

/** What is left out of a rule that someone writes by hand. */
function withDefaults(given: unknown, place: number): unknown {
  const rule: object = Object(given) as object // whatever is missing in it is said by the schema
  const id = `rule ${place + 1}`
  const usual = { id, madeAt: place, changedAt: 0, isOn: true, offAt: null, mutes: [] }
  return { connectionId: '', ...usual, scope: { of: 'all' }, ...rule }
}

function rulesOfFile(file: string): readonly WatchRule[] {
  let given: unknown
  try {
    given = JSON.parse(readFile('--rules', file).toString('utf8'))
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(
      `--rules ${file} is no JSON: ${error instanceof Error ? error.message : ''}.`,
    )
  }
  const { rules = given } = Object(given) as { rules?: unknown } // looked at only
  const list = v.safeParse(v.array(v.unknown()), rules)
  if (!list.success) throw new StartError(`--rules ${file} holds no list of rules.`)
  return list.output.map((one, place) => {
    const read = v.safeParse(keptWatchRule, withDefaults(one, place))
    if (read.success) return read.output
    const [issue] = read.issues
    throw new StartError(
      `--rules ${file}: rule ${place + 1}, ${v.getDotPath(issue) ?? 'as a whole'}: ${issue.message}.`,
    )
  })
}

export type NightlyStandpoint = {
  /** Keeps the stored things of one service apart from those of another. */
  connectionId: string
  lines: readonly InputLine[]
  countries: readonly string[]
  mine: MineByCountry
  joined: Joined
  tolerance: number
  /** By country. */
  prices: ReadonlyMap<string, readonly PriceEntry[]>
  labels: Preferences['labels']
  dialect: Preferences['dialect']
  rules: readonly WatchRule[]
}

/** Throws a StartError that names the file and what is wrong with it. */
export async function readStandpoint(wishes: Wishes): Promise<NightlyStandpoint> {
  const connectionId = await openBackup(wishes)
  const countries = wishes.countries ?? readPreference(connectionId, 'countries')
  const joined = readPreference(connectionId, 'joins')
    ? readPreference(connectionId, 'joinedNames')
    : nothingJoined
  const kept = readPreference(connectionId, 'mine')
  const chosen = wishes.mine === null ? kept : withMineIn(kept, countries, wishes.mine)
  const mine = Object.fromEntries(
    countries.map((country) => [country, allSpellings(mineIn(chosen, [country]), joined.merchant)]),
  )
  const prices = new Map<string, readonly PriceEntry[]>()
  for (const country of countries) {
    const { entries } = await readPriceList({ connectionId, country })
    if (entries.length > 0) prices.set(country, entries)
  }
  const lines =
    wishes.codes === null ? await linesOfBatches(connectionId) : await linesOfFile(wishes.codes)
  const accepted = await acceptedTitles(connectionId)
  return {
    connectionId,
    lines: lines.map((line) => withAccepted(line, accepted)),
    countries,
    mine,
    joined,
    tolerance: readPreference(connectionId, 'tolerance'),
    prices,
    labels: readPreference(connectionId, 'labels'),
    dialect: readPreference(connectionId, 'dialect'),
    rules:
      wishes.rules === null
        ? (await readWatchRules(connectionId)).rules
        : rulesOfFile(wishes.rules),
  }
}
