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

/** Tells offers of the same merchants as the given ones: by id, or by name where an id is missing on either side. */
export function ofSameMerchants(
  given: readonly IdentifiedOffer[],
): (offer: IdentifiedOffer) => boolean {
  const nameOf = ({ merchantName }: IdentifiedOffer) => fold(merchantName ?? '')
  const ids = new Set(given.map(({ merchantId }) => merchantId))
  const names = new Set(given.map(nameOf))
  const namesWithoutId = new Set(given.filter(({ merchantId }) => merchantId === null).map(nameOf))
  return (offer) => {
    const name = nameOf(offer)
    if (offer.merchantId === null) return name !== '' && names.has(name)
    return ids.has(offer.merchantId) || (name !== '' && namesWithoutId.has(name))
  }
}
