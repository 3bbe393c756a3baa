/** What a row of a collection of codes or of picked products was given, and how checking it ended. */

export type ItemStatus =
  | 'Found'
  | 'Not found'
  | 'Failed'
  | 'Undecided'
  | 'Queued'
  /** The same as an earlier row: it is checked and counted there. */
  | 'Duplicate'
  | 'Can’t be checked'

export type RowItem = {
  /** Tells the row from all others of its collection. */
  key: string
  /** Its row in the text or file, from 1; of picked products their place. */
  line: number
  /** The cell as given: a code, link, product ID or title. */
  given: string
  status: ItemStatus
  /** Why there is no product or no market, or what was read otherwise than given, as a sentence; null for nothing to say. */
  reason: string | null
  /** The target price given with it; null for none. */
  target: number | null
  /** The person's own words; null for none. */
  note: string | null
  /** The price and the cost of its code in My prices; null where that has none. */
  listPrice: number | null
  cost: number | null
  /** Of a picked product its offer price when it was first seen in the collection; null for none, and for codes. */
  firstPrice: number | null
  /** When a product was picked, in epoch milliseconds; null for codes. */
  addedAt: number | null
}

/** A row of a loaded collection has no item. */
export type Itemed = { item?: RowItem }

/** Not checked yet: nothing is known of its price, not even that there is none. */
export const isQueued = (row: Itemed | undefined): boolean => row?.item?.status === 'Queued'
