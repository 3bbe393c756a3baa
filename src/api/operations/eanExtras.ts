/** What `full` mode adds to the merchants of a code; the specification leaves placement and names open (§4.4). */
import type { UnknownRecord } from '@/api/fields/readers.ts'
import { isRecord, readHttpUrls, readList, readText } from '@/api/fields/readers.ts'

type Field = [name: string, value: unknown]

export type EanExtras = {
  images: string[]
  description: string | null
  /** A name for what the code stands for; it stays among the other fields, because nobody promised it. */
  title: string | null
  /** Every undocumented field that is not wholly among the images or the description; of merchants with all their values. */
  otherFields: Field[]
}

const imageName = /image|img|picture|photo|thumbnail/i
const descriptionName = /desc/i
const titleName = /^(?:product)?(?:title|name)$/i
/** On a merchant, a mere `name` is the merchant's. */
const titleOnMerchant = /^(?:product)?title$|^productname$/i

/** The first text in fields of such a name. */
function textNamed(name: RegExp, fields: readonly Field[]): string | null {
  const texts = fields.filter(([key]) => name.test(key)).map(([, value]) => readText(value))
  return texts.find((words) => words !== null) ?? null
}

/** One field a name, with the values of all merchants that have it. */
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

/** Looks in `result`, in its `product` and in each merchant, in this order; `documented` names the fields that are no extras. */
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
