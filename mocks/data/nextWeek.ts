/** The demo catalog a week later: some listings are withdrawn, new ones are added, and prices, MRPs and stock have changed. */
import type { NumberedRow } from '../catalog/catalog.ts'
import { rowInTexts } from '../catalog/index/numberedRows.ts'
import { type DemoCatalog, demoCatalog } from './demoCatalog.ts'
import { hash } from './numbers/hash.ts'
import { offerAt } from './offer/offer.ts'
import { moveOf, pricesAfter, recordAfter } from './offer/weekMove.ts'

const topic = 172

/** Shares of the catalog's size: withdrawn listings, and new listings beyond those that replace withdrawn ones. */
const withdrawn = 0.006
const growth = 0.009

/**
 * Ids, codes and addresses stay the same. New listings take the places of withdrawn listings; further new listings come at the end.
 */
export function nextWeek(options: { seed?: number; size: number }): DemoCatalog {
  const { seed, size } = demoCatalog(options)
  const withdrawnOrdinals: number[] = []
  for (let ordinal = 0; ordinal < size; ordinal += 1) {
    if (hash(seed, ordinal, topic) / 0x1_0000_0000 < withdrawn) withdrawnOrdinals.push(ordinal)
  }
  const numberOf = new Map(withdrawnOrdinals.map((ordinal, number) => [ordinal, number]))
  const grown = size + Math.ceil(size * growth)
  // a larger catalog begins with the smaller one, so the new listings are those beyond its size
  const data = demoCatalog({ seed, size: grown + withdrawnOrdinals.length })

  const ordinalAt = (place: number): number => {
    const number = numberOf.get(place)
    if (number !== undefined) return size + number
    // NaN for a place outside the catalog, so that the catalog throws
    return place < size ? place : place < grown ? place + withdrawnOrdinals.length : Number.NaN
  }
  const placeOf = (ordinal: number | null): number | null => {
    if (ordinal === null || numberOf.has(ordinal)) return null
    return ordinal < size
      ? ordinal
      : (withdrawnOrdinals[ordinal - size] ?? ordinal - withdrawnOrdinals.length)
  }
  // new listings have no change yet
  const moveAt = (ordinal: number) => (ordinal < size ? moveOf(seed, ordinal) : null)

  const numberedAt = (place: number): NumberedRow => {
    const ordinal = ordinalAt(place)
    const row = data.numbered.at(ordinal)
    const move = moveAt(ordinal)
    if (move === null || (move.offer === 1 && move.mrp === 1)) return row
    const { offer, discount } = pricesAfter(move, offerAt(seed, ordinal).prices)
    return { ...row, offerPrice: offer, discount }
  }

  return {
    seed,
    size: grown,
    numbered: { values: data.numbered.values, at: numberedAt },
    row: (place) => rowInTexts(data.numbered.values, numberedAt(place)),
    listing: (place) => {
      const ordinal = ordinalAt(place)
      const listing = data.listing(ordinal)
      const move = moveAt(ordinal)
      return move ? { ...listing, product: recordAfter(move, listing.product) } : listing
    },
    ordinalOfProduct: (id) => placeOf(data.ordinalOfProduct(id)),
    ordinalsOfCode: (code) =>
      data
        .ordinalsOfCode(code)
        .flatMap((ordinal) => placeOf(ordinal) ?? [])
        .toSorted((one, other) => one - other),
    ordinalOfUrl: (url) => placeOf(data.ordinalOfUrl(url)),
  }
}
