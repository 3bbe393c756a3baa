/** Parses typed or pasted text to add: IDs, a link of this app, a merchant's URL, or a code. */
import { productIdProblem } from '@/api/productId.ts'
import { recognise } from '@/features/search-box/recognise.ts'
import { MOST_COMPARED, splitIds } from '@/routing/states/compareState.ts'
import type { ProductReference } from './findProducts.ts'

export type ProductInput =
  | { kind: 'ids'; ids: string[] }
  | { kind: 'problem'; problem: string }
  | ProductReference

const problemOf = (problem: string): ProductInput => ({ kind: 'problem', problem })

/** The ids in a link of this app: of a product, or of a comparison. */
function idsOfLink(url: string, origin: string): string[] {
  if (!URL.canParse(url)) return []
  const { origin: own, pathname, searchParams } = new URL(url)
  if (own !== origin) return []
  if (/\/compare\/?$/.test(pathname)) return searchParams.getAll('id')
  const id = /\/products\/([^/]+)\/?$/.exec(pathname)?.[1]
  try {
    return id === undefined ? [] : [decodeURIComponent(id)]
  } catch {
    // A broken percent escape, which can't be decoded, names no product.
    return []
  }
}

function withIds(ids: readonly string[], present: readonly string[]): ProductInput {
  const problem = ids.map(productIdProblem).find((one) => one !== null) ?? null
  if (problem !== null) return problemOf(problem)
  const fresh = [...new Set(ids)].filter((id) => !present.includes(id))
  if (fresh.length === 0) {
    return problemOf(
      ids.length === 1
        ? 'This product is already in the comparison.'
        : 'All of these are already in the comparison.',
    )
  }
  const remaining = MOST_COMPARED - present.length
  if (fresh.length > remaining) {
    return problemOf(
      remaining === 0
        ? `${MOST_COMPARED} products can be compared at most. Remove one first.`
        : `${fresh.length} products are too many: there is room for ${remaining} more.`,
    )
  }
  return { kind: 'ids', ids: fresh }
}

/**
 * Reads the text: one or several IDs, a link or a code. Any other single word counts as an ID, because the specification defines no
 * ID format. Words are not searched. `origin` is that of the app, whose links contain product IDs.
 */
export function readProductInput(
  text: string,
  present: readonly string[],
  origin: string,
): ProductInput {
  const trimmed = text.trim()
  if (trimmed === '') return problemOf('Enter a product ID, a merchant’s link or an EAN.')
  const linked = idsOfLink(trimmed, origin)
  const ids = linked.length > 0 ? linked : splitIds(trimmed)
  if (linked.length > 0 || ids.length > 1) return withIds(ids, present)
  if (present.length >= MOST_COMPARED) return withIds(ids, present)
  const read = recognise(trimmed)
  if (read.kind === 'url') return { kind: 'url', url: read.url }
  if (read.kind === 'ean') return { kind: 'ean', code: read.code }
  if (read.kind === 'wrong check digit') {
    return problemOf('This code has a wrong check digit.')
  }
  if (read.kind === 'lines') {
    return problemOf('Add one product at a time, or several product IDs.')
  }
  if (/\s/.test(trimmed)) {
    return problemOf('This isn’t a product ID, link or EAN. Use Search to find products by name.')
  }
  return withIds([trimmed], present)
}
