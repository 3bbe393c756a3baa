/** What the headings of a table name. */
import type { Role } from '@/domain/import/answers.ts'
import { isStock } from '@/features/import/cells/readStock.ts'
import type { Candidate, NamedColumns } from './assignedRoles.ts'
import type { ColumnFacts } from './columnFacts.ts'
import { foldHeading } from './foldHeading.ts'
import { priceRole, type PriceHeading, type PriceRole } from './priceRole.ts'
import { namedRole } from './roleNames.ts'

/** A column whose heading leaves it open is one of prices only where this share of its cells are figures. */
const MIN_FIGURES = 0.3
/** A heading of at least this weight makes a column of prices, though few of its cells can be read: each of them is remarked. */
const SURE = 0.75

/** Empty columns may be prices: nothing in them speaks against it. */
function canBePrices(
  { filled, figures, dates, codes }: ColumnFacts,
  { weight, doubt }: Extract<PriceHeading, { kind: 'role' }>,
): boolean {
  if (filled === 0) return true
  if (dates >= 0.8 || codes >= 0.5) return false
  const isSure = weight >= SURE && doubt === null
  return isSure ? figures + dates > 0 : figures + dates >= MIN_FIGURES
}

/** In a list without titles a description is the title; beside a title it is not. */
const DESCRIPTION = /descri[pcz]|beschreibung|omschrijving|^opis\b|^popis\b/
export const DESCRIBES = 0.5

/** SAP calls the number of an article its material; shops say by it what an article is made of. */
const isFabric = (name: string, { samples }: ColumnFacts): boolean =>
  foldHeading(name) === 'material' &&
  samples.length > 0 &&
  samples.every((sample) => !/\d/.test(sample.replaceAll(/\d+ ?%/g, '')))

/** In some languages the word for stock is also one for a place, a state or a flag. */
const MAY_BE_STOCK = /^(?:stan|lager|sklad|magazyn|available|active|status|склад|depot)$/

/** Whether the values of a column can be those of the role that its heading names. */
function canHave(role: Role, { prices, samples, filled }: ColumnFacts, name: string): boolean {
  if (role === 'ratingsCount') return prices > 0
  if (role !== 'stock' || filled === 0 || !MAY_BE_STOCK.test(foldHeading(name))) return true
  return samples.some((sample) => isStock(sample))
}

/** A name of a second heading row counts as much as one of the first. */
export function namedColumns(columns: readonly ColumnFacts[]): NamedColumns {
  const prices = new Map<PriceRole, Candidate[]>()
  const others = new Map<Role, Candidate[]>()
  const aboutPrices = new Set<number>()
  const add = <Key>(lists: Map<Key, Candidate[]>, key: Key, candidate: Candidate) =>
    lists.set(key, [...(lists.get(key) ?? []), candidate])
  for (const facts of columns) {
    const { place: index } = facts
    for (const name of facts.names) {
      const heading = priceRole(name)
      if (heading?.kind === 'about prices') aboutPrices.add(index)
      if (heading?.kind === 'role' && canBePrices(facts, heading)) {
        const { role, weight, doubt } = heading
        add(prices, role, { place: index, weight, doubt })
        break
      }
      const role = isFabric(name, facts) ? 'fabric' : namedRole(name)
      if (role === null || role === 'listPrice' || !canHave(role, facts, name)) continue
      const weight = role === 'title' && DESCRIPTION.test(foldHeading(name)) ? DESCRIBES : 1
      add(others, role, { place: index, weight, doubt: null })
      break
    }
  }
  return { prices, others, aboutPrices }
}

const compactNames = ({ names }: ColumnFacts) =>
  names.map((name) => foldHeading(name).replaceAll(' ', ''))

/** Feeds call an offer's regular price `salePrice` where they call what is asked `offerPrice` (§2.1). */
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
