/** What a batch keeps of each answer: enough for its table, its matrix and its exports, and no more. */
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

/** A merchant's offer (§2.6) without what only its own page shows. */
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

/** A product record (§2.1, §2.2) in a row of a table. */
export type ItemProduct = Pick<RowFields, (typeof PRODUCT_FIELDS)[number]> & {
  /** Codes of its SKUs, each once. */
  eans: string[]
}

/** What a code is known by before it is requested: from a set, a search, a list's batch, wherever its product was seen. */
export type KnownName = { title: string; imageUrl: string | null }

/** The market of one code. */
export type CodeOffers = {
  /** The code as it was requested: another length of the given one where that was tried and found. */
  code: string
  offers: ItemOffer[]
}

export type ItemAnswer =
  | ({
      kind: 'ean'
      /** The code that the service named instead; null where it named the one requested, or none. */
      echo: string | null
      /** Null where nobody said it, or where it was not requested. */
      title: string | null
      imageUrl: string | null
    } & CodeOffers)
  | {
      kind: 'url'
      /** As it was requested: a shorter form of the given one where that was tried and matched. */
      url: string
      records: ItemProduct[]
      /** The first record's first code that anyone sells; null where none was requested or found. */
      market: CodeOffers | null
    }
  | {
      kind: 'id'
      product: ItemProduct | null
      /** Name and value as given; values of several items still joined by `|` (§2.4). */
      traits: [name: string, value: string][]
    }
  | {
      kind: 'title'
      /** Records that may be meant, one of each product, the best first. */
      candidates: TitleCandidate[]
      /** The place of the one that the user accepted; null until somebody has decided. */
      choice: number | 'none' | null
      /** Of the accepted record's first code that anyone sells; null where none was requested or found. */
      market: CodeOffers | null
      /** How requesting that market failed; absent where it did not. */
      marketFailure?: ItemFailure
    }

/** A record that may be what a title means. */
export type TitleCandidate = {
  record: ItemProduct
  /** From 0 to 1: how well it fits. */
  score: number
  /** Plain English; contradictions first. */
  reasons: string[]
  /** Another colour, size, brand …: it is never accepted by itself. Absent in answers that were saved before this was checked. */
  isContradicted?: boolean
}

export type TitleAnswer = Extract<ItemAnswer, { kind: 'title' }>

/** The record that a title was accepted to mean; null for none, or none yet. */
export function acceptedRecord(answer: ItemAnswer): ItemProduct | null {
  if (answer.kind !== 'title' || typeof answer.choice !== 'number') return null
  return answer.candidates[answer.choice]?.record ?? null
}

/** The record that an answer is about, the first of several; null for a code, and where there is none. */
export function answeredRecord(answer: ItemAnswer): ItemProduct | null {
  if (answer.kind === 'url') return answer.records[0] ?? null
  return answer.kind === 'id' ? answer.product : acceptedRecord(answer)
}

/** How a row failed, to be told after a reload as well. */
export type ItemFailure = {
  /** The name of the error class: `TimeoutError`, `HttpError`, … */
  name: string
  /** A sentence: the service's own words where it gave any. */
  says: string
  /** Of the answer; null where none came. */
  status: number | null
}

/** How one thing that was requested ended. */
export type ItemOutcome = {
  /** Epoch milliseconds. */
  at: number
  /** Of the last try, until its whole answer was there. */
  ms: number
  tries: number
} & (
  | { state: 'done'; answer: ItemAnswer }
  | { state: 'not found' }
  | { state: 'failed'; failure: ItemFailure }
)

/** How it ended for whoever looks at it: a title that nobody has decided upon is not done, and one that nothing fits was not found. */
export type CodesEnd = ItemOutcome['state'] | 'undecided'

export function endOf(outcome: ItemOutcome): CodesEnd {
  if (outcome.state !== 'done' || outcome.answer.kind !== 'title') return outcome.state
  const { choice } = outcome.answer
  if (choice === null) return 'undecided'
  return choice === 'none' ? 'not found' : 'done'
}

/** How a batch asks. */
export type CodesSettings = {
  /** What the input is read as. */
  as: 'auto' | 'ean' | 'url' | 'id' | 'title'
  /** Requests at a time. */
  atOnce: number
  /** Response mode for codes; URLs and product ids are requested in `full`, which alone tells of SKUs and product. */
  mode: Mode
  /** One more request for each code whose answer holds no name, up to `NAMED_WITH_RUN` of them. */
  names: boolean
  /** Codes that nobody knows are requested in their other lengths, URLs without what may track. */
  otherForms: boolean
  /** From a URL on to the market of its record's code. */
  chain: boolean
}

/** So many codes are asked for their names as they are run; the rest on a click afterwards. */
export const NAMED_WITH_RUN = 500

export const defaultCodesSettings: CodesSettings = {
  as: 'auto',
  atOnce: 4,
  mode: 'lite',
  names: false,
  otherForms: false,
  chain: false,
}
