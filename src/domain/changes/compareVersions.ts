/**
 * Compares two versions of a collection product by product. A product is identified by its id within its country, an offer also
 * by its code.
 */
import { rowKey } from '@/domain/collections/resultRow.ts'
import { codeKey } from '@/lib/gtin.ts'
import { isUsablePrice, withoutNoise } from '@/lib/numbers/offerStatistics.ts'
import { spellingKey } from '@/lib/text/spelling.ts'
import type { Change, ChangeKind, Changes, ChangeSide } from './change.ts'

export type RowsOfVersion = {
  /** Whether a product that the version lacks was really absent: see `whyIncomplete`. */
  isWhole: boolean
  /** For picked products: returns whether the version requested a product. A product that was not requested is not gone. */
  isRequested?: ((row: ChangeSide) => boolean) | undefined
  rows: Iterable<ChangeSide>
}

type Sides = { before: ChangeSide; now: ChangeSide }

/**
 * Compares `before` with `now`. `earlier` has the row keys of versions older than `before`: a product found there and missing in
 * `before` is back instead of new. A product that is missing from an incomplete version counts as perhaps new or gone.
 */
export function compareVersions(
  before: RowsOfVersion,
  now: RowsOfVersion,
  earlier: ReadonlySet<string> = new Set(),
): Changes {
  const old = byKey(before.rows)
  const present = byKey(now.rows)
  const result: Changes = {
    changes: [],
    unchanged: [],
    same: 0,
    unpriced: 0,
    oneSided: { stock: 0, discount: 0, rating: 0 },
    maybeNew: 0,
    maybeGone: 0,
    removedFromList: 0,
    addedToList: 0,
    before: { ...old.counted, isWhole: before.isWhole },
    now: { ...present.counted, isWhole: now.isWhole },
  }
  for (const [key, row] of present.rows) {
    const was = old.rows.get(key)
    if (was) addPair(result, key, { before: was, now: row })
    else if (before.isRequested?.(row) === false) result.addedToList += 1
    else if (!before.isWhole) result.maybeNew += 1
    else
      result.changes.push({
        ...alone(key, earlier.has(key) ? 'back' : 'new'),
        before: null,
        now: row,
      })
  }
  const idNow = idsByCode(present.rows.values())
  for (const [key, row] of old.rows) {
    if (present.rows.has(key)) continue
    if (now.isRequested?.(row) === false) result.removedFromList += 1
    else if (now.isWhole) {
      const mergedInto = idNow(row)
      result.changes.push({
        ...alone(key, 'gone'),
        before: row,
        now: null,
        ...(mergedInto !== null && { mergedInto }),
      })
    } else result.maybeGone += 1
  }
  return result
}

/** The keys of a merchant’s codes in a country, the same for every length of a code. */
const placesOf = ({ country, merchant, eans }: ChangeSide) =>
  merchant === null ? [] : eans.map((ean) => `${country} ${spellingKey(merchant)} ${codeKey(ean)}`)

/**
 * Makes a function that finds the other product ID under which the merchant of a missing row now lists one of its codes; null if
 * there is none.
 */
function idsByCode(rows: Iterable<ChangeSide>): (missingRow: ChangeSide) => string | null {
  let ids: Map<string, string> | null = null
  return (missingRow) => {
    if (ids === null) {
      ids = new Map()
      for (const row of rows) {
        if (row.productId === null) continue
        for (const place of placesOf(row)) if (!ids.has(place)) ids.set(place, row.productId)
      }
    }
    for (const place of placesOf(missingRow)) {
      const id = ids.get(place)
      if (id !== undefined && id !== missingRow.productId) return id
    }
    return null
  }
}

function byKey(rows: Iterable<ChangeSide>) {
  const found = new Map<string, ChangeSide>()
  const counted = { rows: 0, withoutId: 0, doubled: 0 }
  for (const row of rows) {
    counted.rows += 1
    const key = rowKey(row)
    if (key === null) counted.withoutId += 1
    else if (found.has(key)) counted.doubled += 1
    else found.set(key, row)
  }
  return { rows: found, counted }
}

function alone(key: string, kind: ChangeKind) {
  return { key, kinds: [kind], difference: null, percent: null }
}

function addPair(result: Changes, key: string, sides: Sides): void {
  const prices = priceChange(sides)
  if (prices.difference === null) result.unpriced += 1
  if (isOneSided(sides.before.active, sides.now.active)) result.oneSided.stock += 1
  if (isOneSided(sides.before.discount, sides.now.discount)) result.oneSided.discount += 1
  if (isOneSided(sides.before.avgRating, sides.now.avgRating)) result.oneSided.rating += 1
  const change = { key, kinds: kindsOf(sides, prices.difference), ...sides, ...prices }
  if (change.kinds.length > 0) result.changes.push(change)
  else {
    result.same += 1
    result.unchanged.push(change)
  }
}

function priceChange({ before, now }: Sides): Pick<Change, 'difference' | 'percent'> {
  const [from, to] = [before.offerPrice, now.offerPrice]
  if (!isUsablePrice(from) || !isUsablePrice(to)) return { difference: null, percent: null }
  const percent = withoutNoise(((to - from) / from) * 100)
  return {
    difference: withoutNoise(to - from),
    percent: Number.isFinite(percent) ? percent : null,
  }
}

/** The kinds of a change. A value that only one version has, as when the response modes differ, does not count as changed. */
function kindsOf({ before, now }: Sides, difference: number | null): ChangeKind[] {
  const kinds: ChangeKind[] = []
  if (difference !== null && difference < 0) kinds.push('price-down')
  if (difference !== null && difference > 0) kinds.push('price-up')
  if (differ(before.active, now.active)) kinds.push('stock')
  if (differ(before.discount, now.discount)) kinds.push('discount')
  if (differ(before.avgRating, now.avgRating)) kinds.push('rating')
  return kinds
}

function isOneSided(one: unknown, other: unknown): boolean {
  return (one === null) !== (other === null)
}

function differ(one: unknown, other: unknown): boolean {
  return one !== null && other !== null && one !== other
}
