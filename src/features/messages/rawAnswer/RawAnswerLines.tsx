import ChevronRight from 'lucide-react/icons/chevron-right'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { rem } from '@/components/ui/browser/textScale.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { TextField } from '@/components/ui/fields/TextField.tsx'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'
import { findLines, foldableLines, shownLines, unfoldedAround, type RawLine } from './rawLines.ts'
import { LINE_HEIGHT, lineHeight, useLineWindow } from './useLineWindow.ts'
import styles from './RawAnswer.module.css'

/** The answer in indented lines, with search and folding. If it is long, only the lines in view are in the DOM. */
export function RawAnswerLines({ lines }: { lines: readonly RawLine[] }) {
  const scroller = useRef<HTMLDivElement>(null)
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set())
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState(0)
  const shown = useMemo(() => shownLines(lines, folded), [lines, folded])
  const found = useMemo(() => findLines(lines, words), [lines, words])
  const foundSet = useMemo(() => new Set(found), [found])
  const { first, last, onScroll } = useLineWindow(shown.length)
  const current = found[chosen] ?? null
  const some = folded.size > 0

  useEffect(() => {
    const index = current === null ? -1 : shown.indexOf(current)
    const box = scroller.current
    if (index < 0 || !box) return
    const line = lineHeight()
    const top = index * line
    const isInView = top >= box.scrollTop && top < box.scrollTop + box.clientHeight - line
    if (!isInView) box.scrollTop = Math.max(0, top - box.clientHeight / 3)
  }, [current, shown])

  const choose = (places: readonly number[], next: number) => {
    setChosen(next)
    const target = places[next]
    if (target !== undefined) setFolded(unfoldedAround(lines, folded, target))
  }
  const search = (text: string) => {
    setWords(text)
    const places = findLines(lines, text)
    choose(places, 0)
    if (text.trim() !== '') announce(`${formatCount(places.length)} lines found`)
  }
  const step = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || found.length === 0) return
    event.preventDefault()
    choose(found, (chosen + (event.shiftKey ? -1 : 1) + found.length) % found.length)
  }
  const toggle = (at: number) => {
    const next = new Set(folded)
    if (!next.delete(at)) next.add(at)
    setFolded(next)
  }
  return (
    <>
      <div className={styles.tools}>
        <TextField
          label="Find a key or value"
          hideLabel
          placeholder="Find a key or value"
          size="s"
          value={words}
          onChange={search}
          onClear={() => search('')}
          onKeyDown={step}
          className={styles.find ?? ''}
        />
        {words.trim() !== '' && (
          <span className={styles.meta} title="Enter: next, Shift+Enter: previous">
            {found.length === 0
              ? 'none'
              : `${formatCount(chosen + 1)} of ${formatCount(found.length)}`}
          </span>
        )}
        <Button
          variant="quiet"
          size="s"
          className={styles.fold ?? ''}
          onClick={() => setFolded(some ? new Set() : foldableLines(lines))}
        >
          {some ? 'Expand all' : 'Collapse all'}
        </Button>
      </div>
      {/* The lines scroll in this box, by keyboard too. */}
      <section
        ref={scroller}
        className={styles.lines}
        aria-label="Response, formatted"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the lines scroll, by keyboard, too
        tabIndex={0}
        translate="no"
        onScroll={onScroll}
      >
        <div
          className={styles.all}
          style={{
            blockSize: rem(shown.length * LINE_HEIGHT),
            paddingBlockStart: rem(first * LINE_HEIGHT),
          }}
        >
          {shown.slice(first, last).map((at) => {
            const line = lines[at]
            return (
              line && (
                <RawAnswerLine
                  key={at}
                  line={line}
                  number={at + 1}
                  closing={lines[line.close] ?? null}
                  isFolded={folded.has(at)}
                  isFound={foundSet.has(at)}
                  isCurrent={at === current}
                  onToggle={() => toggle(at)}
                />
              )
            )
          })}
        </div>
      </section>
    </>
  )
}

/**
 * How many characters of a line are shown: a line of a megabyte would stop the browser, and the text as received has the rest.
 */
const MOST_SHOWN = 2000

type Props = {
  line: RawLine
  number: number
  /** The line that closes an opening one; null for other lines. */
  closing: RawLine | null
  isFolded: boolean
  isFound: boolean
  isCurrent: boolean
  onToggle: () => void
}

function sizeInWords({ value, size }: RawLine): string {
  if (value === '[') return plural(size, 'item')
  return plural(size, 'entry', 'entries')
}

function RawAnswerLine(props: Props) {
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
      {isFolded && closing && ` … ${closing.value}`}
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
