import { useMemo } from 'react'
import { formatCount } from '../../lib/format.ts'
import { Link } from '../../shell/Link.tsx'
import { classes } from '../../ui/classes.ts'
import { cssVars } from '../../ui/cssVars.ts'
import { paths } from '../../url/paths.ts'
import type { SearchState } from '../../url/searchState.ts'
import styles from './FilterFacet.module.css'
import { useAsked } from './asked.ts'

const DOT = <span className={styles.dot} />
const NO_DOT = <span />

type FilterOptionProps = {
  /** A link alone is "Any" of a group of checkboxes: it empties the group and has no box of its own. */
  role: 'radio' | 'checkbox' | 'link'
  name: 'merchant' | 'brand'
  /** Null for "Any". */
  value: string | null
  text: string
  /** One of several spellings under a heading. */
  isOfGroup?: boolean
  count?: number | null
  /** Its count as a share of the highest. */
  share?: number
  next: SearchState
  /** Why it cannot be pressed; it stays a link that leads nowhere, so that it keeps the focus. */
  refusal?: string | undefined
}

/** One choice of a filter, as a real link: it can be opened in another tab. A press that is marked draws the one alone. */
export function FilterOption(props: FilterOptionProps) {
  const { role, name, value } = props
  const asked = useAsked()[name]
  const isChosen =
    value === null
      ? asked.length === 0
      : (role === 'radio' ? asked.slice(0, 1) : asked).includes(value)
  return useMemo(() => drawn(props, isChosen), [props, isChosen])
}

function drawn(props: FilterOptionProps, isChosen: boolean) {
  const { role, text, isOfGroup = false, count = null, share = 0, next, refusal } = props
  return (
    <Link
      className={classes(styles.option, isOfGroup && styles.spelling)}
      to={paths.search(next)}
      keepScroll
      {...(role === 'link'
        ? { 'aria-current': isChosen || undefined }
        : { role, 'aria-checked': isChosen })}
      // In a group of radio buttons Tab stops at the chosen one.
      tabIndex={role !== 'radio' || isChosen ? 0 : -1}
      style={cssVars({ '--share': share })}
      draggable={false}
      {...(refusal !== undefined && {
        'aria-disabled': true,
        onClick: (event) => event.preventDefault(),
      })}
    >
      {role === 'link' ? NO_DOT : DOT}
      <span className={styles.value} dir="auto" title={refusal ?? text}>
        {text}
      </span>
      {/* Kept apart for a screen reader, too. */}{' '}
      {count !== null && <span className={styles.count}>{formatCount(count)}</span>}
    </Link>
  )
}
