/**
 * Preferences that must be known before the first paint: they are in local storage, which is read synchronously. If storage is
 * refused, they last until the page closes.
 */
import { noAliases, type AliasesByKind } from '@/domain/pricing/names.ts'
import { EVERYWHERE, type OwnMerchantsByCountry } from '@/domain/pricing/ownMerchants.ts'
import { MOST_TOLERANCE, USUAL_TOLERANCE } from '@/domain/pricing/tolerance.ts'
import type { ColumnLayout } from '@/lib/columnLayout.ts'
import { createEmitter } from '@/lib/emitter.ts'
import { endTrouble, noteTrouble } from '@/storage/database/storageTrouble.ts'

type Theme = 'system' | 'light' | 'dark'

export type Preferences = {
  theme: Theme
  /** The language of figures and dates, as a tag such as `de-DE`; '' for the browser’s language. */
  language: string
  countries: readonly string[]
  /** The user’s own merchants, by country. */
  mine: OwnMerchantsByCountry
  /** The aliases of brands and merchants (`joinedNames`), and whether they are applied (`joins`). */
  joinedNames: AliasesByKind
  joins: boolean
  /** The tolerance in percent: prices that differ by no more than this count as equal. */
  tolerance: number
  /** Currency labels by country code, as the user typed them, because the service gives no currency (§2.7). */
  labels: Readonly<Record<string, string>>
  /** The height of table rows. */
  density: 'dense' | 'roomy'
  /** The keys of the columns for collections of codes, as the user chose them; null for the default columns. */
  batchColumns: readonly string[] | null
  /** The column layouts of tables, by the table’s name. */
  tableColumns: Readonly<Record<string, ColumnLayout>>
  /** Whether to prefetch pages that the user seems about to open. */
  prefetch: boolean
  /** Whether single characters work as shortcuts (WCAG 2.1.4). */
  singleKeys: boolean
  /** Whether pages show request details (requests, response modes, raw responses) and Settings its section “Developer”. */
  developer: boolean
  /**
   * The connection mode and the service’s address, without any API key; null for the deployment’s default. `catalog` is the
   * imported catalog that the demo uses, unvalidated here; see `catalogMark.ts`.
   */
  connection: { way: 'demo' | 'proxy' | 'direct'; baseUrl: string; catalog?: unknown } | null
  /** The choices of an API variant, unvalidated here; the API layer reads them. */
  dialect: object | null
}

export const PREFERENCE_PREFIX = 'catalog-explorer:'

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

/** Reads the own merchants by country. Earlier app versions stored one name for all countries. */
function readOwnMerchants(value: unknown): OwnMerchantsByCountry | null {
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
  mine: readOwnMerchants,
  joinedNames: readAliases,
  joins: readFlag,
  tolerance: (value) =>
    typeof value === 'number' && value >= 0 && value <= MOST_TOLERANCE ? value : null,
  labels: (value) =>
    isObject(value) && Object.values(value).every(isText)
      ? (value as Record<string, string>) // Each value was checked.
      : null,
  density: (value) => (value === 'dense' || value === 'roomy' ? value : null),
  batchColumns: (value) => (isTexts(value) ? value : null),
  tableColumns: readLayouts,
  prefetch: readFlag,
  singleKeys: readFlag,
  developer: readFlag,
  connection: (value) =>
    isObject(value) && ways.includes(value['way']) && isText(value['baseUrl'])
      ? (value as NonNullable<Preferences['connection']>) // Both fields were checked.
      : null,
  dialect: (value) => (isObject(value) ? value : null),
}

/**
 * Preferences that are the same on all connections; the others (about countries, merchants and the API variant) are stored per
 * connection.
 */
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
  shared.has(name) ? `${PREFERENCE_PREFIX}${name}` : `${PREFERENCE_PREFIX}${connectionId}:${name}`

/** The texts that storage refused, by key of local storage; they last until the page closes. */
export const unsavedTexts = new Map<string, string>()

/**
 * The last parsed value by key of local storage, with the text it was parsed from, so that an unchanged value stays the same
 * object.
 */
const known = new Map<string, { text: string | null; value: unknown }>()

export const emitter = createEmitter()

/** The text stored under a key of local storage, which is JSON; null if there is no value or storage can’t be read. */
export function storedText(key: string): string | null {
  const refusedText = unsavedTexts.get(key)
  if (refusedText !== undefined) return refusedText
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/**
 * Stores a text under a key of local storage. If storage refuses it, the text lasts until the page closes and a message is shown.
 */
export function savePreferenceText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
    unsavedTexts.delete(key)
    if (unsavedTexts.size === 0) endTrouble('settings')
  } catch {
    unsavedTexts.set(key, text)
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
  // The cached value has this type, because each key is always read by the same reader.
  if (before?.text === text) return before?.value as Preferences[Name] | null
  const value = readers[name](parsed(text))
  known.set(key, { text, value })
  return value
}

/**
 * The value of a preference: the stored one; if missing or unreadable, the deployment’s default, otherwise the app’s. Returns the
 * same reference until it changes.
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
  savePreferenceText(keyOf(connectionId, name), JSON.stringify(value))
}

/** Calls back after each change of a preference, also from other tabs; returns a function that stops it. */
export function onPreference(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === null || event.key.startsWith(PREFERENCE_PREFIX)) listener()
  }
  const stop = emitter.on(listener)
  window.addEventListener('storage', fromOtherTab)
  return () => {
    stop()
    window.removeEventListener('storage', fromOtherTab)
  }
}
