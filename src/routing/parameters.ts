/** Reads the parameters of an address one by one and records corrections; no input makes it throw. */
import { formatCount } from '@/lib/numbers/format.ts'
import { foldLetters } from '@/lib/text/spelling.ts'
import type { Correction, Decoded } from './correction.ts'
import { cleanKeywords, cleanValue, cut, quote, wellFormed } from './text.ts'

/** The parameters of the demo (`withDemoCatalog.ts`). Every route accepts them, and no page's state includes them. */
export const DEMO_PARAMETERS = ['demo', 'catalog']

const MOST_CORRECTIONS = 12
/** The last page that an address can name; page × size stays far inside what a service can read. */
export const MOST_PAGE = 1_000_000

type Limits = { most: number; length: number }

export type Parameters = {
  note: (parameter: string, input: string, used: string, reason: string) => void
  /** All values of a repeated parameter, uncleaned, without empty ones. */
  all: (name: string) => string[]
  /** Names of parameters with this prefix; read each separately. */
  namesOf: (prefix: string) => string[]
  /** The value of a single parameter, cleaned as keywords by `keywords` and unchanged by `value`; '' if absent. */
  keywords: (name: string, length: number) => string
  value: (name: string, length: number) => string
  /** The values of a repeated parameter without duplicates; `isKeyword` cleans them as keywords and ignores case and accents. */
  values: (name: string, limits: Limits, isKeyword?: boolean) => string[]
  choice: <Option extends string>(
    name: string,
    options: readonly Option[],
    fallback: Option,
    shown: string,
  ) => Option
  page: () => number
  finish: <S>(state: S) => Decoded<S>
}

export function readParameters(params: URLSearchParams): Parameters {
  const corrections: Correction[] = []
  const known = new Set(DEMO_PARAMETERS)

  const note: Parameters['note'] = (parameter, input, used, reason) => {
    corrections.push({ parameter, input: cut(wellFormed(input), 200), used, reason })
  }

  const all = (name: string) => {
    known.add(name)
    return params.getAll(name).filter((value) => value.trim() !== '')
  }

  const single = (name: string) => {
    const inputs = all(name)
    const [first = ''] = inputs
    if (new Set(inputs).size > 1) {
      note(
        name,
        inputs.join(', '),
        cut(first, 200),
        `${name} is given ${formatCount(inputs.length)} times: using the first, ${quote(first)}`,
      )
    }
    return first
  }

  const noteLength = (name: string, input: string, used: string, length: number) => {
    if (input.trim().length <= length) return
    note(
      name,
      input,
      cut(used, 200),
      `${name} is ${formatCount(input.trim().length)} characters long: using the first ${formatCount(length)}`,
    )
  }

  const cleaned = (name: string, input: string, length: number, isKeyword: boolean) => {
    const used = isKeyword ? cleanKeywords(input, length) : cleanValue(input, length)
    noteLength(name, input, used, length)
    return used
  }

  return {
    note,
    all,
    namesOf: (prefix) => [...new Set(params.keys())].filter((name) => name.startsWith(prefix)),
    keywords: (name, length) => cleaned(name, single(name), length, true),
    value: (name, length) => cleaned(name, single(name), length, false),
    values: (name, { most, length }, isKeyword = false) => {
      const inputs = all(name)
      const texts = inputs.map((text) => cleaned(name, text, length, isKeyword))
      const distinct = distinctValues(texts, isKeyword)
      for (const [i, text] of texts.entries()) {
        if (text !== '' && texts.findIndex((other) => isSame(other, text, isKeyword)) < i) {
          note(name, text, '', `${name} ${quote(text)} is given twice`)
        }
      }
      if (distinct.length > most) {
        const reason = `${formatCount(distinct.length)} values of ${name}: using the first ${most}`
        note(name, String(distinct.length), String(most), reason)
      }
      return distinct.slice(0, most)
    },
    choice: (name, options, fallback, shown) => {
      const input = single(name).trim()
      if (input === '') return fallback
      const chosen = options.find((option) => option.toLowerCase() === input.toLowerCase())
      if (chosen !== undefined) return chosen
      note(name, input, fallback, `${name} ${quote(input)} isn’t available: ${shown}`)
      return fallback
    },
    page: () => {
      const input = single('page').trim()
      if (input === '') return 1
      const page = /^[0-9]{1,9}$/.test(input) ? Number(input) : 0
      if (page >= 1 && page <= MOST_PAGE) return page
      const problem = /^[0-9]*[1-9][0-9]*$/.test(input) ? 'is too high' : 'isn’t a page number'
      note('page', input, '1', `page ${quote(input)} ${problem}: showing page 1`)
      return 1
    },
    finish: (state) => {
      for (const name of new Set(params.keys())) {
        if (known.has(name)) continue
        const reason = `${quote(name)} isn’t a setting of this page: ignored`
        note(cut(name, 200), params.get(name) ?? '', '', reason)
      }
      return { state, corrections: limited(corrections) }
    },
  }
}

function isSame(a: string, b: string, isKeyword: boolean): boolean {
  return isKeyword ? foldLetters(a) === foldLetters(b) : a === b
}

/** The values without empty ones and duplicates; of equal values the first stays. `isKeyword` ignores case and accents. */
export function distinctValues(values: readonly string[], isKeyword = false): string[] {
  const found = new Map<string, string>()
  for (const value of values) {
    const key = isKeyword ? foldLetters(value) : value
    if (value !== '' && !found.has(key)) found.set(key, value)
  }
  return [...found.values()]
}

/** Limits the number of corrections that a page shows. */
function limited(corrections: Correction[]): Correction[] {
  if (corrections.length <= MOST_CORRECTIONS) return corrections
  const more = corrections.length - MOST_CORRECTIONS + 1
  const reason = `${formatCount(more)} more parts of this link were ignored`
  return [
    ...corrections.slice(0, MOST_CORRECTIONS - 1),
    { parameter: '', input: '', used: '', reason },
  ]
}
