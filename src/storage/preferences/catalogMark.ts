/** The imported catalog that the demo uses, stored with the connection so that the first paint knows it. */
import { readPreference, writePreference } from './preferences.ts'

export type CatalogMark = {
  /** Differs for every import. */
  id: string
  fileName: string
  countries: readonly string[]
  /** The browser does not store it, so it is gone after a reload. */
  isForThisVisit: boolean
}

/** A catalog that is not stored is remembered only until the page closes. */
let ofThisVisit: CatalogMark | null = null

const isText = (value: unknown): value is string => typeof value === 'string'

function readMark(value: unknown): CatalogMark | null {
  if (typeof value !== 'object' || value === null) return null
  // Each field is checked below.
  const { id, fileName, countries } = value as Partial<Record<keyof CatalogMark, unknown>>
  if (!isText(id) || id === '' || !isText(fileName)) return null
  if (!Array.isArray(countries) || !countries.every(isText)) return null
  return { id, fileName, countries, isForThisVisit: false }
}

/** Null where the demo uses its sample catalog. */
export function rememberedCatalog(): CatalogMark | null {
  return ofThisVisit ?? readMark(readPreference('', 'connection')?.catalog)
}

/** Leaves the connection mode unchanged. */
export function rememberCatalog(mark: CatalogMark | null): void {
  ofThisVisit = mark?.isForThisVisit ? mark : null
  const chosen = readPreference('', 'connection')
  const reached = { way: chosen?.way ?? 'demo', baseUrl: chosen?.baseUrl ?? '' } as const
  if (mark && !mark.isForThisVisit) {
    const { id, fileName, countries } = mark
    writePreference('', 'connection', { ...reached, catalog: { id, fileName, countries } })
  } else {
    const isPlain = reached.way === 'demo' && reached.baseUrl === ''
    writePreference('', 'connection', isPlain ? null : reached)
  }
}
