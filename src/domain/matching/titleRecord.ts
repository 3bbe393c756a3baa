/** Reads from a product record what is compared with a title: title, brand, and the fields of its SKUs. */
import { isRecord } from '@/api/fields/readers.ts'
import type { Product } from '@/api/operations/product.ts'
import { isSizeName } from '@/lib/sizes.ts'
import { foldLetters } from '@/lib/text/spelling.ts'
import type { TitleRecord } from './contradictions.ts'

const COLOUR_NAME =
  /^(?:primary|main|base)?\s*(?:colou?rs?|farbe|couleur|kleur|colore|cor|kolor|farg|farve)$/
/** The names of attributes that state an amount, besides those whose name means a size. */
const AMOUNT_NAME =
  /^(?:volume|weight|capacity|quantity|net ?weight|contents?|inhalt|gewicht|volumen|poids|contenance|memory|storage)$/

const plainName = (name: string) =>
  foldLetters(name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')).replace(/[_-]/g, ' ')

/** The values of the attributes whose names match; a value with several items gives several texts. */
function valuesOf(attributes: unknown, isNamed: (name: string) => boolean): string[] {
  if (!isRecord(attributes)) return []
  return Object.entries(attributes)
    .filter(([name]) => isNamed(name))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter((value): value is string => typeof value === 'string' && value.trim() !== '')
}

const isColourName = (name: string) => COLOUR_NAME.test(plainName(name))
const isSizeOrAmount = (name: string) => isSizeName(name) || AMOUNT_NAME.test(plainName(name))

/** What is compared of a record. A record in `lite` mode has no SKUs, so only its title counts. */
export function titleRecordOf({
  title,
  brand,
  gender,
  skuSet,
  extAttributes,
}: Pick<Product, 'title' | 'brand' | 'gender' | 'skuSet' | 'extAttributes'>): TitleRecord {
  const maps = [extAttributes, ...skuSet.map(({ attributes }) => attributes)]
  const each = (isNamed: (name: string) => boolean) => [
    ...new Set(maps.flatMap((attributes) => valuesOf(attributes, isNamed))),
  ]
  return {
    title: title ?? '',
    brand: brand ?? '',
    gender: gender ?? '',
    colours: each(isColourName),
    sizes: each(isSizeOrAmount),
  }
}
