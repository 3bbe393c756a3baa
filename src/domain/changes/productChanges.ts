/** Groups changes by product: a change in any offer, size or merchant of a product counts as a change of the product. */
import {
  marketKey,
  marketOfRow,
  type KnownMarkets,
  type RowMarket,
} from '@/domain/market/rowMarket.ts'
import { changeKinds, type Change, type ChangeKind, type ChangeSide } from './change.ts'

export type ProductChange = {
  /** Identifies the product: the `rowKey` of its first change. */
  key: string
  /** The kinds of all its changes, in the usual order; empty for an unchanged product. */
  kinds: ChangeKind[]
  /** The change with the largest price change in percent, otherwise the first; the product’s row shows its figures. */
  lead: Change
  /** All its changes, in the order of the versions; for an unchanged product, one of its offers. */
  changes: readonly Change[]
  country: string
  /** The codes of its sizes in both versions. */
  codes: readonly string[]
}

/** How many products changed, by kind of change. */
export type ProductCounts = {
  /** The number of products in both versions together. */
  products: number
  changed: number
  /** The number of products in both versions without a change. */
  unchanged: number
  counts: Record<ChangeKind, number>
}

/** The row in the later version; for a gone product, the row in the earlier version. */
export function sideOf({ before, now }: Pick<Change, 'before' | 'now'>): ChangeSide | null {
  return now ?? before
}

function leadOf(changes: readonly [Change, ...Change[]]): Change {
  const size = ({ percent }: Change) => Math.abs(percent ?? 0)
  return changes.reduce((most, change) => (size(change) > size(most) ? change : most))
}

function productChange(
  changes: readonly [Change, ...Change[]],
  codes: readonly string[],
): ProductChange {
  const kinds = new Set(changes.flatMap((change) => change.kinds))
  const [{ key, before, now }] = changes
  return {
    key,
    kinds: changeKinds.filter((kind) => kinds.has(kind)),
    lead: leadOf(changes),
    changes,
    country: sideOf({ before, now })?.country ?? '',
    codes,
  }
}

const codesOf = ({ code, eans }: ChangeSide): readonly string[] => (code === null ? eans : [code])

/** A product with a single change. */
export function oneChange(change: Change): ProductChange {
  const side = sideOf(change)
  return productChange([change], side === null ? [] : codesOf(side))
}

/** Groups names that belong to one product (union–find): joined names have the same root. */
function createGroups() {
  const parents = new Map<string, string>()
  const rootOf = (name: string): string => {
    let root = name
    for (let next = parents.get(root); next !== undefined; next = parents.get(root)) root = next
    // Shorten the chain to make later searches fast.
    let at = name
    while (at !== root) {
      const next = parents.get(at) ?? root
      parents.set(at, root)
      at = next
    }
    return root
  }
  const join = (one: string, other: string) => {
    const [a, b] = [rootOf(one), rootOf(other)]
    if (a !== b) parents.set(b, a)
  }
  return { rootOf, join }
}

/**
 * A name that all rows with the same product ID share; for rows without an ID, all rows with the same code. Null for a row without
 * either.
 */
function nameOf({ country, productId, code }: ChangeSide): string | null {
  if (productId !== null) return `id ${country} ${productId}`
  return code === null ? null : marketKey(country, code)
}

/**
 * Makes a function that returns the product of a row; `rows` are those of both versions. Offers of different codes are one product
 * if a merchant sells these codes under one product ID. A record of a search is a product with its sizes.
 */
function createProducts(rows: readonly ChangeSide[]) {
  const groups = createGroups()
  const offered = new Set(
    rows.flatMap(({ code, country }) => (code === null ? [] : [marketKey(country, code)])),
  )
  const productOf = (row: ChangeSide): string | null => {
    const name = nameOf(row)
    return name === null ? null : groups.rootOf(name)
  }
  for (const row of offered.size === 0 ? [] : rows) {
    const name = nameOf(row)
    if (name === null) continue
    for (const code of codesOf(row)) {
      const key = marketKey(row.country, code)
      if (offered.has(key)) groups.join(name, key)
    }
  }
  return productOf
}

