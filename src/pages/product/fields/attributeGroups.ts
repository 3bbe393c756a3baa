/**
 * Groups every attribute of a product record (§2.1, §2.2) that its page shows nowhere else. Nothing that was received is hidden.
 */
import { ATTRIBUTE_GROUPS, isShownElsewhere, TIME_FIELDS } from '@/api/attributeLayout.ts'
import { recordField } from '@/api/fields/places.ts'
import { plural } from '@/lib/text/plural.ts'

type AttributeState = 'value' | 'empty' | 'null' | 'absent'
type AttributeKind = 'text' | 'number' | 'flag' | 'list' | 'map' | 'none'
export type Attribute = {
  /** The name of the attribute in the record. */
  name: string
  /** The label of a documented field; for others the name in the record. */
  label: string
  value: unknown
  kind: AttributeKind
  /** Whether the attribute has a value. The states without one look alike on the page, but differ in the record. */
  state: AttributeState
}
export type AttributeGroup = {
  name: string
  /** The field of the record that contains all attributes of the group; null when they are fields themselves. */
  source: 'extAttributes' | null
  attributes: Attribute[]
}

function kindOf(value: unknown): AttributeKind {
  if (typeof value === 'string') return 'text'
  if (typeof value === 'number') return 'number'
  if (typeof value === 'boolean') return 'flag'
  if (Array.isArray(value)) return 'list'
  return typeof value === 'object' && value !== null ? 'map' : 'none'
}

function stateOf(name: string, value: unknown): AttributeState {
  if (value === undefined) return 'absent'
  if (value === null) return 'null'
  if (value === '' || (value === 0 && TIME_FIELDS.has(name))) return 'empty'
  if (typeof value === 'string') return value.trim() === '' ? 'empty' : 'value'
  if (typeof value === 'object') return Object.keys(value).length === 0 ? 'empty' : 'value'
  return 'value'
}

function attribute(name: string, value: unknown, label = name): Attribute {
  return { name, label, value, kind: kindOf(value), state: stateOf(name, value) }
}

const fieldAttribute = (name: string, value: unknown): Attribute =>
  attribute(name, value, recordField(name)?.label)

function isMap(value: unknown): value is Record<string, unknown> {
  return kindOf(value) === 'map'
}

/** The attributes in `extAttributes`: one for each entry of a map; any other shape stays one attribute. */
function extraAttributes(value: unknown): Attribute[] {
  if (!isMap(value) || Object.keys(value).length === 0)
    return [fieldAttribute('extAttributes', value)]
  return Object.entries(value).map(([name, entry]) => attribute(name, entry))
}

/**
 * The groups of attributes: Classification, Names, Media and times, Extra, and Other attributes for undocumented fields and for
 * values that their usual place can't show. Absent documented fields are listed as absent.
 */
export function attributeGroups(record: Record<string, unknown>): AttributeGroup[] {
  // A map of entries: reading properties by name would find inherited ones for keys such as `constructor` or `__proto__`.
  const received = new Map(Object.entries(record))
  const groups: AttributeGroup[] = ATTRIBUTE_GROUPS.map(({ name, fields, onlyWhenPresent }) => ({
    name,
    source: null,
    attributes: fields
      .filter((field) => received.has(field) || !onlyWhenPresent.includes(field))
      .map((field) => fieldAttribute(field, received.get(field))),
  }))
  groups.push({
    name: 'Extra',
    source: 'extAttributes',
    attributes: [
      ...extraAttributes(received.get('extAttributes')),
      fieldAttribute('attributeNames', received.get('attributeNames')),
    ],
  })
  const placed = new Set<string>([
    ...ATTRIBUTE_GROUPS.flatMap((group) => group.fields),
    'extAttributes',
    'attributeNames',
  ])
  const others = [...received].filter(
    ([name, value]) => !placed.has(name) && !isShownElsewhere(name, value),
  )
  if (others.length > 0) {
    groups.push({
      name: 'Other attributes',
      source: null,
      attributes: others.map(([name, value]) => fieldAttribute(name, value)),
    })
  }
  return groups
}

/** How many attributes there are, and how many of them are missing, for a text such as "28 fields, 4 empty". */
export function countAttributes(groups: AttributeGroup[]): { fields: number; empty: number } {
  const all = groups.flatMap((group) => group.attributes)
  return { fields: all.length, empty: all.filter(({ state }) => state !== 'value').length }
}

/**
 * An attribute in one line: texts and numbers as they are, `yes` / `no`, `4 URLs`, `3 values`, `empty list`; null if it is missing.
 */
export function attributeText({ value, kind, state }: Attribute): string | null {
  switch (kind) {
    case 'list':
      return Array.isArray(value) ? listText(value) : null
    case 'map':
      return isMap(value) ? counted(Object.keys(value).length, 'entry', 'entries', 'map') : null
    case 'flag':
      return value === true ? 'yes' : 'no'
    case 'text':
    case 'number':
      return state === 'value' ? String(value) : null
    case 'none':
      return null
  }
}

function listText(list: unknown[]): string {
  const areUrls = list.every((item) => typeof item === 'string' && /^https?:\/\//i.test(item))
  return areUrls
    ? counted(list.length, 'URL', 'URLs', 'list')
    : counted(list.length, 'value', 'values', 'list')
}

function counted(n: number, one: string, many: string, whole: string): string {
  if (n === 0) return `empty ${whole}`
  return plural(n, one, many)
}
