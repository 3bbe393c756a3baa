/** An entry of My prices for one code, as the user gave it. */

/** The prices of a code, in the currency of the list’s country, which neither the service nor the list names. */
export type OwnPrice = {
  /** The price, above 0; null if the list has only the cost or the floor. */
  price: number | null
  /** The cost, 0 or more; null if the list has none. */
  cost: number | null
  /** The lowest advertised price that you allow (MAP), above 0; absent or null if the list has none. */
  floor?: number | null
  /** The user’s note; '' without one. */
  note: string
  /** The name of the product in the imported file. */
  title?: string
}

/** An entry with its code, which has 8, 12, 13 or 14 digits and a valid check digit. */
export type PriceEntry = OwnPrice & { code: string }
