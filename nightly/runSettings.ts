/** The settings of a run: those of a backup of the app, overridden by the options. */
import * as v from 'valibot'
import { DEMO_CONNECTION } from '@/api/connection.ts'
import type { AlertRule } from '@/domain/alerts/rule.ts'
import { readLines, type InputLine } from '@/domain/codes/inputLines.ts'
import { planCodes } from '@/domain/codes/planCodes.ts'
import { acceptedRecord, type ItemProduct } from '@/domain/pricing/itemAnswer.ts'
import { allSpellings, noAliases, type AliasesByKind } from '@/domain/pricing/names.ts'
import {
  ownMerchantsIn,
  withOwnMerchantsIn,
  type OwnMerchantsByCountry,
} from '@/domain/pricing/ownMerchants.ts'
import type { PriceEntry } from '@/domain/pricing/priceList/ownPrice.ts'
import type { CodeRow, ImportRead } from '@/features/import/reading.ts'
import { readAlertRules } from '@/storage/alerts/alertRules.ts'
import { storedAlert } from '@/storage/alerts/storedAlerts.ts'
import { listCodes, readCodes } from '@/storage/collections/codes.ts'
import { readBackup } from '@/storage/database/backup.ts'
import { replaceStored } from '@/storage/database/stored.ts'
import { readPreference, type Preferences } from '@/storage/preferences/preferences.ts'
import { readPriceList } from '@/storage/priceLists/priceList.ts'
import { StartError } from '../scripts/startError.ts'
import {
  linesOfFile,
  pricesOfFile,
  readBytes,
  readCodesFile,
  refuseOpenQuestions,
  withPricesOfFile,
  withTarget,
} from './codesFile.ts'
import type { RunOptions } from './options.ts'

/** Loads the backup into memory, where the app's readers find it; returns the connection id of its data. */
async function openBackup({ backup, service }: RunOptions): Promise<string> {
  const ofService = service.kind === 'demo' ? DEMO_CONNECTION : `direct ${service.baseUrl}`
  if (backup === null) return ofService
  const reading = readBackup(readBytes('--backup', backup).toString('utf8'))
  if (reading.kind === 'wrong')
    throw new StartError(`--backup ${backup} isn’t a backup: ${reading.message}.`)
  const { contents } = reading.backup
  await replaceStored(contents)
  if (service.kind === 'demo') return ofService
  const owners = new Set(
    [...contents.stores.values()].flat().flatMap((entry) => {
      const { connectionId } = Object(entry) as { connectionId?: unknown } // the cast: an entry may lack the id
      return typeof connectionId === 'string' ? [connectionId] : []
    }),
  )
  // Data stored through a deployment's proxy belongs to the same service.
  return owners.has(ofService) || !owners.has('proxy') ? ofService : 'proxy'
}

/** The lines of all collections of codes in the backup, each once. */
async function linesOfCodes(connectionId: string): Promise<readonly InputLine[]> {
  const lines = new Map<string, InputLine>()
  for (const { id } of (await listCodes(connectionId, { withParts: true })).batches) {
    const read = await readCodes(connectionId, id)
    if (!read) continue
    for (const line of readLines(read.lines, read.batch.settings.as)) {
      const text = line.text.trim()
      if (!lines.has(text)) lines.set(text, { ...line, line: lines.size + 1 })
    }
  }
  if (lines.size === 0) {
    throw new StartError(
      'The backup has no collection of codes for this service: add --codes FILE.',
    )
  }
  return [...lines.values()]
}

/** The products accepted for titles in the backup, by title. */
async function acceptedTitles(connectionId: string): Promise<Map<string, ItemProduct>> {
  const accepted = new Map<string, ItemProduct>()
  for (const { id } of (await listCodes(connectionId, { withParts: true })).batches) {
    const read = await readCodes(connectionId, id)
    if (!read) continue
    const { codeRequests } = planCodes(
      readLines(read.lines, read.batch.settings.as),
      read.batch.groups,
    )
    const titles = new Map(
      codeRequests.flatMap(({ key, entry }) =>
        entry.kind === 'title' ? [[key, entry.title]] : [],
      ),
    )
    for (const { key, outcome } of read.outcomes) {
      const title = titles.get(key)
      const record = outcome.state === 'done' ? acceptedRecord(outcome.answer) : null
      if (title !== undefined && record && !accepted.has(title)) accepted.set(title, record)
    }
  }
  return accepted
}

/** Nobody can accept a product at night: a product accepted in the app is requested by its code or id. */
function withAccepted(line: InputLine, accepted: ReadonlyMap<string, ItemProduct>): InputLine {
  const { entry } = line
  const record = entry.kind === 'title' ? accepted.get(entry.title) : undefined
  if (entry.kind !== 'title' || !record) return line
  const { eans, productId, title, imageUrl } = record
  const [code, ...further] = eans
  const { isTitle: _asked, ...lineWithoutTitle } = line
  const known = { title: title ?? entry.title, imageUrl }
  const note = `Accepted for “${entry.title}”.`
  if (code !== undefined)
    return { ...lineWithoutTitle, entry: { kind: 'ean', code, note }, known, further }
  return productId === null ? line : { ...lineWithoutTitle, entry: { kind: 'id', id: productId } }
}

