import { noAliases, type AliasesByKind } from '@/domain/pricing/names.ts'
/** Preferences known before the first paint: local storage, read synchronously; kept for the page where storage is refused. */
import { EVERYWHERE, type OwnMerchantsByCountry } from '@/domain/pricing/ownMerchants.ts'
import { MOST_TOLERANCE, USUAL_TOLERANCE } from '@/domain/pricing/tolerance.ts'
import type { ColumnLayout } from '@/lib/columnLayout.ts'
import { createEmitter } from '@/lib/emitter.ts'
import { endTrouble, noteTrouble } from '@/storage/database/storageTrouble.ts'

type Theme = 'system' | 'light' | 'dark'

export type Preferences = {
  theme: Theme
  /** Of figures and dates, as a tag such as `de-DE`; '' for the browser's. */
  language: string
  countries: readonly string[]
  /** The merchants whose offers are yours, by country. */
  mine: OwnMerchantsByCountry
  /** Names of brands and merchants that are one, as the user said; and whether they count as one. */
  joinedNames: AliasesByKind
  joins: boolean
  /** Percent up to which two prices count as equal. */
  tolerance: number
  /** Currency label by country code, as the user wrote it (§2.7: the service states none). */
  labels: Readonly<Record<string, string>>
  /** The height of table rows. */
  density: 'dense' | 'roomy'
  /** Columns of a batch's rows by key, in the user's choice; null for the usual ones. */
  batchColumns: readonly string[] | null
  /** How the columns of tables are set out, by the table's name. */
  tableColumns: Readonly<Record<string, ColumnLayout>>
  /** Whether pages are asked for ahead, when someone seems about to open them. */
  prefetch: boolean
  /** Whether characters alone are shortcuts (WCAG 2.1.4). */
  singleKeys: boolean
  /** Whether pages show how the service is requested: requests, response modes, raw responses. */
  developer: boolean
  /**
   * How the service is reached; null for what the deployment says. Holds no key. `catalog` is what the demo answers from in
   * place of its own, unread: `catalogMark.ts` knows it.
   */
  connection: { way: 'demo' | 'proxy' | 'direct'; baseUrl: string; catalog?: unknown } | null
  /** Choices among the readings that the specification leaves open, unread: the api knows them. */
  dialect: object | null
}

export const PREFIX = 'catalog-explorer:'

const defaultPreferences: Preferences = {
  theme: 'system',
  language: '',
  countries: ['us'],
  mine: {},
  joinedNames: noAliases,
  joins: true,
  tolerance: USUAL_TOLERANCE,
  labels: {},
  density: 'dense',
  batchColumns: null,
  tableColumns: {},
  prefetch: true,
  singleKeys: true,
  developer: false,
  connection: null,
  dialect: null,
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string'
const readText = (value: unknown) => (isText(value) ? value : null)
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText)
const readFlag = (value: unknown) => (typeof value === 'boolean' ? value : null)

/** One name for all countries is what earlier versions kept. */
function readMine(value: unknown): OwnMerchantsByCountry | null {
  if (isText(value)) return value === '' ? {} : { [EVERYWHERE]: [value] }
  if (!isObject(value)) return null
  const lists = Object.entries(value).flatMap(([country, names]): [string, string[]][] => {
    if (isText(names)) return [[country, names === '' ? [] : [names]]]
    return isTexts(names) ? [[country, names]] : []
  })
  return Object.fromEntries(lists)
}

const isGroup = (value: unknown): value is string[] =>
  isTexts(value) && value.length > 0 && value.every((name) => name.trim() !== '')

function readAliases(value: unknown): AliasesByKind | null {
  if (!isObject(value)) return null
  const groups = (kind: unknown) => (Array.isArray(kind) ? kind.filter(isGroup) : [])
  return { brand: groups(value['brand']), merchant: groups(value['merchant']) }
}

