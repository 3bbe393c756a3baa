/** Splits a sentence by language: the words are English, but formatted figures and dates are in the user’s language. */
import { formatPrice } from './format.ts'
import { formatDay, formatTime, formatWhen, formatWhenShort } from './formatTimes.ts'
import { language } from './language.ts'

const TIMES = [
  (at: number) => formatWhen(at, { seconds: true }),
  formatWhen,
  formatWhenShort,
  (at: number) => formatDay(at, { year: true }),
  formatDay,
  (at: number) => formatTime(at, { seconds: true }),
  formatTime,
] as const

const literally = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

/** Patterns of dates and times, from one date per month; longer patterns precede their prefixes. */
function timeShapes(): string[] {
  const moments = Array.from({ length: 12 }, (_, month) =>
    new Date(2035, month, 28, 23, 46, 59).getTime(),
  )
  return TIMES.flatMap((write) =>
    moments.map((at) =>
      literally(write(at))
        .replace('2035', String.raw`\d{4}`)
        .replace('28', String.raw`\d{1,2}`)
        .replaceAll(/23|46|59/g, String.raw`\d{2}`),
    ),
  )
}

/** The signs that separate thousands and decimals in the user’s language. */
const signs = () => formatPrice(12345.5).match(/\D/g) ?? []

/** Patterns of figures that would be read differently in English, such as "1.299". */
function figureShapes(): string[] {
  const [group = '', point = ''] = signs().map(literally)
  if (group === ',') return []
  const [digits, more] = [String.raw`\d`, String.raw`\d{3}`]
  return [
    `${digits}{1,3}(?:${group}${more})+(?:${point}${digits}+)?`,
    ...(point === literally('.') ? [] : [`${digits}+${point}${digits}+`]),
  ]
}

const shapes = new Map<string, RegExp>()

function shapeOf(lang: string): RegExp {
  const known = shapes.get(lang)
  if (known) return known
  const all = [...new Set([...timeShapes(), ...figureShapes()])].join('|')
  const made = new RegExp(String.raw`((?<![\d.,:-])(?:${all})(?![\d:]))`, 'u')
  shapes.set(lang, made)
  return made
}

/** Splits a sentence where the language changes, so that screen readers pronounce each part correctly. */
export function inLanguages(text: string): { words: string; lang?: string }[] {
  const lang = language()
  if (/^en\b/.test(lang)) return [{ words: text }]
  return text
    .split(shapeOf(lang))
    .map((words, at) => (at % 2 === 0 ? { words } : { words, lang }))
    .filter(({ words }) => words !== '')
}
