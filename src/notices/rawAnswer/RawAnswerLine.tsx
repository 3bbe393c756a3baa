import ChevronRight from 'lucide-react/icons/chevron-right'
import { formatCount } from '../../lib/format.ts'
import { classes } from '../../ui/classes.ts'
import styles from './RawAnswer.module.css'
import type { RawLine } from './rawLines.ts'

/** A line of a megabyte would stop the browser; the rest stands in the text as received. */
const MOST_SHOWN = 2000

type Props = {
  line: RawLine
  number: number
  /** The closing line of an opening one. */
  closing: RawLine | null
  isFolded: boolean
  isFound: boolean
  isCurrent: boolean
  onToggle: () => void
}

function sizeInWords({ value, size }: RawLine): string {
  if (value === '[') return size === 1 ? '1 item' : `${formatCount(size)} items`
  return size === 1 ? '1 entry' : `${formatCount(size)} entries`
}

export function RawAnswerLine(props: Props) {
  const { line, number, closing, isFolded, isFound, isCurrent, onToggle } = props
  const { kind, value, key, depth, comma } = line
  const cut = value.length > MOST_SHOWN
  const opens = kind === 'open'
  return (
    <div
      className={classes(styles.line, isFound && styles.found, isCurrent && styles.current)}
      data-number={number}
      aria-current={isCurrent || undefined}
    >
      {opens && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={!isFolded}
          aria-label={`${key ?? 'List or map'} in line ${number}, ${sizeInWords(line)}`}
          onClick={onToggle}
        >
          <ChevronRight />
        </button>
      )}
      {'  '.repeat(Math.min(depth, 100))}
      {key !== null && <span>{key}: </span>}
      <span className={styles[kind]}>{cut ? value.slice(0, MOST_SHOWN) : value}</span>
      {isFolded && closing && <span className={styles.open}>{` … ${closing.value}`}</span>}
      {(isFolded ? closing?.comma : comma) && ','}
      {cut && (
        <span className={styles.aside}>
          {`  // ${formatCount(value.length - MOST_SHOWN)} more characters: see “As received”`}
        </span>
      )}
      {opens && <span className={styles.aside}>{`  // ${sizeInWords(line)}`}</span>}
    </div>
  )
}
