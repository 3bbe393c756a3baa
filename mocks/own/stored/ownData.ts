/** The engine's data from packed listings, each unpacked on request. */
import type { CatalogData, Row } from '../../catalog/catalog.ts'
import type { OwnRecord } from '../records.ts'
import { hashText } from './hashText.ts'
import { lookupOf } from './lookups.ts'
import { unpack } from './pack.ts'
import type { Part } from './parts.ts'

/** The row of a record, for the index. */
export const rowOf = ({ country, product, traits, facets }: OwnRecord): Row => ({
  country,
  merchant: product.merchant,
  brand: product.brand ?? '',
  category: product.category ?? '',
  division: product.division ?? '',
  gender: product.gender ?? '',
  silhouette: facets.silhouette,
  subSilhouette: facets.subSilhouette,
  pattern: facets.pattern,
  primaryColor: facets.primaryColor,
  fabric: facets.fabric,
  occasion: facets.occasion,
  sizes: facets.size,
  offerPrice: product.offerPrice,
  discount: product.discount,
  title: [product.title],
  words: [product.subCategory ?? '', product.articleType ?? '', ...Object.values(traits)],
})

const total = (parts: readonly Part[], count: (part: Part) => number): number =>
  parts.reduce((sum, part) => sum + count(part), 0)

/** One id may have a listing in each country. */
export type OwnData = CatalogData & { ordinalsOfProduct: (id: string) => readonly number[] }

export const ownData = (parts: readonly Part[], merchants: readonly string[]): OwnData => {
  const size = total(parts, ({ ends }) => ends.length)
  const firsts: number[] = []
  let first = 0
  for (const { ends } of parts) {
    firsts.push(first)
    first += ends.length
  }
  const decoder = new TextDecoder()

  const record = (ordinal: number): OwnRecord => {
    const at = firsts.findLastIndex((start) => start <= ordinal)
    const part = parts[at]
    const place = ordinal - (firsts[at] ?? 0)
    const end = part?.ends[place]
    if (!part || end === undefined) throw new RangeError(`There is no listing ${String(ordinal)}.`)
    const start = place === 0 ? 0 : part.ends[place - 1]
    return unpack(decoder.decode(part.bytes.subarray(start, end)))
  }

  function* places(hashes: (part: Part) => Uint32Array): Generator<readonly [number, number]> {
    for (const [at, part] of parts.entries()) {
      for (const [place, hash] of hashes(part).entries()) yield [hash, (firsts[at] ?? 0) + place]
    }
  }
  function* codePlaces(): Generator<readonly [number, number]> {
    for (const [at, { codes }] of parts.entries()) {
      for (let slot = 0; slot < codes.length; slot += 2) {
        // the casts: codes are stored in pairs
        yield [codes[slot + 1] as number, (firsts[at] ?? 0) + (codes[slot] as number)]
      }
    }
  }
  const byId = lookupOf(
    size,
    places(({ ids }) => ids),
  )
  const byUrl = lookupOf(
    size,
    places(({ urls }) => urls),
  )
  const byCode = lookupOf(
    total(parts, ({ codes }) => codes.length / 2),
    codePlaces(),
  )

  const ordinalsOfProduct = (id: string): number[] =>
    byId(hashText(id)).filter((ordinal) => record(ordinal).product.productId === id)

  return {
    size,
    merchants: merchants.map((name) => ({ id: name, name, logo: null })),
    row: (ordinal) => rowOf(record(ordinal)),
    listing: (ordinal) => {
      const { country, product, traits } = record(ordinal)
      return { country, product, traits }
    },
    ordinalsOfProduct,
    ordinalOfProduct: (id) => ordinalsOfProduct(id)[0] ?? null,
    ordinalsOfCode: (code) => byCode(hashText(code)),
    ordinalsOfUrl: (url) =>
      byUrl(hashText(url)).filter((ordinal) => record(ordinal).product.productUrl === url),
  }
}
