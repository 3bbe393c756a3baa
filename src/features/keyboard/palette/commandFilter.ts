/** Which commands a text requests: its words in any order, each the beginning of a word or a part of one. */
import { foldLetters, foldText, searchWords } from '@/lib/text/spelling.ts'

export type Findable = {
  group: string
  text: string
  /** What is known of it beside its name: words in it find it, too, after those of names. */
  detail?: string | undefined
}

/** Of "Own-price" both words. */
const wordsOf = (text: string) => foldLetters(text).split(/[^\p{L}\p{N}\p{M}]+/u)

/** How well it fits: from 3, where the name begins so, to 0; -1 where a word is not in it at all. */
function fitOf({ group, text, detail = '' }: Findable, words: readonly string[]): number {
  const name = foldText(text)
  const all = `${name} ${foldText(detail)} ${foldText(group)}`
  if (!words.every((word) => all.includes(word))) return -1
  if (name.startsWith(words.join(' '))) return 3
  if (!words.every((word) => name.includes(word))) return 0
  const begins = (word: string) => wordsOf(text).some((own) => own.startsWith(word))
  return words.every(begins) ? 2 : 1
}

/** Those that fit, the best group first and in it the best one; in the order given where they fit alike. */
export function matchingCommands<Command extends Findable>(
  commands: readonly Command[],
  text: string,
): Command[] {
  const words = searchWords(text)
  if (words.length === 0) return [...commands]
  const fitting = commands
    .map((command) => ({ command, fit: fitOf(command, words) }))
    .filter(({ fit }) => fit >= 0)
  const best = new Map<string, number>()
  for (const { command, fit } of fitting) {
    best.set(command.group, Math.max(fit, best.get(command.group) ?? 0))
  }
  const groups = [...best.keys()].toSorted((a, b) => (best.get(b) ?? 0) - (best.get(a) ?? 0))
  return groups.flatMap((group) =>
    fitting
      .filter(({ command }) => command.group === group)
      .toSorted((a, b) => b.fit - a.fit)
      .map(({ command }) => command),
  )
}
