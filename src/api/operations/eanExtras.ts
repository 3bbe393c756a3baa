/** What `full` mode adds to the merchants of a code; the specification leaves placement and names open (§4.4). */
import type { UnknownRecord } from '@/api/fields/readers.ts'
import { isRecord, readHttpUrls, readList, readText } from '@/api/fields/readers.ts'

type Field = [name: string, value: unknown]

export type EanExtras = {
  images: string[]
  description: string | null
  /** A title for the product of the code; it also stays in the other fields, because it is undocumented. */
  title: string | null
  /**
   * Every undocumented field that is not completely covered by the images or the description, with the values of all merchants.
   */
  otherFields: Field[]
}

const imageName = /image|img|picture|photo|thumbnail/i
const descriptionName = /desc/i
const titleName = /^(?:product)?(?:title|name)$/i
/** Field names of a product title in a merchant entry, where `name` alone is the name of the merchant. */
const titleOnMerchant = /^(?:product)?title$|^productname$/i

/** The first text among the fields with such a name. */
function textNamed(name: RegExp, fields: readonly Field[]): string | null {
  const texts = fields.filter(([key]) => name.test(key)).map(([, value]) => readText(value))
  return texts.find((words) => words !== null) ?? null
}

/** Merges fields of the same name, with the values of all merchants. */
function gathered(fields: readonly Field[]): Field[] {
  const values = new Map<string, unknown[]>()
  for (const [name, value] of fields) {
    const known = values.get(name)
    if (known) known.push(value)
    else values.set(name, [value])
  }
  return [...values].map(([name, all]) => [`${name} (merchants)`, all])
}

/** The fields of `result` and of its `product` that the specification does not name. */
function undocumented(result: UnknownRecord, documented: readonly string[]): Field[] {
  const inside = readList(result['product']).flatMap((part): Field[] =>
    isRecord(part) ? Object.entries(part) : [['product', part]],
  )
  return [...Object.entries(result).filter(([name]) => !documented.includes(name)), ...inside]
}

type Documented = { result: readonly string[]; merchant: readonly string[] }

/** Searches `result`, its `product` and each merchant, in this order; `documented` names the fields that are not extras. */
export function readExtras(
  result: UnknownRecord,
  merchants: readonly UnknownRecord[],
  documented: Documented,
): EanExtras {
  const own = undocumented(result, documented.result)
  const theirs = merchants
    .flatMap((merchant) => Object.entries(merchant))
    .filter(([name]) => !documented.merchant.includes(name))
  const all = [...own, ...theirs]
  const images = all.flatMap(([name, value]) => (imageName.test(name) ? readHttpUrls(value) : []))
  const description = textNamed(descriptionName, all)
  const isLeft = ([name, value]: Field) => {
    const parts = readList(value)
    if (imageName.test(name)) return readHttpUrls(value).length < parts.length
    if (!descriptionName.test(name)) return true
    return parts.length > 0 && (description === null || readText(value) !== description)
  }
  return {
    images: [...new Set(images)],
    description,
    title: textNamed(titleName, own) ?? textNamed(titleOnMerchant, theirs),
    otherFields: [...own.filter(isLeft), ...gathered(theirs.filter(isLeft))],
  }
}
