/** Decides which of many options are on screen: by a limit and a search, and always the chosen ones. */
import { foldText } from '@/lib/text/spelling.ts'

export type Option = {
  value: string
  chosen: boolean
  /** Further texts of the option that the search matches. */
  spellings?: readonly string[]
}

/**
 * The first `limit` of the options that contain `find` (of all options if it is blank), followed by the chosen options beyond
 * them. `hidden` is the number of matching options that are not visible.
 */
export function visibleOptions<One extends Option>(
  options: readonly One[],
  { limit, find }: { limit: number; find: string },
): { visible: One[]; hidden: number } {
  const wanted = foldText(find.trim())
  const found =
    wanted === ''
      ? options
      : options.filter(({ value, spellings = [] }) =>
          [value, ...spellings].some((text) => foldText(text).includes(wanted)),
        )
  const first = found.slice(0, limit)
  const shown = new Set(first)
  const chosen = options.filter((option) => option.chosen && !shown.has(option))
  return {
    visible: [...first, ...chosen],
    hidden: found.length - first.length - chosen.filter((option) => found.includes(option)).length,
  }
}
