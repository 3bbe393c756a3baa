/** The item that a row of a collection of codes or of picked products is about, and the result of checking it. */

export type ItemStatus =
  | 'Found'
  | 'Not found'
  | 'Failed'
  | 'Undecided'
  | 'Queued'
  /** The item repeats an earlier row, which is checked and counted instead. */
  | 'Duplicate'
  | 'Can’t be checked'

export type RowItem = {
  /** Identifies the item within the collection. */
  key: string
  /** The number of its row in the text or file, from 1; for picked products, their place. */
  line: number
  /** The cell as the user gave it: a code, link, product ID or title. */
  given: string
  status: ItemStatus
  /** Why there is no product or no market, or how the item was corrected, as a sentence; null if neither applies. */
  reason: string | null
  /** The target price that the user gave with the item; null without one. */
  target: number | null
  /** The user’s note; null without one. */
  note: string | null
  /** The price (`listPrice`) and the cost of its code in My prices; null without one. */
  listPrice: number | null
  cost: number | null
  /** The offer price when a picked product was first seen in the collection; null if unknown, and for codes. */
  firstPrice: number | null
  /** When a product was picked, in epoch milliseconds; null for codes. */
  addedAt: number | null
}

/** A row that may have an item; a row of a collection that is loaded from a search has none. */
export type WithItem = { item?: RowItem }

/** Whether a row’s item is not checked yet, so that it is unknown whether it has a price. */
export const isQueued = (row: WithItem | undefined): boolean => row?.item?.status === 'Queued'
