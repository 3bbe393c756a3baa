/** States in one sentence how a figure of a collection moved over its versions. */
import type { Sentence } from '@/lib/text/sentence.ts'

type Options = {
  /** The name of the figure at the start of the sentence: "Your price index", "The median price". */
  what: string
  /** The figure at each version, oldest first; null where a version has none. */
  values: readonly (number | null)[]
  /** The date of each version, as text. */
  days: readonly string[]
  write: (value: number) => string
}

/**
 * The sentence: "Your price index rose from 103.6 on 3 Nov to 108.1 on 24 Nov." Null if fewer than two versions have the figure.
 */
export function historySentence({ what, values, days, write }: Options): Sentence | null {
  const known = values.flatMap((value, place) => (value === null ? [] : [{ value, index: place }]))
  const [first, last] = [known[0], known.at(-1)]
  if (!first || !last || first === last) return null
  const [from, to] = [write(first.value), write(last.value)]
  const [since, until] = [days[first.index] ?? '', days[last.index] ?? '']
  // Values whose text is the same count as unchanged.
  if (from === to) {
    return {
      before: `${what} is `,
      conclusion: `${to}, as on ${since}`,
      after: '.',
    }
  }
  const moved = last.value > first.value ? 'rose' : 'fell'
  return {
    before: `${what} ${moved} from `,
    conclusion: `${from} on ${since} to ${to} on ${until}`,
    after: '.',
  }
}
