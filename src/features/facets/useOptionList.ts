import { useDeferredValue, useState } from 'react'
import { visibleOptions, type Option } from './visibleOptions.ts'

/** How many more values are shown at a time in a long facet, so that 5,000 values stay quick. */
const STEP = 100

/** Which values of a facet are on screen: the first few, a hundred more with each click, or what a search in it finds. */
export function useOptionList<One extends Option>(options: readonly One[], few: number) {
  const [limit, setLimit] = useState(few)
  const [find, setFind] = useState<string | null>(null)
  const wanted = useDeferredValue(find ?? '')
  const { visible, hidden } = visibleOptions(options, {
    limit: wanted === '' ? limit : Math.max(limit, STEP),
    find: wanted,
  })
  return {
    visible,
    hidden,
    /** How many values the next click adds. */
    next: Math.min(hidden, STEP),
    expanded: limit > few && wanted === '',
    showMore: () => setLimit(Math.max(limit, wanted === '' ? limit : STEP) + STEP),
    showFewer: () => setLimit(few),
    /** The text in the facet’s search field; null while it is closed. */
    find,
    setFind,
    searchable: options.length > few,
  }
}

export type OptionList = ReturnType<typeof useOptionList>
