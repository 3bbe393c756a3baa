/** Turns a JSON record into cells by column name. */

export type RecordCells = Map<string, string | number>

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Names of lists whose elements are the variants of a product. */
const VARIANTS = /^(?:variants?|skus?|sku_?set|offers?|varianten|variantes)$/i

/** How deep objects become columns such as `price.amount`. Deeper ones are settings and translations. */
const MAX_DEPTH = 2

/** A value as a cell: texts and numbers; true and false as text; null for a value that can’t be one. */
function scalar(value: unknown): string | number | null {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  return typeof value === 'boolean' ? String(value) : null
}

/** A list of texts and numbers as one cell with a line for each. */
function lines(values: readonly unknown[]): string | number | null {
  const cells = values.map(scalar).filter((cell) => cell !== null && cell !== '')
  if (cells.length === 0) return null
  const [first] = cells
  return first !== undefined && first !== null && new Set(cells).size === 1
    ? first
    : cells.join('\n')
}

/** The two fields of an element that is a named property: `{ "name": "Size", "value": "S" }`. */
const NAME_KEYS = ['name', 'key', 'label', 'attribute_name', 'attributeName', 'trait']
const VALUE_KEYS = ['value', 'values', 'val', 'option', 'options', 'attribute_value']

function property(element: Fields): [name: string, value: unknown] | null {
  const name = NAME_KEYS.map((key) => element[key]).find((one) => typeof one === 'string')
  const valueKey = VALUE_KEYS.find((key) => key in element)
  return typeof name === 'string' && name !== '' && valueKey !== undefined
    ? [name, element[valueKey]]
    : null
}

/** Adds a cell unless the record already has a cell of that name. */
function add(cells: RecordCells, name: string, cell: string | number | null): void {
  if (cell !== null && !cells.has(name)) cells.set(name, cell)
}

/** All fields of a list of objects: for each name the values of all elements that have it. */
function fieldsOfAll(elements: readonly Fields[]): Map<string, unknown[]> {
  const fields = new Map<string, unknown[]>()
  for (const element of elements) {
    for (const [name, value] of flat(element)) {
      const known = fields.get(name)
      if (known) known.push(value)
      else fields.set(name, [value])
    }
  }
  return fields
}

function addObjects(cells: RecordCells, name: string, elements: readonly Fields[]): void {
  const properties = elements.map(property)
  if (properties.every((one) => one !== null)) {
    for (const [key, value] of properties) {
      add(cells, key, Array.isArray(value) ? lines(value) : scalar(value))
    }
    return
  }
  const isOfVariants = VARIANTS.test(name)
  for (const [key, values] of fieldsOfAll(elements)) {
    const column = isOfVariants && !cells.has(key) ? key : `${name}.${key}`
    add(cells, column, lines(values))
  }
}

/**
 * The cells of a record except those of its lists of objects, which are added last so that they never replace a field of the
 * record.
 */
function* flat(
  record: Fields,
  prefix = '',
  depth = 0,
): Generator<[name: string, value: string | number]> {
  for (const [name, value] of Object.entries(record)) {
    const column = prefix + name
    if (isFields(value)) {
      if (depth < MAX_DEPTH) yield* flat(value, `${column}.`, depth + 1)
      continue
    }
    const cell = Array.isArray(value) ? lines(value) : scalar(value)
    if (cell !== null) yield [column, cell]
  }
}

/** Names of objects in which GraphQL and search engines always wrap a record; `WRAPPERS` count only if they are alone. */
const ALWAYS_WRAPPERS = ['node', '_source']
const WRAPPERS = ['product', 'item', 'record']

function unwrapped(record: Fields): Fields {
  const find = (names: readonly string[]) => names.map((name) => record[name]).find(isFields)
  const isAlone = Object.values(record).every((value) => isFields(value) || value === null)
  return find(ALWAYS_WRAPPERS) ?? (isAlone ? find(WRAPPERS) : undefined) ?? record
}

/**
 * The cells of any record. Nested objects become columns such as `price.amount`, a list of texts one cell of several lines, and
 * a list of properties a column for each property. The fields of variants become fields of the product if it has none of
 * that name: codes and prices of several variants are lines of one cell. Numbers stay numbers. A value that is not an object
 * has no cells; a list has its elements as columns `1`, `2` and so on.
 */
export function recordCells(record: unknown): RecordCells {
  if (Array.isArray(record)) {
    const cells: RecordCells = new Map()
    record.forEach((value, at) => add(cells, String(at + 1), scalar(value)))
    return cells
  }
  if (!isFields(record)) return new Map()
  const fields = unwrapped(record)
  const cells: RecordCells = new Map(flat(fields))
  for (const [name, value] of Object.entries(fields)) {
    if (Array.isArray(value) && value.length > 0 && value.every(isFields)) {
      addObjects(cells, name, value)
    }
  }
  return cells
}

const hasTitle = (record: Fields) => typeof record['title'] === 'string'

/**
 * Whether a record has the form of the interface specification (§2.2), alone or as `{ country, traits, facets, product }`, so
 * that its fields are read directly instead of as columns.
 */
export function isSpecificationRecord(record: unknown): boolean {
  if (!isFields(record)) return false
  const product = isFields(record['product']) ? record['product'] : record
  if (Array.isArray(product['skuSet'])) return true
  const hasOwnName = product['productId'] !== undefined || typeof product['offerPrice'] === 'number'
  return hasOwnName && hasTitle(product)
}
