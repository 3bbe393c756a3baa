/** What a price list says of one code, in the user's own words. */

/** In the currency of the list's country, whichever that is: the service states none, and the list need not either. */
export type OwnPrice = {
  /** Positive; null where the list knows only what it costs, or its floor. */
  price: number | null
  /** 0 or more; null where the list does not say. */
  cost: number | null
  /** The lowest price that anyone should ask (MAP): positive; absent or null where the list does not say. */
  floor?: number | null
  /** '' for none. */
  note: string
  /** What the file calls the product. */
  title?: string
}

/** `code` has 8, 12, 13 or 14 digits and a right check digit. */
export type PriceEntry = OwnPrice & { code: string }
