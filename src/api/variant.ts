/** What distinguishes the SKUs of a record, from their `attributes` (§2.3: any JSON). */
import { sizeNameIn } from '@/lib/sizes.ts'

export type Variant = {
  /** Size, volume, weight or capacity; '' without any of them. */
  size: string
  colour: string
  /** The values of all other attributes, joined. */
  rest: string
}

/** Names of attributes that replace the size if no attribute is named as a size. */
const MEASURE = /^(?:volume|weight|capacity|length)$/i
const COLOUR = /^colou?r$/i

/** The value as text if it is a text or a figure; null for any value without a one-line form. */
function plain(value: unknown): string | null {
  if (typeof value === 'string') return value.trim() === '' ? null : value.trim()
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : null
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The attributes as pairs of name and value; the service may send a map or a list of `{name, value}`. */
function pairsOf(attributes: unknown): [string, string][] {
  const entries = isMap(attributes)
    ? Object.entries(attributes)
    : (Array.isArray(attributes) ? attributes : [])
        .filter(isMap)
        .map((entry): [string, unknown] => [plain(entry['name']) ?? '', entry['value']])
  return entries.flatMap(([name, value]): [string, string][] => {
    const text = plain(value)
    return text === null ? [] : [[name, text]]
  })
}

export function variantOf(attributes: unknown): Variant {
  const alone = plain(attributes)
  if (alone !== null) return { size: '', colour: '', rest: alone }
  const pairs = pairsOf(attributes)
  const named = sizeNameIn(pairs.map(([name]) => name))
  const size = pairs.find(([name]) => (named === undefined ? MEASURE.test(name) : name === named))
  const colour = pairs.find(([name]) => COLOUR.test(name))
  const rest = pairs.filter((pair) => pair !== size && pair !== colour).map(([, text]) => text)
  return { size: size?.[1] ?? '', colour: colour?.[1] ?? '', rest: rest.join(', ') }
}

/** The variant in one line, for screen readers; the SKU's id or place if there are no attributes. */
export function variantName(variant: Variant, skuId: string | null, index: number): string {
  const words = [variant.size, variant.colour, variant.rest].filter((word) => word !== '')
  return words.length > 0 ? words.join(', ') : (skuId ?? `SKU ${index}`)
}
