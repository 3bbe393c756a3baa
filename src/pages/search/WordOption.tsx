import Check from 'lucide-react/icons/check'
import Plus from 'lucide-react/icons/plus'
import { formatCount } from '../../domain/format.ts'
import { addWord } from '../../domain/names.ts'
import { Link } from '../../parts/Link.tsx'
import { Swatch } from '../../parts/Swatch.tsx'
import { hasWord } from '../../url/searchState.ts'
import { useAsked } from './asked.ts'
import { optionKeys } from './optionKeys.ts'
import styles from './WordFacet.module.css'

type WordOptionProps = { to: string; word: string; count: number | null; isColour: boolean }

const ADD = <Plus />
const ADDED = <Check />

/** A word that can be added to the keywords, and taken away by the same press. */
export function WordOption({ to, word, count, isColour }: WordOptionProps) {
  const isAdded = hasWord(useAsked(), word)
  return (
    <Link
      className={styles.word}
      to={to}
      keepScroll
      onKeyDown={(event) => optionKeys(event)}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a toggle that opens in another tab is a link
      role="button"
      aria-pressed={isAdded}
      draggable={false}
    >
      {isAdded ? ADDED : ADD}
      {isColour && <Swatch colour={word} />}
      <span className="vh">{addWord('').trim()}</span>{' '}
      <span className={styles.value} dir="auto" title={word}>
        {word}
      </span>
      {/* Kept apart for a screen reader, too. */}{' '}
      {count !== null && <span className={styles.count}>{formatCount(count)}</span>}
    </Link>
  )
}
