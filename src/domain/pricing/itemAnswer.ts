/** What is stored of each answer for a collection of codes: only what the collection’s tables and exports need. */
import type { Mode } from '@/api/fields/operations.ts'
import type { FieldsIn, RowFields } from '@/api/fields/places.ts'

export const OFFER_FIELDS = [
  'productId',
  'merchantId',
  'merchantName',
  'merchantProductUrl',
  'offerPrice',
  'salePrice',
] as const satisfies readonly (keyof FieldsIn<'offer'>)[]

/** An offer of a merchant (§2.6) without the fields that only the offer’s page shows. */
export type ItemOffer = Pick<FieldsIn<'offer'>, (typeof OFFER_FIELDS)[number]>

export const PRODUCT_FIELDS = [
  'productId',
  'title',
  'merchant',
  'brand',
  'category',
  'offerPrice',
  'salePrice',
  'discount',
  'active',
  'imageUrl',
  'productUrl',
] as const satisfies readonly (keyof RowFields)[]

/** A product record (§2.1, §2.2) reduced to the fields of a table row. */
export type ItemProduct = Pick<RowFields, (typeof PRODUCT_FIELDS)[number]> & {
  /** The distinct codes of its SKUs. */
  eans: string[]
}

/** The name of a code that is known before it is requested, from where its product was last seen. */
export type KnownName = { title: string; imageUrl: string | null }

/** The market of one code. */
export type CodeOffers = {
  /** The code that was requested: the given one, or another length of it if that was tried and found. */
  code: string
  offers: ItemOffer[]
}

export type ItemAnswer =
  | ({
      kind: 'ean'
      /** A different code that the service returned; null if it returned the requested one or none. */
      echo: string | null
      /** The name of the product; null if the service gave none or it was not requested. */
      title: string | null
      imageUrl: string | null
    } & CodeOffers)
  | {
      kind: 'url'
      /** The URL that was requested: the given one, or a shorter form of it if that was tried and matched. */
      url: string
      records: ItemProduct[]
      /** The market of the first record’s first code with an offer; null if no market was requested or found. */
      market: CodeOffers | null
    }
  | {
      kind: 'id'
      product: ItemProduct | null
      /** The names and values of attributes as received; several items of a value are still joined by `|` (§2.4). */
      traits: [name: string, value: string][]
    }
  | {
      kind: 'title'
      /** Records that may be meant, one per product, the best first. */
      candidates: TitleCandidate[]
      /** The index of the candidate that the user accepted; null until the user decides. */
      choice: number | 'none' | null
      /** The market of the accepted record’s first code with an offer; null if no market was requested or found. */
      market: CodeOffers | null
      /** Why the request for that market failed; absent if it did not fail. */
      marketFailure?: ItemFailure
    }

/** A record that may be what a title means. */
export type TitleCandidate = {
  record: ItemProduct
  /** How well it fits, from 0 to 1. */
  score: number
  /** The reasons for the score in plain English, contradictions first. */
  reasons: string[]
  /**
   * Whether it differs in colour, size, brand …, so that it is never accepted automatically. Absent in answers that earlier app
   * versions saved.
   */
  isContradicted?: boolean
}

export type TitleAnswer = Extract<ItemAnswer, { kind: 'title' }>

/** The record that was accepted for a title; null without one. */
export function acceptedRecord(answer: ItemAnswer): ItemProduct | null {
  if (answer.kind !== 'title' || typeof answer.choice !== 'number') return null
  return answer.candidates[answer.choice]?.record ?? null
}

/** The record of an answer, or the first of several; null for a code, and without a record. */
export function answeredRecord(answer: ItemAnswer): ItemProduct | null {
  if (answer.kind === 'url') return answer.records[0] ?? null
  return answer.kind === 'id' ? answer.product : acceptedRecord(answer)
}

/** Why the request for an item failed, stored so that it can be shown after a reload. */
export type ItemFailure = {
  /** The name of the error class: `TimeoutError`, `HttpError`, … */
  name: string
  /** A sentence, in the service’s own words if it gave any. */
  says: string
  /** The HTTP status of the answer; null without an answer. */
  status: number | null
}

/** The outcome of the request for one item. */
export type ItemOutcome = {
  /** When it ended, in epoch milliseconds. */
  at: number
  /** The duration of the last try in milliseconds, until its answer was complete. */
  ms: number
  tries: number
} & (
  | { state: 'done'; answer: ItemAnswer }
  | { state: 'not found' }
  | { state: 'failed'; failure: ItemFailure }
)

/** The outcome as pages show it: a title is undecided until the user decides, and not found if no candidate fits. */
export type ShownItemState = ItemOutcome['state'] | 'undecided'

export function shownStateOf(outcome: ItemOutcome): ShownItemState {
  if (outcome.state !== 'done' || outcome.answer.kind !== 'title') return outcome.state
  const { choice } = outcome.answer
  if (choice === null) return 'undecided'
  return choice === 'none' ? 'not found' : 'done'
}

/** How a collection of codes is requested. */
export type CodesSettings = {
  /** The kind as which the input is read. */
  as: 'auto' | 'ean' | 'url' | 'id' | 'title'
  /** The number of concurrent requests. */
  atOnce: number
  /** The response mode for codes; URLs and product ids are requested in `full`, the only mode with SKUs and product data. */
  mode: Mode
  /** Whether to request the name of each code whose answer has no name, for up to `NAMED_WITH_RUN` codes. */
  names: boolean
  /** Whether to retry unknown codes in their other lengths, and URLs without possible tracking parameters. */
  otherForms: boolean
  /** Whether to load the market of a URL’s record too, by the record’s code. */
  chain: boolean
}

/**
 * The maximum number of codes whose names are requested together with their offers; more names are requested when the user
 * clicks.
 */
export const NAMED_WITH_RUN = 500

export const defaultCodesSettings: CodesSettings = {
  as: 'auto',
  atOnce: 4,
  mode: 'lite',
  names: false,
  otherForms: false,
  chain: false,
}
