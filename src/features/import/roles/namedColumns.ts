/** Finds what the headings of a table name. */
import type { ColumnRole } from '@/domain/import/answers.ts'
import { isStock } from '@/features/import/cells/readStock.ts'
import type { Candidate, NamedColumns } from './assignedRoles.ts'
import type { ColumnFacts } from './columnFacts.ts'
import { foldHeading } from './foldHeading.ts'
import { priceRole, type PriceHeading, type PriceRole } from './priceRole.ts'
import { namedRole } from './roleNames.ts'

/** If the heading alone doesn’t decide, a column contains prices only if at least this share of its cells are figures. */
const MIN_FIGURES = 0.3
/**
 * With at least this weight, a heading makes a column of prices even if few of its cells can be read; the unreadable ones get a
 * remark.
 */
const SURE = 0.75

/** Whether a column can contain prices; an empty one can. */
function canBePrices(
  { filled, figures, dates, codes }: ColumnFacts,
  { weight, doubt }: Extract<PriceHeading, { kind: 'role' }>,
): boolean {
  if (filled === 0) return true
  if (dates >= 0.8 || codes >= 0.5) return false
  const isSure = weight >= SURE && doubt === null
  return isSure ? figures + dates > 0 : figures + dates >= MIN_FIGURES
}

/** Headings of a description, which is the title in a list without titles, but not beside a title. */
const DESCRIPTION = /descri[pcz]|beschreibung|omschrijving|^opis\b|^popis\b/
export const DESCRIBES = 0.5

/**
 * Whether a column called "material" has fabrics: SAP calls the number of a product its material; shops mean what a product is
 * made of.
 */
const isFabric = (name: string, { samples }: ColumnFacts): boolean =>
  foldHeading(name) === 'material' &&
  samples.length > 0 &&
  samples.every((sample) => !/\d/.test(sample.replaceAll(/\d+ ?%/g, '')))

/** Headings that may mean stock: in some languages the word also means a place, a state or a flag. */
const MAY_BE_STOCK = /^(?:stan|lager|sklad|magazyn|available|active|status|склад|depot)$/

/** Whether the values of a column can be those of the role that its heading names. */
function canHave(
  role: ColumnRole,
  { prices, samples, filled }: ColumnFacts,
  name: string,
): boolean {
  if (role === 'ratingsCount') return prices > 0
  if (role !== 'stock' || filled === 0 || !MAY_BE_STOCK.test(foldHeading(name))) return true
  return samples.some((sample) => isStock(sample))
}

/** Collects what the headings name. A name in a second heading row counts as much as one in the first. */
export function namedColumns(columns: readonly ColumnFacts[]): NamedColumns {
  const prices = new Map<PriceRole, Candidate[]>()
  const others = new Map<ColumnRole, Candidate[]>()
  const aboutPrices = new Set<number>()
  const add = <Key>(lists: Map<Key, Candidate[]>, key: Key, candidate: Candidate) =>
    lists.set(key, [...(lists.get(key) ?? []), candidate])
  for (const facts of columns) {
    const { index } = facts
    for (const name of facts.names) {
      const heading = priceRole(name)
      if (heading?.kind === 'about prices') aboutPrices.add(index)
      if (heading?.kind === 'role' && canBePrices(facts, heading)) {
        const { role, weight, doubt } = heading
        add(prices, role, { index, weight, doubt })
        break
      }
      const role = isFabric(name, facts) ? 'fabric' : namedRole(name)
      if (role === null || role === 'listPrice' || !canHave(role, facts, name)) continue
      const weight = role === 'title' && DESCRIPTION.test(foldHeading(name)) ? DESCRIBES : 1
      add(others, role, { index, weight, doubt: null })
      break
    }
  }
  return { prices, others, aboutPrices }
}

const compactNames = ({ names }: ColumnFacts) =>
  names.map((name) => foldHeading(name).replaceAll(' ', ''))

/**
 * Whether a column of `salePrice` is the regular price, as in feeds in the service’s format, where the current price is
 * `offerPrice` (§2.1).
 */
export function isWireSalePrice(
  facts: ColumnFacts | undefined,
  columns: readonly ColumnFacts[],
): boolean {
  return (
    facts !== undefined &&
    compactNames(facts).includes('saleprice') &&
    columns.some((one) => compactNames(one).includes('offerprice'))
  )
}
