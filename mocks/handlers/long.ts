/** The scenario `long`: texts, lists and facets far beyond what a layout expects. */
import { type Json, walk } from './walk.ts'

const UNBROKEN =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(3)
const WORDS =
  'with detachable removable reversible hand-finished double-stitched lining and a very long name '
const NAMES = new Set([
  'title',
  'seoTitle',
  'brand',
  'brandName',
  'merchantName',
  'vendor',
  'message',
])
const LABELS = new Set([
  'category',
  'subCategory',
  'articleType',
  'division',
  'merchantDivision',
  'breadCrumb',
])

const LONG_BRANDS = 5000
const LONG_TRAITS = 60
const LONG_IMAGES = 40
const LONG_OFFERS = 120

const textFor = (value: string, key: string): string => {
  if (NAMES.has(key)) return `${value} ${WORDS.repeat(5)}${UNBROKEN}`
  if (LABELS.has(key)) return `${value} ${WORDS}`
  if (key === 'description') return `${value}<p>${WORDS.repeat(300)}</p>`
  return value
}

const manyBrands = (counts: Record<string, Json>): Record<string, Json> => {
  const many = { ...counts }
  for (let number = 1; Object.keys(counts).length + number <= LONG_BRANDS; number += 1) {
    many[`Brand ${String(number).padStart(4, '0')} ${number % 50 === 0 ? UNBROKEN : ''}`.trim()] =
      LONG_BRANDS - number
  }
  return many
}

const manyTraits = (traits: Record<string, Json>): Record<string, Json> => {
  const many = { ...traits }
  for (let number = 1; number <= LONG_TRAITS; number += 1) {
    many[`trait ${String(number)}`] = `${WORDS.trim()}|${UNBROKEN}|${'short|'.repeat(40)}`
  }
  return many
}

const isMap = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const entriesFor = (entries: [string, Json][]): [string, Json][] => {
  const isBrandFacet = entries.some(([name, value]) => name === 'name' && value === 'brand')
  return entries.map(([name, value]) => {
    if (name === 'value' && isBrandFacet && isMap(value)) return [name, manyBrands(value)]
    if (name === 'traits' && isMap(value)) return [name, manyTraits(value)]
    if (name === 'images' && Array.isArray(value) && value.length > 0) {
      return [name, Array.from({ length: LONG_IMAGES }, (_, at) => value[at % value.length] ?? '')]
    }
    if (name === 'merchants' && Array.isArray(value) && value.length > 0) {
      return [
        name,
        Array.from({ length: LONG_OFFERS }, (_, at) => value[at % value.length] ?? null),
      ]
    }
    return [name, value]
  })
}

export const longBody = (body: unknown): unknown =>
  // a reply is JSON before it is text
  walk(body as Json, { text: textFor, entries: entriesFor })
