/** Makes the rows of a comparison: each product's value of each field, and whether the values differ. */
import { traitGroups } from '@/api/traitGroups.ts'
import {
  groupNames,
  groupsBySpelling,
  noAliases,
  type AliasesByKind,
} from '@/domain/pricing/names.ts'
import type { ComparedParts } from '@/pages/compare/comparedParts.ts'
import { GROUPS, type GroupKey } from '@/words/compareNames.ts'
import { attributeRows } from './attributeRows.ts'
import { equalityKey, type CellValue } from './cellValue.ts'
import { ALWAYS_SHOWN, FIELD_ROWS } from './fieldRows.ts'
import { marketRows, type ComparedMarkets } from './marketRows.ts'
import { allSizes, availableCell, countCell, sizesCell, skusBySize, skusCell } from './skuRows.ts'

export type CompareRow = {
  /** Identifies the row within the comparison. */
  key: string
  label: string
  group: GroupKey
  undocumented: string | null
  /** How the app calculates the row's figures; absent when it doesn't. */
  formula?: string | undefined
  /** One value for each product; null when unknown: not answered, not found, or an answer without a record. */
  cells: readonly (CellValue | null)[]
  /** Whether two of the known cells differ. */
  differs: boolean
}

const NOT_GIVEN: CellValue = { kind: 'missing', what: 'not given' }

type Draft = Omit<CompareRow, 'differs'>

function isSomewhere({ cells }: Draft): boolean {
  return cells.some((cell) => cell !== null && cell.kind !== 'missing')
}

/** Whether two known cells of a row differ; false when fewer than two are known. */
function differ(cells: CompareRow['cells']): boolean {
  return new Set(cells.flatMap((cell) => (cell === null ? [] : equalityKey(cell)))).size > 1
}

function fieldDrafts(products: readonly (ComparedParts | null)[]): Draft[] {
  return FIELD_ROWS.map(({ key, label, group, undocumented, read }) => ({
    key,
    label,
    group,
    undocumented,
    cells: products.map((product) =>
      product?.record ? (read(product.record) ?? NOT_GIVEN) : null,
    ),
  })).filter((row) => ALWAYS_SHOWN.has(row.group) || isSomewhere(row))
}

/** Brands that are spelled alike, or that the user has merged, count as one; each is shown as received. */
function grouped(draft: Draft, aliases: AliasesByKind): Draft {
  if (draft.key !== 'brand') return draft
  const counts = new Map<string, number>()
  for (const cell of draft.cells) {
    if (cell?.kind === 'text') counts.set(cell.text, (counts.get(cell.text) ?? 0) + 1)
  }
  const groups = groupsBySpelling(groupNames(counts, aliases.brand).values())
  const cells = draft.cells.map((cell) => {
    const group = cell?.kind === 'text' ? groups.get(cell.text) : undefined
    return cell?.kind === 'text' && group ? { ...cell, group } : cell
  })
  return { ...draft, cells }
}

/** The rows for traits, under their names as given and in the order of first appearance. */
function traitDrafts(products: readonly (ComparedParts | null)[]): Draft[] {
  const each = products.map(
    (product) =>
      product &&
      new Map(
        traitGroups(product.traits.map(([name, value]) => [name, value])).map(
          ({ name, values }) => [name, values] as const,
        ),
      ),
  )
  const names = new Set(each.flatMap((traits) => [...(traits?.keys() ?? [])]))
  const cellOf = (values: string[] | undefined): CellValue =>
    values === undefined || values.length === 0 ? NOT_GIVEN : { kind: 'values', values }
  return [...names].map((name) => ({
    key: `trait ${name}`,
    label: name,
    group: 'traits',
    undocumented: null,
    cells: each.map((traits) => traits && cellOf(traits.get(name))),
  }))
}

function skuDrafts(products: readonly (ComparedParts | null)[]): Draft[] {
  const records = products.map((product) => product?.record ?? null)
  const each = records.map((record) => record && skusBySize(record))
  const skusWithSizes = each.filter((sizes) => sizes !== null)
  const sizes = allSizes(skusWithSizes)
  const draft = (group: GroupKey, key: string, label: string, cells: Draft['cells']): Draft => ({
    key: `sku ${key}`,
    label,
    group,
    undocumented: null,
    cells,
  })
  const rows = [
    draft(
      'sizes',
      'sizes',
      'Available',
      each.map((bySize) => bySize && sizesCell(sizes, bySize)),
    ),
    draft(
      'sizes',
      'count',
      'Variants',
      records.map((record) => record && countCell(record)),
    ),
    draft(
      'sizes',
      'available',
      'Variants available',
      records.map((one) => one && availableCell(one)),
    ),
    ...sizes.map((size) =>
      draft(
        'skus',
        `size ${size}`,
        `Size ${size}`,
        each.map((by) => by && skusCell(by.get(size))),
      ),
    ),
    draft(
      'skus',
      'no size',
      'No size given',
      each.map((by) => by && skusCell(by.get(null))),
    ),
  ]
  return rows.filter(isSomewhere)
}

function attributeDrafts(products: readonly (ComparedParts | null)[]): Draft[] {
  return attributeRows(products.map((product) => product?.record ?? null)).map((row) => ({
    ...row,
    key: `attribute ${row.key}`,
    group: 'attributes',
  }))
}

/** Makes the rows, with groups in the order of `GROUPS` and a fixed order within each. A product that is null is unknown. */
export function compareRows(
  products: readonly (ComparedParts | null)[],
  aliases: AliasesByKind = noAliases,
  market: ComparedMarkets | null = null,
): CompareRow[] {
  const drafts = [
    ...(market === null ? [] : marketRows(products, market)),
    ...fieldDrafts(products).map((draft) => grouped(draft, aliases)),
    ...traitDrafts(products),
    ...skuDrafts(products),
    ...attributeDrafts(products),
  ]
  const order = Object.keys(GROUPS)
  return drafts
    .map((draft) => Object.assign(draft, { differs: differ(draft.cells) }))
    .toSorted((a, b) => order.indexOf(a.group) - order.indexOf(b.group))
}

/** For each product, whether its cell differs from the base's; false when one of the two is unknown. */
export function unlikeBase({ cells }: Pick<CompareRow, 'cells'>, base: number | null): boolean[] {
  const reference = base === null ? null : (cells[base] ?? null)
  if (reference === null) return cells.map(() => false)
  const same = equalityKey(reference)
  return cells.map((cell) => cell !== null && equalityKey(cell) !== same)
}
