/** Other products that differ from a listing in one thing only; each is a wrong result for its title. */
import type { Random } from '../changedTitle.ts'
import { COLOURS, WEARERS } from './wordings.ts'

const AXES = ['colour', 'size', 'quantity', 'gender', 'model', 'brand'] as const
type Axis = (typeof AXES)[number]

export type StatedProduct = { text: string; brand: string }
export type Decoy = StatedProduct & { axis: Axis }

type Swap = (text: string, random: Random) => string | null

const pick = <One>(list: readonly One[], random: Random): One | undefined =>
  list[Math.floor(random() * list.length)]

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Matches a word of a title as a whole word. */
export const wordIn = (word: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}(?![\\p{L}\\p{N}])`, 'iu')

const capitals = (text: string) =>
  text.replace(/(^|[ -])(\p{Ll})/gu, (_, before: string, letter: string) =>
    before.concat(letter.toUpperCase()),
  )

/** Here "olive" and "orange" name a fruit and not a colour. */
const NO_COLOUR = /olive oil|orange juice/i

const colour: Swap = (text, random) => {
  if (NO_COLOUR.test(text)) return null
  const found = COLOURS.find(({ english }) => english.some((word) => wordIn(word).test(text)))
  const written = found?.english.find((word) => wordIn(word).test(text))
  const other = pick(
    COLOURS.filter((one) => one !== found),
    random,
  )?.english[0]
  if (written === undefined || other === undefined) return null
  return text.replace(wordIn(written), capitals(other))
}

const gender: Swap = (text, random) => {
  const four = WEARERS.slice(0, 4)
  const found = four.find(({ english }) => english.some((word) => wordIn(word).test(text)))
  const written = found?.english.find((word) => wordIn(word).test(text))
  const place = found ? found.english.indexOf(written ?? '') : -1
  const other = pick(
    four.filter((one) => one !== found),
    random,
  )
  if (written === undefined || !other) return null
  return text.replace(wordIn(written), capitals(other.english[place] ?? ''))
}

const LETTERS = ['XS', 'S', 'M', 'L', 'XL', 'XXL']
const size: Swap = (text, random) => {
  const letter = /(?<=[ ,-] ?|Size )(XS|S|M|L|XL|XXL)$/.exec(text)?.[1]
  if (letter !== undefined) {
    const other = pick(
      LETTERS.filter((one) => one !== letter),
      random,
    )
    return text.replace(/(XS|S|M|L|XL|XXL)$/, other ?? '')
  }
  const step = random() < 0.5 ? -2 : 2
  const changed = text.replace(
    /((?:EU|UK|W|Size) ?)(\d+)/,
    (_, label: string, figure: string) =>
      label + String(Math.max(1, Number(figure) + (Number(figure) < 10 ? 1 : step))),
  )
  if (changed !== text) return changed
  const wide = text.replace(
    /(\d+)( x \d+ cm)/,
    (_, figure: string, rest: string) => String(Number(figure) + 10) + rest,
  )
  return wide === text ? null : wide
}

const MEASURED =
  /(\d+(?:\.\d+)?)( ?(?:fl oz|oz|lb|kg|g|ml|cl|l|liters?|gal|ct|count|pack|bags|caplets|tablets|pieces|washes|GB|W)(?![\p{L}\p{N}])|(?= x \d))/giu
const NET = /^ ?(?:fl oz|oz|lb|kg|g|ml|cl|l|liters?|gal)$/i
const quantity: Swap = (text, random) => {
  const found = [...text.matchAll(MEASURED)]
  const one = pick(found, random)
  if (!one) return null
  const factor = pick([2, 3, 0.5, 1.5], random) ?? 2
  const times = (figure: string) => {
    const other = Number(figure) * factor
    const isWhole = !figure.includes('.') && other >= 1
    return String(isWhole ? Math.round(other) : Number(other.toFixed(2)))
  }
  const [, figure = '', unit = ''] = one
  if (Number(times(figure)) === Number(figure)) return null
  // "10 oz (284 g)" states one quantity twice, so both are changed.
  return text.replace(MEASURED, (whole: string, written: string, other: string, at: number) =>
    at === one.index || (NET.test(unit) && NET.test(other)) ? times(written) + other : whole,
  )
}

const model: Swap = (text, random) => {
  // A number after SPF, a model number, or a word of letters and digits.
  const found = [
    ...text.matchAll(
      /(?<=SPF )\d+|(?<=[a-z] )\d{1,3}(?= (?:Smartphone|Trail|Slim))|(?<![\p{L}\p{N}])(?=[\p{L}\d-]*\p{L})(?=[\p{L}\d-]*\d)[\p{Lu}\d][\p{Lu}\d-]{1,}(?![\p{L}\p{N}])/gu,
    ),
  ].filter(
    ([word]) => !/^(?:W|L|EU|UK)\d+$/.test(word) && !/^\d+(?:ML|L|G|KG|OZ|GB|TB|CT|W)$/i.test(word),
  )
  const one = pick(found, random)
  if (!one) return null
  const [word] = one
  const places = Array.from(word, (letter, at) => (/\d/.test(letter) ? at : -1)).filter(
    (at) => at >= 0,
  )
  const at = pick(places, random) ?? 0
  const digit = (Number(word[at]) % 9) + 1
  const other = word.slice(0, at) + String(digit) + word.slice(at + 1)
  return text.slice(0, one.index) + other + text.slice(one.index + word.length)
}

const SWAPS: Record<Exclude<Axis, 'brand'>, Swap> = { colour, size, quantity, gender, model }

/** Makes one decoy for each attribute that the listing states, and one of another brand. */
export function decoysOf(
  { text, brand }: StatedProduct,
  random: Random,
  brands: readonly string[],
): Decoy[] {
  const decoys: Decoy[] = []
  // Some feeds have a whole title in the brand field.
  const isName = brand !== '' && !/\d/.test(brand) && brand.split(' ').length < 5
  const at = isName ? text.toLowerCase().indexOf(brand.toLowerCase()) : -1
  const named = at < 0 ? '' : text.slice(at, at + brand.length)
  // A colour word in the brand's name does not state a colour.
  const nameless = at < 0 ? text : text.replaceAll(named, '\u0000')
  const withName = (title: string, name: string) => title.replaceAll('\u0000', name)
  for (const axis of AXES) {
    if (axis === 'brand') {
      const key = brand.toLowerCase()
      const other = pick(
        brands.filter(
          (one) =>
            !/\d/.test(one) &&
            one.split(' ').length < 5 &&
            !one.toLowerCase().includes(key) &&
            !key.includes(one.toLowerCase()),
        ),
        random,
      )
      if (at < 0 || other === undefined) continue
      decoys.push({ axis, text: withName(nameless, other), brand: other })
    } else {
      const changed = SWAPS[axis](nameless, random)
      if (changed !== null && changed !== nameless) {
        decoys.push({ axis, text: withName(changed, named), brand })
      }
    }
  }
  return decoys
}
