/** The cells of one row of XML by the names of its columns. */
import { FEED_LIMITS } from '../limits.ts'
import type { Attributes } from './xmlParser.ts'
import { localName } from './xmlRepeating.ts'

export type XmlElement = {
  name: string
  attributes: Attributes
  text: string
  /** Null for an element without child elements. */
  children: XmlElement[] | null
}

/** Which of two columns of one name counts: Google's, the feed's own, one with another prefix, an attribute of the row. */
const RANK = { google: 3, own: 2, prefixed: 1, ofRow: 0 } as const

type Value = { texts: string[]; rank: number }

/** Elements that are a property with a name: `<param name="Size">S</param>`. */
const PROPERTY =
  /^(?:param|parameter|a|attr|attribute|property|prop|spec|specification|feature|field|characteristic|merkmal|detail|product_?detail|custom|tag)$/i
/** Attributes that name a property. */
const NAME_ATTRIBUTES = ['name', 'key', 'label', 'title', 'code']
/** Children that name a property, and those that hold its value. */
const NAME_CHILD = /^(?:(?:param|attribute|property|spec|feature)?_?name|key|label|title)$/i
const VALUE_CHILD = /^(?:(?:param|attribute|property|spec|feature)?_?val(?:ue)?s?|val)$/i
/** Attributes that are the value of an element without text: `<link href="…"/>`. */
const VALUE_ATTRIBUTES = ['href', 'url', 'src', 'value']
/** Texts with markup that was not escaped. */
const HTML =
  /^(?:p|br|b|i|u|em|strong|span|div|ul|ol|li|h[1-6]|table|tbody|thead|tr|td|th|img|font|hr|sup|sub|small|center)$/i
/** Elements whose fields are the product's own where it has none of that name. */
const VARIANT = /^(?:variants?|variations?|skus?|sku_?set|variante?n?s?)$/i

const isOfRow = (attribute: string) => attribute !== 'xmlns' && !attribute.startsWith('xml')

function textOf({ text, children }: XmlElement): string {
  if (children === null) return text
  return [text, ...children.map(textOf)].join(' ').replaceAll(/\s+/g, ' ').trim()
}

/** A text around elements, or elements of HTML: one text. */
const isText = ({ text, children }: XmlElement) =>
  children === null || text.trim() !== '' || children.every(({ name }) => HTML.test(name))

function property(element: XmlElement): [name: string, value: string] | null {
  const { name, attributes, children } = element
  if (!PROPERTY.test(localName(name))) return null
  if (children === null) {
    const named = NAME_ATTRIBUTES.map((one) => attributes[one]).find(Boolean)
    return named === undefined
      ? null
      : [named.trim(), element.text.trim() || (attributes['value'] ?? '')]
  }
  const find = (pattern: RegExp) => children.find((child) => pattern.test(localName(child.name)))
  const [named, value] = [find(NAME_CHILD), find(VALUE_CHILD)]
  return named && value ? [textOf(named).trim(), textOf(value).trim()] : null
}

/** `isGoogle` says whether a prefix is of Google's namespace. */
export function xmlCells(isGoogle: (prefix: string) => boolean) {
  let values = new Map<string, Value>()

  const put = (column: string, text: string, rank: number): void => {
    // One column too many is enough to know that there are too many.
    if (text === '' || column === '' || values.size > FEED_LIMITS.columns) return
    const known = values.get(column)
    if (!known || rank > known.rank) values.set(column, { texts: [text], rank })
    else if (rank === known.rank) known.texts.push(text)
  }
  const rankOf = (name: string): number => {
    const colon = name.indexOf(':')
    if (colon < 0) return RANK.own
    return isGoogle(name.slice(0, colon)) ? RANK.google : RANK.prefixed
  }

  const putAttributes = (column: string, attributes: Attributes, rank: number): void => {
    for (const attribute of Object.keys(attributes)) {
      if (isOfRow(attribute))
        put(`${column}@${attribute}`, attributes[attribute]?.trim() ?? '', rank)
    }
  }
  const putLeaf = (column: string, element: XmlElement, rank: number): void => {
    const { attributes } = element
    const text = (element.children === null ? element.text : textOf(element)).trim()
    const valued = text === '' ? VALUE_ATTRIBUTES.find((one) => attributes[one]) : undefined
    if (valued === undefined) {
      put(column, text, rank)
      putAttributes(column, attributes, rank)
      return
    }
    // Other links of an Atom entry lead elsewhere (RFC 4287 §4.2.7.2).
    if ((attributes['rel'] ?? 'alternate') !== 'alternate') return
    put(column, attributes[valued]?.trim() ?? '', rank)
  }

  /** Elements in a group: properties by their names, others with the name of the group before theirs. */
  const putGroup = (
    group: XmlElement,
    children: readonly XmlElement[],
    isWithin: boolean,
  ): void => {
    const rank = rankOf(group.name)
    const prefix = localName(group.name)
    const isVariant = VARIANT.test(prefix)
    for (const child of children) {
      const named = property(child)
      const name = localName(child.name)
      if (named) put(named[0], named[1], RANK.prefixed)
      else if (isText(child)) {
        const isOwn = isVariant && (values.get(name)?.rank ?? RANK.ofRow) <= RANK.ofRow
        putLeaf(isOwn ? name : `${prefix}.${name}`, child, isOwn ? RANK.ofRow : rank)
      } else if (!isWithin && child.children)
        putGroup(VARIANT.test(name) ? child : group, child.children, true)
    }
  }

  let groups: XmlElement[] = []
  return {
    begin: (attributes: Attributes): void => {
      values = new Map()
      groups = []
      for (const attribute of Object.keys(attributes)) {
        if (isOfRow(attribute))
          put(localName(attribute), attributes[attribute]?.trim() ?? '', RANK.ofRow)
      }
    },
    /** A child element of the row. */
    add: (element: XmlElement): void => {
      const named = property(element)
      if (named) put(named[0], named[1], RANK.prefixed)
      else if (isText(element)) putLeaf(localName(element.name), element, rankOf(element.name))
      else groups.push(element)
    },
    /** Null where the row has too many columns. */
    end: (): Map<string, string> | null => {
      for (const group of groups) if (group.children) putGroup(group, group.children, false)
      if (values.size > FEED_LIMITS.columns) return null
      return new Map([...values].map(([name, { texts }]) => [name, texts.join('\n')]))
    },
  }
}
