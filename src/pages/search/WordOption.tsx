import { useMemo, type KeyboardEvent } from 'react'
import { formatCount } from '../../lib/format.ts'
import { Swatch } from '../../pictures/Swatch.tsx'
import { Link } from '../../shell/Link.tsx'
import { hasWord } from '../../url/searchState.ts'
import { addWord } from '../../words/names.ts'
import styles from './WordFacet.module.css'
import { useAsked } from './asked.ts'
import { optionKeys } from './optionKeys.ts'

type WordOptionProps = { to: string; word: string; count: number | null; isColour: boolean }

const pressBySpace = (event: KeyboardEvent<HTMLElement>) => optionKeys(event)

/**
 * A word that can be added to the keywords, and taken away by the same press. There are some forty on a page, drawn anew by
 * each search: the plus is drawn by the style and the whole name said by a label, because each element more is felt. A press
 * that is marked draws the one option alone.
 */
export function WordOption(props: WordOptionProps) {
  const isAdded = hasWord(useAsked(), props.word)
  return useMemo(() => drawn(props, isAdded), [props, isAdded])
}

function drawn({ to, word, count, isColour }: WordOptionProps, isAdded: boolean) {
  const figure = count === null ? '' : formatCount(count)
  return (
    <Link
      className={styles.word}
      to={to}
      keepScroll
      onKeyDown={pressBySpace}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a toggle that opens in another tab is a link
      role="button"
      aria-pressed={isAdded}
      aria-label={`${addWord(word)} ${figure}`.trim()}
      draggable={false}
    >
      {isColour && <Swatch colour={word} />}
      <span className={styles.value} dir="auto" title={word}>
        {word}
      </span>{' '}
      {/* The space: names are compared with what is written, in two words. */}
      {count !== null && <span className={styles.count}>{figure}</span>}
    </Link>
  )
}