function readLayouts(value: unknown): Record<string, ColumnLayout> | null {
  if (!isObject(value)) return null
  const layouts = Object.entries(value).flatMap(([table, layout]): [string, ColumnLayout][] => {
    if (!isObject(layout) || !isTexts(layout['order']) || !isObject(layout['widths'])) return []
    const widths = Object.entries(layout['widths']).filter(
      (width): width is [string, number] => typeof width[1] === 'number' && width[1] > 0,
    )
    const { order, shown, totals } = layout
    const chosen = isTexts(shown) ? { shown } : null
    const summed = typeof totals === 'boolean' ? { totals } : null
    return [[table, { order, widths: Object.fromEntries(widths), ...chosen, ...summed }]]
  })
  return Object.fromEntries(layouts)
}

const ways: readonly unknown[] = ['demo', 'proxy', 'direct']

const readers: { [Name in keyof Preferences]: (value: unknown) => Preferences[Name] | null } = {
  theme: (value) => (value === 'system' || value === 'light' || value === 'dark' ? value : null),
  language: readText,
  countries: (value) => (isTexts(value) && value.length > 0 ? value : null),
  mine: readMine,
  joinedNames: readAliases,
  joins: readFlag,
  tolerance: (value) =>
    typeof value === 'number' && value >= 0 && value <= MOST_TOLERANCE ? value : null,
  labels: (value) =>
    isObject(value) && Object.values(value).every(isText)
      ? (value as Record<string, string>) // each value was looked at
      : null,
  density: (value) => (value === 'dense' || value === 'roomy' ? value : null),
  batchColumns: (value) => (isTexts(value) ? value : null),
  tableColumns: readLayouts,
  prefetch: readFlag,
  singleKeys: readFlag,
  developer: readFlag,
  connection: (value) =>
    isObject(value) && ways.includes(value['way']) && isText(value['baseUrl'])
      ? (value as NonNullable<Preferences['connection']>) // both fields were looked at
      : null,
  dialect: (value) => (isObject(value) ? value : null),
}

/** These are the person's; what names countries, merchants and readings belongs to one connection. */
const shared: ReadonlySet<keyof Preferences> = new Set([
  'theme',
  'language',
  'tolerance',
  'density',
  'batchColumns',
  'tableColumns',
  'prefetch',
  'singleKeys',
  'developer',
  'connection',
])

const keyOf = (connectionId: string, name: keyof Preferences) =>
  shared.has(name) ? `${PREFIX}${name}` : `${PREFIX}${connectionId}:${name}`

/** What storage refused to take, for as long as the page lives. */
export const refused = new Map<string, string>()

/** The same text is the same value, read once: whoever reads it compares by reference. */
const known = new Map<string, { text: string | null; value: unknown }>()

export const emitter = createEmitter()

/** The JSON under a whole key; null for none, or where storage may not be read. */
export function storedText(key: string): string | null {
  const held = refused.get(key)
  if (held !== undefined) return held
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps what was chosen; where storage refuses it, for as long as the page lives, and that is said. */
export function keepText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
    refused.delete(key)
    if (refused.size === 0) endTrouble('settings')
  } catch {
    refused.set(key, text)
    noteTrouble('settings')
  }
  emitter.emit()
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

function stored<Name extends keyof Preferences>(key: string, name: Name): Preferences[Name] | null {
  const text = storedText(key)
  const before = known.get(key)
  // What is stored for a key was read by the reader of its name.
  if (before?.text === text) return before?.value as Preferences[Name] | null
  const value = readers[name](parsed(text))
  known.set(key, { text, value })
  return value
}

/**
 * The kept value, or where none was stored or it cannot be read the deployment's default, or else the app's. The same
 * reference until it changes.
 */
export function readPreference<Name extends keyof Preferences>(
  connectionId: string,
  name: Name,
  defaults: Partial<Preferences> = {},
): Preferences[Name] {
  return stored(keyOf(connectionId, name), name) ?? defaults[name] ?? defaultPreferences[name]
}

export function writePreference<Name extends keyof Preferences>(
  connectionId: string,
  name: Name,
  value: Preferences[Name],
): void {
  keepText(keyOf(connectionId, name), JSON.stringify(value))
}

/** Calls back after each change, those of other tabs included; returns the way to stop. */
export function onPreference(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === null || event.key.startsWith(PREFIX)) listener()
  }
  const stop = emitter.on(listener)
  window.addEventListener('storage', fromOtherTab)
  return () => {
    stop()
    window.removeEventListener('storage', fromOtherTab)
  }
}
