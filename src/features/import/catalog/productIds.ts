/**
 * Makes product IDs for rows of a file that has none: 32 hexadecimal digits, the same at every import of the same row, because
 * saved collections refer to them.
 */

/**
 * Mixes the bits of a number: lowbias32 of Hash Prospector, a bijection on unsigned 32-bit integers with good diffusion
 * (https://nullprogram.com/blog/2018/07/31/).
 */
function mix(value: number): number {
  let x = value ^ (value >>> 16)
  x = Math.imul(x, 0x7feb352d)
  x ^= x >>> 15
  x = Math.imul(x, 0x846ca68b)
  return (x ^ (x >>> 16)) >>> 0
}

/** The seeds of the four hashes that make one id. With other seeds every row would get another id than at its last import. */
const SEEDS = [0x811c9dc5, 0x2545f491, 0x9e3779b9, 0x6c078965] as const

const BYTES = Array.from({ length: 256 }, (_, byte) =>
  byte.toString(16).padStart(2, '0').toUpperCase(),
)
const byteOf = (hash: number, shift: number) => BYTES[(hash >>> shift) & 255] ?? ''
const hex = (hash: number) =>
  byteOf(hash, 24) + byteOf(hash, 16) + byteOf(hash, 8) + byteOf(hash, 0)

/** The id made of some texts, in order: FNV-1a over UTF-16 units with four seeds in place of its basis, mixed. */
export function madeProductId(...parts: readonly string[]): string {
  const text = parts.join('\u0000')
  let [one, two, three, four]: [number, number, number, number] = [...SEEDS]
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    one = Math.imul(one ^ unit, FNV_PRIME)
    two = Math.imul(two ^ unit, FNV_PRIME)
    three = Math.imul(three ^ unit, FNV_PRIME)
    four = Math.imul(four ^ unit, FNV_PRIME)
  }
  const { length } = text
  return (
    hex(mix(one ^ length)) +
    hex(mix(two ^ length)) +
    hex(mix(three ^ length)) +
    hex(mix(four ^ length))
  )
}

const FNV_PRIME = 0x01000193

/** What distinguishes a listing from others in its country. Texts are empty if the row does not have them. */
export type Identity = {
  merchant: string
  /** The catalog's own product ID, which is used unchanged. */
  productId: string
  /** The merchant's own ID, such as an article number. */
  id: string
  code: string
  url: string
  title: string
  size: string
  color: string
}

type FoundId = {
  productId: string
  /** The line that already has this id; null if none has. */
  earlierLine: number | null
}

export type ProductIds = (line: number, country: string, identity: Identity) => FoundId

/**
 * Returns a function that gives each row of a file its ID; pass the rows in order. The ID is made of the country, the merchant
 * and the merchant’s ID. Without a merchant’s ID, it is made of the code (otherwise the address, otherwise the title), the size
 * and the colour. A second row with the same ID is a variant if its code, size or colour differs, or, without a merchant’s ID,
 * its title. A variant gets a different ID.
 */
export function createProductIds(): ProductIds {
  /** The row that has each id (see `DETAILS`), by country and within it by id. */
  const countries = new Map<string, Map<string, number>>()
  return (line, country, { merchant, productId, id, code, url, title, size, color }) => {
    let rows = countries.get(country)
    if (rows === undefined) {
      rows = new Map()
      countries.set(country, rows)
    }
    const lineOfId = rows
    const details = `${code}\u0000${size}\u0000${color}\u0000${id === '' ? title : ''}`
    const entry = line * DETAILS + (textHash(details) % DETAILS)
    const claim = (made: string): number | null => {
      const before = lineOfId.get(made)
      if (before === undefined) lineOfId.set(made, entry)
      return before ?? null
    }
    const found = (made: string, before: number | null): FoundId => ({
      productId: made,
      earlierLine: before === null ? null : Math.floor(before / DETAILS),
    })
    if (productId !== '') return found(productId, claim(productId))
    const own = id === '' ? [code || url || title, size, color].filter((part) => part !== '') : [id]
    const first = madeProductId(country, merchant, ...own)
    const before = claim(first)
    const isVariant = before !== null && before % DETAILS !== entry % DETAILS
    if (!isVariant) return found(first, before)
    const second = madeProductId(country, merchant, ...own, details)
    return found(second, claim(second))
  }
}

/**
 * The factor that joins a line number and a hash of 20 bits into one number, because two hundred thousand objects would fill the
 * memory.
 */
const DETAILS = 2 ** 20

function textHash(text: string): number {
  let state: number = SEEDS[0]
  for (let at = 0; at < text.length; at += 1) {
    state = Math.imul(state ^ text.charCodeAt(at), FNV_PRIME)
  }
  return mix(state)
}

export type ClaimedId = FoundId & {
  /** The countries in which no earlier row has the id; the row is imported for these. */
  countries: readonly string[]
}

/** One id for all countries in which a row is sold, made for the first of them. */
export function claimIds(
  ids: ProductIds,
  line: number,
  countries: readonly string[],
  identity: Identity,
): ClaimedId {
  const [country = '', ...others] = countries
  const { productId, earlierLine } = ids(line, country, identity)
  if (others.length === 0)
    return { productId, earlierLine, countries: earlierLine === null ? countries : [] }
  const named = { ...identity, productId }
  const isFree = (one: string) => ids(line, one, named).earlierLine === null
  const free = [...(earlierLine === null ? [country] : []), ...others.filter(isFree)]
  return { productId, earlierLine, countries: free }
}
