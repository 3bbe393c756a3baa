/** Finds the commands that match a text: all its words must occur, in any order, also as parts of words. */
import { foldLetters, foldText, searchWords } from '@/lib/text/spelling.ts'

export type Findable = {
  group: string
  text: string
  /** More words about the command, which match too, but rank after those of its name. */
  detail?: string | undefined
}

/** The words of a text; "Own-price" is two. */
const wordsOf = (text: string) => foldLetters(text).split(/[^\p{L}\p{N}\p{M}]+/u)

/** How well a command matches: 3 if its name begins with the words, down to 0; -1 if a word doesn’t occur at all. */
function fitOf({ group, text, detail = '' }: Findable, words: readonly string[]): number {
  const name = foldText(text)
  const all = `${name} ${foldText(detail)} ${foldText(group)}`
  if (!words.every((word) => all.includes(word))) return -1
  if (name.startsWith(words.join(' '))) return 3
  if (!words.every((word) => name.includes(word))) return 0
  const begins = (word: string) => wordsOf(text).some((own) => own.startsWith(word))
  return words.every(begins) ? 2 : 1
}

/** The matching commands, the best group first and its best command first; in the given order if they match equally. */
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