/** The distinct codes of each product’s rows, by `marketKey`. */
function codesOfProducts(
  rows: readonly ChangeSide[],
  productOf: (row: ChangeSide) => string | null,
  products: ReadonlyMap<string, unknown>,
): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const codes = new Map<string, Map<string, string>>()
  for (const row of rows) {
    const product = productOf(row)
    if (product === null || !products.has(product)) continue
    const known = codes.get(product) ?? new Map<string, string>()
    for (const code of codesOf(row)) {
      const key = marketKey(row.country, code)
      if (!known.has(key)) known.set(key, code)
    }
    codes.set(product, known)
  }
  return codes
}

type FoundProducts = {
  /** The changed products, in the order of each product’s first change. */
  changed: ProductChange[]
  /** The unchanged products in the order of the later version, computed when needed. */
  unchanged: () => ProductChange[]
  counts: ProductCounts
}

/** Groups changes by product. `rows` are those of both versions; `same` are the unchanged rows. */
export function productChanges(
  changes: readonly Change[],
  rows: readonly ChangeSide[],
  same: readonly Change[] = [],
): FoundProducts {
  const productOf = createProducts(rows)
  const found = new Map<string, [Change, ...Change[]]>()
  for (const change of changes) {
    const side = sideOf(change)
    const product = (side && productOf(side)) ?? change.key
    const known = found.get(product)
    if (known) known.push(change)
    else found.set(product, [change])
  }
  const codes = codesOfProducts(rows, productOf, found)
  const changed = [...found].map(([product, ofProduct]) =>
    productChange(ofProduct, [...(codes.get(product)?.values() ?? [])]),
  )
  const products = new Set(rows.map(productOf).filter((product) => product !== null))
  const still = new Map<string, [Change]>()
  for (const change of same) {
    const side = sideOf(change)
    const product = (side && productOf(side)) ?? change.key
    if (!found.has(product) && !still.has(product)) still.set(product, [change])
  }
  const unchanged = () => {
    const codesOfStill = codesOfProducts(rows, productOf, still)
    return [...still].map(([product, ofProduct]) =>
      productChange(ofProduct, [...(codesOfStill.get(product)?.values() ?? [])]),
    )
  }
  return {
    changed,
    unchanged,
    counts: { ...countProducts(changed, products.size), unchanged: still.size },
  }
}

function countProducts(
  all: readonly ProductChange[],
  products: number,
): Omit<ProductCounts, 'unchanged'> {
  const count = (kind: ChangeKind) => all.filter(({ kinds }) => kinds.includes(kind)).length
  return {
    products,
    changed: all.length,
    counts: {
      'price-down': count('price-down'),
      'price-up': count('price-up'),
      new: count('new'),
      gone: count('gone'),
      back: count('back'),
      stock: count('stock'),
      discount: count('discount'),
      rating: count('rating'),
    },
  }
}

/** The known markets of both versions, by `marketKey`. */
export type VersionMarkets = Readonly<Record<'before' | 'now', KnownMarkets>>

/** Your price position over all codes of a product, in both versions; undefined if no code was checked. */
export type Positions = Readonly<Record<'before' | 'now', RowMarket | undefined>>

/** A changed product with your price position, if that is known. */
export type PricedChange = ProductChange & { position?: Positions }

export function positionsOf(
  { country, codes }: Pick<ProductChange, 'country' | 'codes'>,
  { before, now }: VersionMarkets,
): Positions {
  const row = { country, code: null, eans: codes }
  return { before: marketOfRow(row, before), now: marketOfRow(row, now) }
}

type RowPriceStatus = NonNullable<RowMarket['status']>

/** A product whose price position differs between the versions. */
export type PositionMove = {
  key: string
  before: RowPriceStatus
  now: RowPriceStatus
}

/** The products whose price position is known in both versions and differs. */
export function positionMoves(products: readonly PricedChange[]): PositionMove[] {
  return products.flatMap(({ key, position }): PositionMove[] => {
    const before = position?.before?.status ?? null
    const now = position?.now?.status ?? null
    return before === null || now === null || before === now ? [] : [{ key, before, now }]
  })
}
