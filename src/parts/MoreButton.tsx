import { formatCount } from '../domain/format.ts'
import { moreOf } from '../domain/names.ts'
import { Button } from '../ui/Button.tsx'
import type { OptionList } from './useOptionList.ts'

type MoreButtonProps = { label: string; list: OptionList; className?: string }

/** "210 more", then "Fewer" in the same place, so that the focus stays. */
export function MoreButton({ label, list, className = '' }: MoreButtonProps) {
  const { hidden, next, expanded, showMore, showFewer } = list
  if (hidden === 0 && !expanded) return null
  const text =
    next < hidden ? `${next} more of ${formatCount(hidden)}` : `${formatCount(hidden)} more`
  return (
    <div className={className}>
      <Button variant="link" size="s" onClick={hidden > 0 ? showMore : showFewer}>
        {hidden > 0 && <span className="vh">{moreOf(label)}: </span>}
        {hidden > 0 ? text : 'Fewer'}
        {hidden === 0 && <span className="vh"> of {label.toLowerCase()}</span>}
      </Button>
      {hidden > 0 && expanded && (
        <Button variant="link" size="s" onClick={showFewer}>
          Fewer<span className="vh"> of {label.toLowerCase()}</span>
        </Button>
      )}
    </div>
  )
}
