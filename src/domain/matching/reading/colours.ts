/** Finds the colours in a sequence of words, and the words that remain. */
import {
  COLOURS,
  coloursInCompound,
  FINISHES,
  MODIFIERS,
  type Colour,
} from '@/domain/matching/words/colours.ts'
import type { Token } from './tokens.ts'

/** A colour as stated in a title. */
export type ColourMention = Omit<Colour, 'isAmbiguous'> & {
  text: string
  /** The range of its tokens, by index; the words before and after it show whether it is part of a name. */
  from: number
  to: number
  /** Whether the word often means something else, so that it also counts as a word of the title. */
  isAmbiguous: boolean
  /** Whether it may not be a colour here: an ambiguous word among others. */
  isUnsure: boolean
}

const LONGEST = 3
/** Words that introduce the name of a colour. */
const LABELS = new Set(
  'colour color farbe couleur kleur colore cor kolor farg farve shade'.split(' '),
)

type Found = { colours: Colour[]; length: number }

function colourAt(tokens: readonly Token[], at: number): Found | null {
  for (let length = LONGEST; length > 1; length -= 1) {
    const words = tokens.slice(at, at + length)
    // A phrase must not go across a comma.
    if (words.length < length || words.slice(1).some(({ startsPart }) => startsPart)) continue
    const colour = COLOURS.get(words.map(({ text }) => text).join(' '))
    if (colour) return { colours: [colour], length }
  }
  const word = tokens[at]?.text ?? ''
  const colour = COLOURS.get(word)
  if (colour) return { colours: [colour], length: 1 }
  const compound = coloursInCompound(word)
  return compound.length > 0 ? { colours: compound, length: 1 } : null
}

/** Whether an ambiguous word is in a position that makes it a colour: between commas, at the end, or after "colour". */
function isInPlace(tokens: readonly Token[], at: number, to: number): boolean {
  const before = tokens[at - 1]
  if (before && LABELS.has(before.text)) return true
  const last = tokens[to - 1]
  return last?.endsPart === true && !last.isCut
}

/** Finds the colours. `rest` are the indexes of tokens that are not only colours; an ambiguous colour also counts as a word. */
export function readColours(tokens: readonly Token[]): {
  mentions: ColourMention[]
  rest: number[]
} {
  const mentions: ColourMention[] = []
  const rest: number[] = []
  let at = 0
  while (at < tokens.length) {
    const modifier = MODIFIERS.get(tokens[at]?.text ?? '')
    const first = modifier === undefined ? null : colourAt(tokens, at + 1)
    const [base] = first?.colours ?? []
    const isShade = base !== undefined && !base.isAmbiguous && !tokens[at + 1]?.startsPart
    const isFinish = FINISHES.has(tokens[at]?.text ?? '') && colourAt(tokens, at + 1) !== null
    const from = isShade ? at + 1 : at
    const found = colourAt(tokens, from)
    if (!found) {
      // Skip a word for the finish, because "heather grey" means grey.
      if (!isFinish) rest.push(at)
      at += 1
      continue
    }
    let to = from + found.length
    const behind = tokens[to]
    const after = behind && !behind.startsPart ? MODIFIERS.get(behind.text) : undefined
    const isLast = after !== undefined && found.colours.every((one) => !one.isAmbiguous)
    // A modifier may follow the colour: "Rosso chiaro" is a light red. But in "white light bulb" it belongs to the next word.
    const takesAfter =
      isLast && !/^(?:light|dark|deep|bright|pale|neon|vivid|baby)$/.test(behind?.text ?? '')
    if (takesAfter) to += 1
    const shade = isShade ? modifier : takesAfter ? after : undefined
    // A word with a full stop may be an abbreviation: "Blue." may mean blueberry.
    const isCut = tokens[to - 1]?.isCut === true
    for (const colour of found.colours) {
      const isAmbiguous = colour.isAmbiguous || isCut
      if (isAmbiguous) rest.push(...tokens.slice(from, to).map((_, index) => from + index))
      mentions.push({
        family: colour.family,
        shade: colour.shade || (shade ?? ''),
        isAmbiguous,
        isUnsure: isAmbiguous && !isInPlace(tokens, from, to),
        text: tokens
          .slice(at, to)
          .map(({ text }) => text)
          .join(' '),
        from: at,
        to,
      })
    }
    at = to
  }
  return { mentions, rest }
}

/** The colours in a field of the record, if every word of the field is a colour; otherwise empty. */
export function coloursOf(tokens: readonly Token[]): ColourMention[] {
  const last = tokens.length - 1
  return readColours(
    tokens.map((token, at) => ({ ...token, endsPart: token.endsPart || at === last })),
  ).mentions
}
