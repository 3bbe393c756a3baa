/** The cells of one row of XML by the names of its columns. */
import { FEED_LIMITS } from '@/features/import/limits.ts'
import type { Attributes } from './xmlParser.ts'
import { localName } from './xmlRepeating.ts'

export type XmlElement = {
  name: string
  attributes: Attributes
  text: string
  /** The child elements; null for an element without any. */
  children: XmlElement[] | null
}

/**
 * Which of several columns with the same name counts, from the highest: Google's, the feed's own, one with another prefix, an
 * attribute of the row.
 */
const RANK = { google: 3, own: 2, prefixed: 1, ofRow: 0 } as const

/** How many names are remembered; a feed has some dozen of them. */
const MAX_NAMES = 1000

type Value = { texts: string[]; rank: number }

/** Elements that are a named property: `<param name="Size">S</param>`. */
const PROPERTY =
  /^(?:param|parameter|a|attr|attribute|property|prop|spec|specification|feature|field|characteristic|merkmal|detail|product_?detail|custom|tag)$/i
/** Attributes that name a property. */
const NAME_ATTRIBUTES = ['name', 'key', 'label', 'title', 'code']
/** Children that name a property, and those that contain its value. */
const NAME_CHILD = /^(?:(?:param|attribute|property|spec|feature)?_?name|key|label|title)$/i
const VALUE_CHILD = /^(?:(?:param|attribute|property|spec|feature)?_?val(?:ue)?s?|val)$/i
/** Attributes that are the value of an element without text: `<link href="…"/>`. */
const VALUE_ATTRIBUTES = ['href', 'url', 'src', 'value']
/** Elements of HTML, for texts with markup that was not escaped. */
const HTML =
  /^(?:p|br|b|i|u|em|strong|span|div|ul|ol|li|h[1-6]|table|tbody|thead|tr|td|th|img|font|hr|sup|sub|small|center)$/i
/** Elements whose fields become fields of the product if it has none of that name. */
const VARIANT = /^(?:variants?|variations?|skus?|sku_?set|variante?n?s?)$/i

/** What the name of an element means, determined once for each name. */
type Named = { column: string; rank: number; isProperty: boolean; isVariant: boolean }

const hasAny = (attributes: Attributes): boolean => {
  for (const _ in attributes) return true
  return false
}

/** Whether an attribute is a value: namespaces and the language of a text are not. */
const isValue = (attribute: string) => !attribute.startsWith('xml')

function textOf({ text, children }: XmlElement): string {
  if (children === null) return text
  return [text, ...children.map(textOf)].join(' ').replaceAll(/\s+/g, ' ').trim()
}

/** Whether an element is one text: without children, with text around them, or with only HTML inside. */
const isText = ({ text, children }: XmlElement) =>
  children === null || text.trim() !== '' || children.every(({ name }) => HTML.test(name))

function property({
  attributes,
  children,
  text,
}: XmlElement): [name: string, value: string] | null {
  if (children === null) {
    const named = NAME_ATTRIBUTES.map((one) => attributes[one]).find(Boolean)
    return named === undefined ? null : [named.trim(), text.trim() || (attributes['value'] ?? '')]
  }
  const find = (pattern: RegExp) => children.find((child) => pattern.test(localName(child.name)))
  const [named, value] = [find(NAME_CHILD), find(VALUE_CHILD)]
  return named && value ? [textOf(named).trim(), textOf(value).trim()] : null
}

/** Collects the cells of rows. `isGoogle` decides whether a prefix belongs to Google's namespace. */
export function xmlCells(isGoogle: (prefix: string) => boolean) {
  let values = new Map<string, Value>()
  let groups: XmlElement[] = []

  const names = new Map<string, Named>()
  const named = (name: string): Named => {
    const known = names.get(name)
    if (known) return known
    const column = localName(name)
    const isPrefixed = column !== name
    const isOfGoogle = isPrefixed && isGoogle(name.slice(0, name.indexOf(':')))
    const made = {
      column,
      rank: isOfGoogle ? RANK.google : isPrefixed ? RANK.prefixed : RANK.own,
      isProperty: PROPERTY.test(column),
      isVariant: VARIANT.test(column),
    }
    if (names.size < MAX_NAMES) names.set(name, made)
    return made
  }

  const put = (column: string, text: string, rank: number): void => {
    // One column too many is enough to know that the row has too many.
    if (text === '' || column === '' || values.size > FEED_LIMITS.columns) return
    const known = values.get(column)
    if (!known || rank > known.rank) values.set(column, { texts: [text], rank })
    else if (rank === known.rank) known.texts.push(text)
  }

  const putLeaf = (column: string, element: XmlElement, rank: number): void => {
    const { attributes } = element
    const text = (element.children === null ? element.text : textOf(element)).trim()
    if (!hasAny(attributes)) {
      put(column, text, rank)
      return
    }
    const valued = text === '' ? VALUE_ATTRIBUTES.find((one) => attributes[one]) : undefined
    if (valued !== undefined) {
      // Links of an Atom entry with another `rel` lead elsewhere (RFC 4287 §4.2.7.2).
      const isLink = (attributes['rel'] ?? 'alternate') === 'alternate'
      if (isLink) put(column, attributes[valued]?.trim() ?? '', rank)
      return
    }
    put(column, text, rank)
    for (const [attribute, value] of Object.entries(attributes)) {
      if (isValue(attribute)) put(`${column}@${attribute}`, value.trim(), rank)
    }
  }

  /** Adds a property as a column of its name; false if the element is not a property. */
  const putProperty = (element: XmlElement): boolean => {
    const found = property(element)
    if (found) put(found[0], found[1], RANK.prefixed)
    return found !== null
  }

  /** Adds the elements of a group: properties by their names, others with the name of the group before theirs. */
  const putGroup = (group: Named, children: readonly XmlElement[], isWithin: boolean): void => {
    for (const child of children) {
      const name = named(child.name)
      if (name.isProperty && putProperty(child)) continue
      if (isText(child)) {
        const { column } = name
        const isFree = (values.get(column)?.rank ?? RANK.ofRow) <= RANK.ofRow
        if (group.isVariant && isFree) putLeaf(column, child, RANK.ofRow)
        else putLeaf(`${group.column}.${column}`, child, group.rank)
      } else if (!isWithin && child.children) {
        putGroup(name.isVariant ? name : group, child.children, true)
      }
    }
  }

  return {
    begin: (attributes: Attributes): void => {
      values = new Map()
      groups = []
      for (const [attribute, value] of Object.entries(attributes)) {
        if (isValue(attribute)) put(localName(attribute), value.trim(), RANK.ofRow)
      }
    },
    /** Adds a child element of the row. */
    add: (element: XmlElement): void => {
      const name = named(element.name)
      if (name.isProperty && putProperty(element)) return
      if (isText(element)) putLeaf(name.column, element, name.rank)
      else groups.push(element)
    },
    /** The cells of the row; null if it has too many columns. Groups come last, so that they replace no column of the row. */
    end: (): Map<string, string> | null => {
      for (const { name, children } of groups) putGroup(named(name), children ?? [], false)
      if (values.size > FEED_LIMITS.columns) return null
      const cells = new Map<string, string>()
      for (const [name, { texts }] of values) {
        cells.set(name, texts.length === 1 ? (texts[0] ?? '') : texts.join('\n'))
      }
      return cells
    },
  }
}
