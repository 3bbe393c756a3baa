import type { OwnMerchantsByCountry } from '@/domain/pricing/ownMerchants.ts'
import { unitOfCase } from '@/lib/codes/readCode.ts'
import { readGtin, type WrongCheckDigit } from '@/lib/gtin.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import type { StateInput } from '@/routing/linkInput.ts'
import { paths } from '@/routing/paths.ts'
import type { SearchState } from '@/routing/states/searchState.ts'
import { recognise } from './recognise.ts'

/** What the text in the search box was recognised as. */
export type BoxKind = 'keywords' | 'product' | 'url' | 'ean' | 'code' | 'lines'

export type EnterAction = {
  kind: BoxKind
  /** The tag before the text, which names its kind. */
  tag: string
  /** What Enter does, in words. `sendsRequest` is whether it sends a request in a country. */
  verb: string
  sendsRequest: boolean
  path: string
  /** Sentences about the text: how it was corrected, or what is special about its code. */
  note?: string
  /** Several lines joined as keywords, which is the alternative action. */
  keywords?: string
  /** The code that the text is read as. */
  code?: string
  /** Other codes that the text may mean, each with what it would be. */
  others?: readonly { code: string; is: string; note: string }[]
  /** The path of the page for the link that contains the code. */
  link?: string
  /** The check-digit error of a code; Enter searches such a code as keywords. */
  reading: WrongCheckDigit | null
}

export type BoxSettings = {
  countries: readonly string[]
  ownMerchants: OwnMerchantsByCountry
  /** The view of the current search page, which a new search uses too. */
  view: StateInput<Pick<SearchState, 'view' | 'size' | 'mode'>>
}

/** What Enter will do with a text, and its path. */
export function enterAction(text: string, settings: BoxSettings): EnterAction {
  const { countries, ownMerchants } = settings
  const found = recognise(text)
  switch (found.kind) {
    case 'product':
      return {
        kind: 'product',
        tag: 'Product ID',
        verb: 'Open the product',
        sendsRequest: false,
        path: paths.product(found.id, { countries }),
        reading: null,
      }
    case 'url':
      return {
        kind: 'url',
        tag: 'Link',
        verb: 'Find by link',
        sendsRequest: true,
        path: paths.resolve({ url: found.url, countries }),
        ...(found.note !== null && { note: found.note }),
        reading: null,
      }
    case 'ean':
      return {
        kind: 'ean',
        tag: found.format ?? 'Code',
        verb: 'Compare prices',
        sendsRequest: true,
        path: paths.ean(found.code, { countries, ownMerchants }),
        code: found.code,
        ...(found.notes.length > 0 && { note: found.notes.join(' ') }),
        ...(found.other !== null && { others: [otherReading(found.code, found.other)] }),
        ...(found.url !== null && { link: paths.resolve({ url: found.url, countries }) }),
        reading: null,
      }
    case 'wrong check digit':
      return {
        ...searchAction(text.trim(), settings),
        kind: 'code',
        tag: `${found.reading.format}?`,
        reading: found.reading,
      }
    case 'lines':
      return {
        kind: 'lines',
        tag: `${formatCount(found.count)} ${found.are}`,
        verb: 'Create a collection',
        sendsRequest: false,
        path: paths.newCollection(),
        keywords: found.q,
        reading: null,
      }
    case 'keywords': {
      const { q, near, problem } = found
      return {
        ...searchAction(q, settings),
        ...(problem !== undefined && { note: problem }),
        ...(near && { others: [{ code: near.code, is: '', note: near.message }] }),
      }
    }
    case 'empty':
      return searchAction('', settings)
  }
}

/** Describes the other reading of a code. */
function otherReading(code: string, other: string) {
  const gtin = readGtin(other)
  const format = gtin.kind === 'valid' ? gtin.gtin.format : ''
  return { code: other, is: unitOfCase(code) === other ? 'one unit' : format, note: '' }
}

/** The action that searches for a text as keywords, whatever else it may be. */
export function searchAction(q: string, { countries, view }: BoxSettings): EnterAction {
  return {
    kind: 'keywords',
    tag: 'Keywords',
    verb: 'Search',
    sendsRequest: true,
    path: paths.search({ ...view, q, countries }),
    reading: null,
  }
}
