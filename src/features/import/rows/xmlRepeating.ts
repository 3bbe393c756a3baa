/** Which element of an XML text is a row: the one that repeats, whatever its name. */
import { lenientXml } from './xmlParser.ts'

/** What was seen of all elements with the same names around them. */
type Seen = {
  path: string
  depth: number
  count: number
  /** Names of its children and attributes. */
  fields: Set<string>
  /** How many of the names are of children with children of their own. */
  groups: Set<string>
}

/** Names of rows in feeds and exports, in lower case and without a prefix. */
const KNOWN =
  /^(?:item|entry|product|offer|shopitem|article|artikel|produkt|produit|producto|prodotto|produto|urun|tovar|goods?|listing|record|row|sku|ad|o)$/

export const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

const isKnown = ({ path }: Seen) =>
  KNOWN.test(localName(path.slice(path.lastIndexOf('/') + 1)).toLowerCase())

/** Fewer fields are those of a group or a property, unless the name says that it is a row. */
const MIN_FIELDS = 2
/** An element with fewer fields and others inside that repeat is what groups them. */
const FIELDS_OF_ROW = 3

/** Of elements that are deeper than rows ever are, and of texts without any order, no more is counted. */
const MAX_PATHS = 5000

function seenIn(text: string): Seen[] {
  const seen = new Map<string, Seen>()
  const open: Seen[] = []
  const parser = lenientXml({
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

/** More rows than groups of them. */
const ROWS_PER_GROUP = 1.5

/** Whether it only groups rows: there are more rows in it, and they have more fields. */
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

const leaves = ({ fields, groups }: Seen) => fields.size - groups.size

/** The best of several: the least deep, then a known name, then the one with most fields in all. */
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
 * The path of the element that is a row, such as `rss/channel/item` or `SHOP/SHOPITEM`; null where no element looks like one.
 * `text` is the beginning of an XML text, which may be cut anywhere. A row has child elements or several attributes, and
 * usually occurs more than once; of nested ones the outer is the row. Known names of rows come first. Where no element has
 * fields, it is the text that repeats most.
 */
export function findRepeatingElement(text: string): string | null {
  const elements = seenIn(text).filter(({ depth }) => depth > 0)
  const candidates = elements.filter((one) => one.fields.size >= (isKnown(one) ? 1 : MIN_FIELDS))
  const rows = candidates.filter((one) => !isGroupOfRows(one, candidates))
  const repeated = best(rows.filter(({ count }) => count > 1))
  const single = best(rows.filter((one) => isKnown(one) || leaves(one) >= FIELDS_OF_ROW))
  // Something that repeats within a single row is not the row: the properties of the only product.
  const isWithin =
    repeated && single && isKnown(single) && repeated.path.startsWith(`${single.path}/`)
  const row = isWithin ? single : (repeated ?? single)
  return (
    (row ?? best(elements.filter(({ count, fields }) => count > 1 && fields.size === 0)))?.path ??
    null
  )
}
