/**
 * Reads and writes the earlier link format for picked products, which writes out each product. A country applies to the IDs after
 * it, a note to the ID before it. IDs before any country belong to the first country; consecutive countries are requested together.
 */
import { productIdProblem } from '@/api/productId.ts'
import { entryKey, NAME_LENGTH, NOTE_LENGTH } from '@/domain/picked/productList.ts'
import { isCountryCode } from '@/lib/countryCode.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { pluralForm } from '@/lib/text/plural.ts'
import type { Decoded, UrlSettings } from '@/routing/correction.ts'
import { countriesOr } from '@/routing/countryParameter.ts'
import { readParameters } from '@/routing/parameters.ts'
import { cleanKeywords, quote } from '@/routing/text.ts'

type SharedEntry = {
  id: string
  /** The country of the product; several are joined by commas when they are requested together. */
  country: string
  note: string
}

export type SharedListState = {
  name: string
  /** The products, each at most once in a country. */
  entries: SharedEntry[]
}

/** Joins consecutive countries, without duplicates, to one group. */
function groupOf(codes: readonly string[], settings?: UrlSettings): string {
  return countriesOr(codes, settings).join(',')
}

type Walk = {
  entries: SharedEntry[]
  /** The last product that was read, to which a following note belongs. */
  last: SharedEntry | null
  run: string[]
  isOpen: boolean
}

/** Removes duplicates of a product in a country: the first position and the first note stay. */
function onceEach(entries: readonly SharedEntry[]): SharedEntry[] {
  const each = new Map<string, SharedEntry>()
  for (const entry of entries) {
    const key = entryKey(entry)
    const first = each.get(key)
    each.set(key, first ? { ...first, note: first.note || entry.note } : entry)
  }
  return [...each.values()]
}

/** Reads the parameters in their order, because the order says what belongs together. */
export function decodeSharedList(
  params: URLSearchParams,
  settings: UrlSettings,
): Decoded<SharedListState> {
  const read = readParameters(params)
  const name = read.keywords('name', NAME_LENGTH)
  for (const parameter of ['country', 'id', 'note']) read.all(parameter)

  const walk: Walk = { entries: [], last: null, run: [], isOpen: false }
  const fallback = groupOf(firstRunOf(params), settings)

  for (const [parameter, text] of params) {
    if (parameter === 'id' && text.trim() === '') walk.last = null
    if (text.trim() === '') continue
    if (parameter === 'country') {
      const codes = text.split(',').map((code) => code.trim())
      const usable = codes.filter((code) => isCountryCode(code))
      if (usable.length < codes.length) {
        read.note(
          'country',
          text,
          usable.join(),
          `country ${quote(text)} isn’t a country code: ignored`,
        )
      }
      walk.run = walk.isOpen ? [...walk.run, ...usable] : usable
      walk.isOpen = true
      continue
    }
    if (parameter === 'id') {
      walk.isOpen = false
      const country = walk.run.length > 0 ? groupOf(walk.run) : fallback
      const isUsable = productIdProblem(text) === null
      if (!isUsable) read.note('id', text, '', `ID ${quote(text)} isn’t valid: left out`)
      // The note that follows an unusable ID must not go to another product, so there is no last entry.
      walk.last = isUsable ? { id: text, country, note: '' } : null
      if (walk.last) walk.entries.push(walk.last)
    }
    if (parameter === 'note' && walk.last) walk.last.note = cleanKeywords(text, NOTE_LENGTH)
  }
  const entries = onceEach(walk.entries)
  const doubled = walk.entries.length - entries.length
  if (doubled > 0) {
    read.note(
      'id',
      '',
      '',
      `${formatCount(doubled)} of the IDs ${pluralForm(doubled, 'is', 'are')} given twice`,
    )
  }
  return read.finish({ name, entries })
}

/** The first run of consecutive countries. */
function firstRunOf(params: URLSearchParams): string[] {
  const all = [...params]
  const from = all.findIndex(
    ([name, text]) => name === 'country' && text.split(',').some(isCountryCode),
  )
  const codes: string[] = []
  for (const [name, text] of from < 0 ? [] : all.slice(from)) {
    if (name !== 'country') break
    codes.push(
      ...text
        .split(',')
        .map((code) => code.trim())
        .filter(isCountryCode),
    )
  }
  return codes
}

export function encodeSharedList({ name, entries }: SharedListState): URLSearchParams {
  const params = new URLSearchParams()
  const text = cleanKeywords(name, NAME_LENGTH)
  if (text !== '') params.append('name', text)
  let before = ''
  for (const { id, country, note } of entries) {
    if (country !== before) for (const code of country.split(',')) params.append('country', code)
    before = country
    params.append('id', id)
    const words = cleanKeywords(note, NOTE_LENGTH)
    if (words !== '') params.append('note', words)
  }
  return params
}