/** Adds the defaults that a hand-written rule leaves out. */
function withDefaults(parsed: unknown, index: number): unknown {
  const rule: object = Object(parsed) as object // the schema reports missing properties
  const id = `rule ${index + 1}`
  const usual = { id, madeAt: index, changedAt: 0, isOn: true, offAt: null, mutes: [] }
  return { connectionId: '', ...usual, scope: { of: 'all' }, ...rule }
}

function rulesOfFile(file: string): readonly AlertRule[] {
  let parsed: unknown
  try {
    parsed = JSON.parse(readBytes('--rules', file).toString('utf8'))
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(
      `--rules ${file} isn’t JSON: ${error instanceof Error ? error.message : ''}.`,
    )
  }
  const { rules = parsed } = Object(parsed) as { rules?: unknown } // the schema checks it below
  const list = v.safeParse(v.array(v.unknown()), rules)
  if (!list.success) throw new StartError(`--rules ${file} has no list of alerts.`)
  return list.output.map((one, index) => {
    const read = v.safeParse(storedAlert, withDefaults(one, index))
    if (read.success) return read.output
    const [issue] = read.issues
    throw new StartError(
      `--rules ${file}: rule ${index + 1}, ${v.getDotPath(issue) ?? 'as a whole'}: ${issue.message}.`,
    )
  })
}

export type RunSettings = {
  /** Separates the stored data of one service from another's. */
  connectionId: string
  lines: readonly InputLine[]
  /** How the file of the codes was read, and how many of your prices it has; null if there is no file. */
  file: { reading: ImportRead<CodeRow>; prices: number } | null
  countries: readonly string[]
  ownMerchants: OwnMerchantsByCountry
  aliases: AliasesByKind
  tolerance: number
  /** By country. */
  prices: ReadonlyMap<string, readonly PriceEntry[]>
  labels: Preferences['labels']
  apiVariantChoices: Preferences['dialect']
  rules: readonly AlertRule[]
}

/** The countries of the run, and the connection id of the service's data in the backup. */
export async function readCountries(
  options: RunOptions,
): Promise<{ connectionId: string; countries: readonly string[] }> {
  const connectionId = await openBackup(options)
  return {
    connectionId,
    countries: options.countries ?? readPreference(connectionId, 'countries'),
  }
}

/** The prices of a file have one currency, so they are of one country: the first one of the run. */
export const countryOfFile = (countries: readonly string[]): string => countries[0] ?? 'us'

type Lines = Pick<RunSettings, 'lines' | 'file'> & { prices: readonly PriceEntry[] }

async function readLinesOf(
  options: RunOptions,
  connectionId: string,
  countries: readonly string[],
): Promise<Lines> {
  const accepted = await acceptedTitles(connectionId)
  if (options.codes === null) {
    const lines = await linesOfCodes(connectionId)
    return { lines: lines.map((line) => withAccepted(line, accepted)), file: null, prices: [] }
  }
  const reading = await readCodesFile(options.codes, options, countryOfFile(countries))
  refuseOpenQuestions(reading)
  const lines = linesOfFile(reading).map(({ line, row }) => ({
    row,
    line: withAccepted(line, accepted),
  }))
  const { entries } = pricesOfFile(lines)
  const prices = entries.filter(({ price }) => price !== null).length
  return { lines: lines.map(withTarget), file: { reading, prices }, prices: entries }
}

/** Throws a StartError that names the file and its fault, or a question that only a person can answer. */
export async function readRunSettings(options: RunOptions): Promise<RunSettings> {
  const { connectionId, countries } = await readCountries(options)
  const aliases = readPreference(connectionId, 'joins')
    ? readPreference(connectionId, 'joinedNames')
    : noAliases
  const saved = readPreference(connectionId, 'mine')
  const chosen =
    options.ownMerchants === null
      ? saved
      : withOwnMerchantsIn(saved, countries, options.ownMerchants)
  const ownMerchants = Object.fromEntries(
    countries.map((country) => [
      country,
      allSpellings(ownMerchantsIn(chosen, [country]), aliases.merchant),
    ]),
  )
  const { prices: ofFile, ...lines } = await readLinesOf(options, connectionId, countries)
  const prices = new Map<string, readonly PriceEntry[]>()
  for (const country of countries) {
    const { entries: listed } = await readPriceList({ connectionId, country })
    const isOfFile = country === countryOfFile(countries)
    const entries = isOfFile ? withPricesOfFile(listed, ofFile) : listed
    if (entries.length > 0) prices.set(country, entries)
  }
  return {
    connectionId,
    ...lines,
    countries,
    ownMerchants,
    aliases,
    tolerance: readPreference(connectionId, 'tolerance'),
    prices,
    labels: readPreference(connectionId, 'labels'),
    apiVariantChoices: readPreference(connectionId, 'dialect'),
    rules:
      options.rules === null
        ? (await readAlertRules(connectionId)).rules
        : rulesOfFile(options.rules),
  }
}
