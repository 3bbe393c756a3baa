/** Finds the name of an EAN's product: in the price answer if that names it, otherwise in one product record. */
import { isRecord, readText } from '@/api/fields/readers.ts'
import type { EanResult } from '@/api/operations/ean.ts'
import type { Product, Sku } from '@/api/operations/product.ts'
import { productIdProblem } from '@/api/productId.ts'
import { codeKey } from '@/lib/gtin.ts'
import { sizeNameIn } from '@/lib/sizes.ts'

export type FoundPrices = Extract<EanResult, { kind: 'found' }>
export type EanIdentity = {
  title: string | null
  /** Brand, category and variant, as far as known. */
  facts: string[]
  picture: string | null
}

const BRAND = /^brand(?:name)?$/i
const CATEGORY = /^category$/i
const COLOUR = /^(?:primary)?colou?r(?:name)?$/i

function textNamed(fields: readonly [string, unknown][], name: RegExp): string | null {
  const texts = fields.filter(([key]) => name.test(key)).map(([, value]) => readText(value))
  return texts.find((text) => text !== null) ?? null
}

function known(...facts: (string | null)[]): string[] {
  return facts.filter((fact) => fact !== null)
}

/** The variant with this code, by the attributes of its SKU: "Light blue, size M". */
function variantOf(sku: Sku | undefined): string | null {
  if (!sku || !isRecord(sku.attributes)) return null
  const fields = Object.entries(sku.attributes)
  const size = readText(sku.attributes[sizeNameIn(Object.keys(sku.attributes)) ?? ''])
  const words = known(textNamed(fields, COLOUR), size === null ? null : `size ${size}`)
  return words.length === 0 ? null : words.join(', ')
}

/** The name in the price answer. The specification (§4.4) does not define one there, but a service may include it. */
export function identityInAnswer(result: FoundPrices): EanIdentity {
  const fields = result.otherFields
  return {
    title: result.title,
    facts: known(textNamed(fields, BRAND), textNamed(fields, CATEGORY)),
    picture: result.images[0] ?? null,
  }
}

export function identityInRecord(product: Product, code: string): EanIdentity {
  const sku = product.skuSet.find(({ ean }) => ean !== null && isSameCode(ean, code))
  return {
    title: product.title ?? product.seoTitle,
    facts: known(product.brand, product.category, variantOf(sku)),
    picture: product.imageUrl ?? product.images[0] ?? null,
  }
}

/** The first offer whose product record can be requested to get the name; null without one. */
export function firstNamedOffer(result: FoundPrices) {
  return (
    result.offers.find(
      ({ productId }) => productId !== null && productIdProblem(productId) === null,
    ) ?? null
  )
}

/** Whether two codes are the same but for leading zeros. */
export function isSameCode(one: string, other: string): boolean {
  return codeKey(one.trim()) === codeKey(other.trim())
}
