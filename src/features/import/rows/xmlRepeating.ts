/** Finds which element of an XML text is a row: the one that repeats, whatever its name. */
import { createLenientXmlParser } from './xmlParser.ts'

/** The counts of the elements with one path. */
type Seen = {
  path: string
  depth: number
  count: number
  /** The names of the element’s children and attributes. */
  fields: Set<string>
  /** The names of children that have children themselves. */
  groups: Set<string>
}

/** Names of rows in feeds and exports, in lower case and without a prefix. */
const KNOWN =
  /^(?:item|entry|product|offer|shopitem|article|artikel|produkt|produit|producto|prodotto|produto|urun|tovar|goods?|listing|record|row|sku|ad|o)$/

export const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

const isKnown = ({ path }: Seen) =>
  KNOWN.test(localName(path.slice(path.lastIndexOf('/') + 1)).toLowerCase())

/** The fewest fields of a row. An element with fewer is a group or a property, unless its name is that of a row. */
const MIN_FIELDS = 2
/**
 * The fewest fields of an element that can be a row although it contains repeating elements; an element with fewer fields only
 * groups them.
 */
const FIELDS_OF_ROW = 3

/** How many paths are counted. More occur only with elements that are deeper than rows, and in texts without any order. */
const MAX_PATHS = 5000

function seenIn(text: string): Seen[] {
  const seen = new Map<string, Seen>()
  const open: Seen[] = []
  const parser = createLenientXmlParser({
    open: (name, attributes) => {
      const parent = open.at(-1)
      const path = parent ? `${parent.path}/${name}` : name
      const element = seen.get(path) ?? {
        path,
        depth: open.length,
        count: 0,
        fields: new Set(),
        groups: new Set(),
      }
      if (seen.size < MAX_PATHS) seen.set(path, element)
      element.count += 1
      for (const attribute of Object.keys(attributes)) {
        if (!attribute.startsWith('xml')) element.fields.add(`@${attribute}`)
      }
      parent?.fields.add(name)
      const above = open.at(-2)
      if (above && parent) above.groups.add(parent.path)
      open.push(element)
    },
    close: () => {
      open.pop()
    },
    text: () => {},
    fault: () => {},
  })
  parser.write(text)
  return [...seen.values()]
}

/** How many rows there must be for each group of rows. */
const ROWS_PER_GROUP = 1.5

/** Whether an element only groups rows: it contains more rows than there are groups, and they have more fields. */
function isGroupOfRows(one: Seen, candidates: readonly Seen[]): boolean {
  if (isKnown(one)) return false
  return candidates.some(
    (other) =>
      other.path.startsWith(`${one.path}/`) &&
      (isKnown(other)
        ? other.count >= one.count
        : other.count > one.count * ROWS_PER_GROUP &&
          (other.fields.size > one.fields.size || one.fields.size < FIELDS_OF_ROW)),
  )
}

const countLeaves = ({ fields, groups }: Seen) => fields.size - groups.size

/** The best candidate: a known name first, then the least deep, then the one with most fields in all. */
function best(candidates: readonly Seen[]): Seen | null {
  const [first] = candidates.toSorted(
    (a, b) =>
      Number(isKnown(b)) - Number(isKnown(a)) ||
      a.depth - b.depth ||
      b.count * b.fields.size - a.count * a.fields.size,
  )
  return first ?? null
}

/**
 * The path of the element that is a row, such as `rss/channel/item` or `SHOP/SHOPITEM`; null if no element looks like one.
 * `text` is the beginning of an XML text, which may be cut anywhere. A row has child elements or several attributes, and
 * usually occurs more than once; of nested candidates the outer one is the row. Known names of rows come first. If no
 * element has fields, the text that repeats most is the row.
 */
export function findRepeatingElement(text: string): string | null {
  const elements = seenIn(text).filter(({ depth }) => depth > 0)
  const candidates = elements.filter((one) => one.fields.size >= (isKnown(one) ? 1 : MIN_FIELDS))
  const rows = candidates.filter((one) => !isGroupOfRows(one, candidates))
  const repeated = best(rows.filter(({ count }) => count > 1))
  const single = best(rows.filter((one) => isKnown(one) || countLeaves(one) >= FIELDS_OF_ROW))
  // What repeats within a single row is not the row, such as the properties of the only product.
  const isWithin =
    repeated && single && isKnown(single) && repeated.path.startsWith(`${single.path}/`)
  const row = isWithin ? single : (repeated ?? single)
  return (
    (row ?? best(elements.filter(({ count, fields }) => count > 1 && fields.size === 0)))?.path ??
    null
  )
}
