/** Which offers are mine, and which belong to the others. */

export type IdentifiedOffer = {
  productId: string | null
  merchantId: string | null
  merchantName: string | null
}

const TESTS = [
  (offer: IdentifiedOffer, mine: string, myProductId: string) =>
    isSame(offer.productId, myProductId) || isSame(offer.productId, mine),
  (offer: IdentifiedOffer, mine: string) => isSame(offer.merchantId, mine),
  (offer: IdentifiedOffer, mine: string) => isSame(fold(offer.merchantName ?? ''), fold(mine)),
]

function isSame(value: string | null, wanted: string): boolean {
  return wanted !== '' && value === wanted
}

function fold(text: string): string {
  return text.trim().toLowerCase()
}

/** Whether one offer, looked at alone, is mine: by product id, by merchant id, or by merchant name in any letter case. */
export function isMine(offer: IdentifiedOffer, mine: string, myProductId = ''): boolean {
  return TESTS.some((test) => test(offer, mine, myProductId))
}

/** My offers in a list: those matched by product id; failing these by merchant id; failing these by merchant name. */
export function myOffers<O extends IdentifiedOffer>(
  offers: O[],
  mine: string,
  myProductId = '',
): O[] {
  for (const test of TESTS) {
    const found = offers.filter((offer) => test(offer, mine, myProductId))
    if (found.length > 0) return found
  }
  return []
}

/** Whether two offers are of the same merchant: by id, or by name where an id is missing. */
export function isSameMerchant(a: IdentifiedOffer, b: IdentifiedOffer): boolean {
  if (a.merchantId !== null && b.merchantId !== null) return a.merchantId === b.merchantId
  return isSame(fold(a.merchantName ?? ''), fold(b.merchantName ?? ''))
}
