/** An entry of My prices for one code, as the user gave it. */

/** In the currency of the list’s country, which neither the service nor the list has to name. */
export type OwnPrice = {
  /** Positive; null where the list has only the cost or the floor. */
  price: number | null
  /** 0 or more; null where the list has no cost. */
  cost: number | null
  /** The lowest advertised price that you allow (MAP): positive; absent or null where the list has no floor. */
  floor?: number | null
  /** '' without one. */
  note: string
  /** The name of the product in the file. */
  title?: string
}

/** `code` has 8, 12, 13 or 14 digits and a valid check digit. */
export type PriceEntry = OwnPrice & { code: string }
