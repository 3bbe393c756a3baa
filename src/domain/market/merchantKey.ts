/** What tells the merchants of offers apart. */

type Named = { merchantId: string | null; merchantName: string | null }

/** The id, or where there is none the name in any letter case; null for an offer that names nobody. */
export function merchantKey({ merchantId, merchantName }: Named): string | null {
  return merchantId ?? (merchantName?.trim().toLowerCase() || null)
}

/** A key for each offer of one code. Those that name nobody may be of as many merchants as they are. */
export function merchantKeys(offers: readonly Named[]): string[] {
  let nameless = 0
  // No merchant has an id, and no name is left, that begins with a space.
  return offers.map((offer) => merchantKey(offer) ?? ` ${(nameless += 1)}`)
}
