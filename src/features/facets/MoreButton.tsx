import type { MouseEvent } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { formatCount, inSentence } from '@/lib/numbers/format.ts'
import { leastInWords } from '@/words/leastInWords.ts'
import { moreOf } from '@/words/names.ts'
import type { OptionList } from './useOptionList.ts'

type MoreButtonProps = {
  label: string
  list: OptionList
  /** Whether the list is known to have every value; otherwise the rest of it is counted as “at least” so many. */
  isComplete?: boolean
  className?: string
}

/** Wraps a click handler: after a click by keyboard, it scrolls the focused button into view if the changed list has moved it. */
const scrollIntoViewAfter =
  (act: () => void) =>
  ({ currentTarget, detail }: MouseEvent<HTMLElement>) => {
    act()
    if (detail === 0)
      requestAnimationFrame(() => currentTarget.scrollIntoView({ block: 'nearest' }))
  }

/**
 * The button of a long facet: "100 more of at least 4,996", "210 more", then "Fewer" in the same place, so that the focus stays.
 */
export function MoreButton({ label, list, isComplete = true, className = '' }: MoreButtonProps) {
  const { hidden, next, expanded, showMore, showFewer } = list
  if (hidden === 0 && !expanded) return null
  const text =
    next < hidden
      ? `${next} more of ${leastInWords(hidden, isComplete)}`
      : `${formatCount(hidden)} more`
  return (
    <div className={className}>
      <Button
        variant="link"
        size="s"
        onClick={scrollIntoViewAfter(hidden > 0 ? showMore : showFewer)}
      >
        {hidden > 0 && <span className="vh">{moreOf(label)}: </span>}
        {hidden > 0 ? text : 'Fewer'}
        {hidden === 0 && <span className="vh"> of {inSentence(label)}</span>}
      </Button>
      {hidden > 0 && expanded && (
        <Button variant="link" size="s" onClick={scrollIntoViewAfter(showFewer)}>
          Fewer<span className="vh"> of {inSentence(label)}</span>
        </Button>
      )}
    </div>
  )
}
