/** Which catalog of one's own the demo answers from, remembered beside the connection so that the first paint knows it. */
import { readPreference, writePreference } from './preferences.ts'

export type CatalogMark = {
  /** Tells one import from the next. */
  id: string
  fileName: string
  countries: readonly string[]
  /** The browser does not keep it: after a reload it is no longer there. */
  isForThisVisit: boolean
}

/** One that ends with the page is remembered no longer than that. */
let ofThisVisit: CatalogMark | null = null

const isText = (value: unknown): value is string => typeof value === 'string'

function readMark(value: unknown): CatalogMark | null {
  if (typeof value !== 'object' || value === null) return null
  // Each field is looked at below.
  const { id, fileName, countries } = value as Partial<Record<keyof CatalogMark, unknown>>
  if (!isText(id) || id === '' || !isText(fileName)) return null
  if (!Array.isArray(countries) || !countries.every(isText)) return null
  return { id, fileName, countries, isForThisVisit: false }
}

/** Null where the demo answers from its own. */
export function rememberedCatalog(): CatalogMark | null {
  return ofThisVisit ?? readMark(readPreference('', 'connection')?.catalog)
}

/** How the service is reached stays as it was chosen. */
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
