/** Responses in which one kind of content is far larger than any page can draw, and the limits of what a page may draw. */
import type { BadValue } from './badValues.ts'
import { cases, type Case } from './payloadCases.ts'

const ID = 'FC0F4C9D0BF2F140EC6EF3A7BEA2C731'

const listOf = (count: number, entry: (at: number) => unknown): unknown[] =>
  Array.from({ length: count }, (_, at) => entry(at))

/** Values for any field: a text of `characters` length, and lists and maps of `count` entries. */
export function hugeValues({
  characters,
  count,
}: {
  characters: number
  count: number
}): BadValue[] {
  const named = (name: string, value: unknown): BadValue => ({ name, json: JSON.stringify(value) })
  return [
    named('one text', 'a word and '.repeat(characters / 11)),
    named('a text without a blank', 'w'.repeat(characters)),
    named(
      'a list of texts',
      listOf(count, (at) => `text ${at}`),
    ),
    named(
      'a list of addresses',
      listOf(count, (at) => `https://shop.example/${at}.png`),
    ),
    named(
      'a list of maps',
      listOf(count, (at) => ({ skuId: `S${at}`, ean: '', name: `n${at}`, value: at })),
    ),
    named(
      'a map',
      Object.fromEntries(
        listOf(count, (at) => [`name ${at}`, `value ${at}`] as const) as [string, string][],
      ),
    ),
  ]
}

/** Search responses with huge facets, by what is huge. */
export function hugeFacets(count: number): Record<string, unknown> {
  const product = { productId: ID, title: 'Shirt', merchant: 'Northgate', brand: 'brand 1' }
  const found = (facets: unknown) => ({
    success: true,
    numFound: 1,
    productList: [product],
    facets,
  })
  const values = (nameOf: (at: number) => string) => ({
    values: Object.fromEntries(Array.from({ length: count }, (_, at) => [nameOf(at), at + 1])),
  })
  const facet = (name: string, nameOf: (at: number) => string) =>
    found([{ name, ...values(nameOf) }])
  return {
    facets: found(listOf(count, (at) => ({ name: `facet${at}`, values: { one: 1, two: 2 } }))),
    merchants: facet('merchant', (at) => `merchant ${at}`),
    brands: facet('brand', (at) => `brand ${at}`),
    'words of a facet': facet('gender', (at) => `word ${at}`),
    sizes: facet('size', (at) => `size ${at}`),
    'price ranges': facet('price', (at) => `${at}-${at + 1}`),
    'price ranges that cannot be read': facet('price', (at) => `from ${at}`),
    discounts: facet('discount', (at) => String(at)),
  }
}

/** Makes a case for another page, with the responses of the case named `from`. */
const beside = (name: string, from: string, path: string, ready: Case['ready']): Case => {
  const found = cases.find((one) => one.name === from)
  if (!found) throw new Error(`no case ${from}`)
  return { ...found, name, path, ready }
}

export const hugePages: readonly Case[] = [
  ...cases,
  beside('search as cards', 'search', '/search?q=cotton&country=us', ['article', 2]),
  beside('compare', 'product', `/compare?id=${ID}&country=us`, ['tbody tr', 8]),
]

/**
 * The maximum number of elements on a page: twice the number on the largest usual page, which a browser lays out within a second.
 */
export const MOST_ELEMENTS = 12_000
/**
 * The maximum number of characters in one text, or in one attribute that is read out: a part of a description has 50,000, any other
 * text is cut at 33,000.
 */
const MOST_CHARACTERS = 50_000

export type Drawn = { elements: number; longest: string }

/** How much of a response is on the page. It also runs in a browser, so it uses nothing from outside the function. */
export function measureDrawn(most: number): Drawn {
  const read = ['title', 'aria-label', 'aria-description', 'aria-valuetext', 'alt']
  const elements = [...document.querySelectorAll('*')]
  const texts = elements.flatMap((element) => {
    if (['SCRIPT', 'STYLE'].includes(element.tagName)) return []
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
    return [
      ...own.map((node) => [element.tagName, node.textContent ?? ''] as const),
      ...read.map(
        (name) => [`${element.tagName} ${name}`, element.getAttribute(name) ?? ''] as const,
      ),
    ]
  })
  const long = texts.find(([, text]) => text.length > most)
  return {
    elements: elements.length,
    longest: long === undefined ? '' : `${long[0]}: ${long[1].slice(0, 60)}`,
  }
}

export const drawnHere = (): Drawn => measureDrawn(MOST_CHARACTERS)
