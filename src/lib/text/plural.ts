/**
 * Words that follow a count. English has one form for exactly 1 and another for every other number, 0 and 1.5 included.
 * @see https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html#en
 */
import { formatCount } from '@/lib/numbers/format.ts'

/** A count and its words: "1 row", "1,200 rows". Pass `several` if it isn’t `one` plus an s: "2 matches", "2 rows are". */
export function plural(count: number, one: string, several?: string): string {
  return `${formatCount(count)} ${pluralForm(count, one, several)}`
}

/** Only the words: "row", "rows"; "is", "are". */
export function pluralForm(count: number, one: string, several = `${one}s`): string {
  return count === 1 ? one : several
}
