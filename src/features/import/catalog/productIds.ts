/**
 * Product ids for rows of a file that brings none: 32 hexadecimal digits, the same at every import of the same row, because
 * batches, lists and saved sets refer to them.
 */

/** Hash Prospector's lowbias32: a bijection on unsigned 32-bit integers with good diffusion (https://nullprogram.com/blog/2018/07/31/). */
function mix(value: number): number {
  let x = value ^ (value >>> 16)
  x = Math.imul(x, 0x7feb352d)
  x ^= x >>> 15
  x = Math.imul(x, 0x846ca68b)
  return (x ^ (x >>> 16)) >>> 0
}

/** FNV-1a over UTF-16 units with a seed in place of its basis, mixed. */
function hashText(text: string, seed: number): number {
  let state = seed
  for (let at = 0; at < text.length; at += 1) {
    state = Math.imul(state ^ text.charCodeAt(at), 0x01000193)
  }
  return mix(state ^ text.length)
}

/** Four hashes are one id. Other seeds would give every row another id than the last import did. */
const SEEDS = [0x811c9dc5, 0x2545f491, 0x9e3779b9, 0x6c078965]

/** The id that belongs to these parts, in their order. */
export function madeProductId(...parts: readonly string[]): string {
  const text = parts.join('\u0000')
  return SEEDS.map((seed) => hashText(text, seed).toString(16).padStart(8, '0'))
    .join('')
    .toUpperCase()
}

/** What tells a listing from others. Texts are empty where the row does not have them. */
export type Identity = {
  country: string
  merchant: string
  /** The catalog's own id, which is used as it is. */
  productId: string
  /** The merchant's id, such as an article number. */
  id: string
  code: string
  url: string
  title: string
  size: string
  color: string
}

export type FoundId = {
  productId: string
  /** The line that has this id already; null where none has. */
  takenBy: number | null
}

/**
 * The id of each row of a file, in its order. It is made of country, merchant and the merchant's id; without one of code, size
 * and colour; without a code of address, size and colour, or of the title. A second row of the same id is a variant where its
 * code, size or colour differs, or, without an id of the merchant, its title: it has an id of its own.
 */
export function productIds(): (line: number, identity: Identity) => FoundId {
  const rows = new Map<string, { line: number; details: string }>()
  return (line, { country, merchant, productId, id, code, url, title, size, color }) => {
    const details = [code, size, color, ...(id === '' ? [title] : [])].join('\u0000')
    const claim = (made: string): FoundId & { isVariant: boolean } => {
      const key = `${country} ${made}`
      const before = rows.get(key)
      if (before === undefined) rows.set(key, { line, details })
      return {
        productId: made,
        takenBy: before?.line ?? null,
        isVariant: before !== undefined && before.details !== details,
      }
    }
    if (productId !== '') return claim(productId)
    const own = id === '' ? [code || url || title, size, color] : [id]
    const parts = [country, merchant, ...own.filter((part) => part !== '')]
    const first = claim(madeProductId(...parts))
    return first.isVariant ? claim(madeProductId(...parts, details)) : first
  }
}

export type ClaimedId = FoundId & {
  /** Those in which no earlier row has the id. */
  countries: readonly string[]
}

/** One id for all countries in which a row is sold, made in the first of them. */
export function claimIds(
  ids: ReturnType<typeof productIds>,
  line: number,
  countries: readonly string[],
  identity: Omit<Identity, 'country'>,
): ClaimedId {
  const [country = '', ...others] = countries
  const first = ids(line, { ...identity, country })
  const { productId } = first
  const isFree = (one: string) =>
    ids(line, { ...identity, country: one, productId }).takenBy === null
  const free = [...(first.takenBy === null ? [country] : []), ...others.filter(isFree)]
  return { ...first, countries: free }
}
