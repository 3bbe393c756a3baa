/** Reads sizes in letters and words: XS, 2XL, S/M, Medium, "US Large", "M (38-40)". */
import { isSizeWord, systemOf, type SizeParts } from './sizeParts.ts'
import { LETTERS, OTHER_LETTERS, SIZE_LABELS, SYSTEMS, WEARERS } from './sizeWords.ts'

/** How much larger a size for tall people is, in steps between sizes. */
const TALL = 0.25

/** The size in steps from M = 0: XS is −2, 2XL is 3; null for anything else. `isWhole`: the text is the whole size. */
function letterSteps(text: string, isWhole: boolean): number | null {
  const size = text
    .replace(/(?:extra|ekstra|double)[\s-]*/g, 'x')
    .replace(/triple[\s-]*/g, 'xx')
    .replace(/[\s.-]+|\+$/g, '')
  const other = OTHER_LETTERS.get(size)
  if (other !== undefined && isWhole) return other
  const parts = /^(?:(\d{1,2})x|(x{0,12}))(\p{L}*)$/u.exec(size)
  if (parts === null) return null
  const [, times, crosses = '', name = ''] = parts
  const extra = times === undefined ? crosses.length : Number(times)
  if (name === '') return times !== undefined && isWhole ? 1 + extra : null
  // In Japan, SS and LL mean XS and XL.
  if (extra === 0 && /^(?:s{2,4}|l{2,4})$/.test(name)) {
    return name.startsWith('s') ? -name.length : name.length
  }
  // LT means L for tall people.
  const tall = /^[sml]t$/.test(name) ? TALL : 0
  const letter = LETTERS.get(tall > 0 ? name.charAt(0) : name)
  if (letter === undefined || (!isWhole && (name === 'p' || name === 'g'))) return null
  if (letter === 'M') return extra === 0 ? tall : null
  return (letter === 'S' ? -1 - extra : 1 + extra) + tall
}

/** Reads "XL", "S/M", "US Large", "M (38-40)", "XL Tall"; null for a text that does not begin with a letter size. */
export function readLetters(plain: string): SizeParts | null {
  const whole = plain.replace(/\s*[([].*$/, '')
  const words = whole.split(/ +|(?<=\p{L}): */u).filter((word) => word !== '')
  const first = words.findIndex((word) => {
    const bare = word.replace(/[.:']/g, '')
    return !(isSizeWord(bare) || SIZE_LABELS.has(bare) || SYSTEMS.has(bare) || WEARERS.has(bare))
  })
  if (first < 0) return null
  const system = systemOf(words.slice(0, first).join(' '))
  const size = words.slice(first).join(' ')
  const made = (...figures: number[]): SizeParts => ({ kind: 'letters', system, figures })
  const alone = letterSteps(size, true)
  if (alone !== null) return made(alone, alone)
  for (const { index, 0: between } of size.matchAll(/ *[-/] *| (?:to|bis|à|a|do|till) /g)) {
    const low = letterSteps(size.slice(0, index), true)
    const high = letterSteps(size.slice(index + between.length), true)
    if (low !== null && high !== null) return made(low, high)
  }
  // "L 32" is a length.
  if (/^\p{L} \d/u.test(size)) return null
  const parts = size.split(/ *[/,] *| +/)
  for (let count = Math.min(3, parts.length - 1); count > 0; count -= 1) {
    const steps = letterSteps(parts.slice(0, count).join(' '), false)
    if (steps !== null) return made(steps, steps)
  }
  return null
}
