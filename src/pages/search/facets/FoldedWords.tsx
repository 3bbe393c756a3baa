import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { facetLabel, orderFacetValues } from '@/api/facets.ts'
import { hasWord } from '@/routing/states/searchState.ts'
import { WordFacet, type WordFacetProps } from './WordFacet.tsx'
import styles from './WordFacet.module.css'

const PREVIEWED = 5
const CHEVRON = <ChevronDown />

/** A facet of words that is folded at first: then it shows its first values or the added ones. */
export function FoldedWords(props: WordFacetProps) {
  const { state, name, values, featured } = props
  const [open, setOpen] = useState(false)
  const ordered = orderFacetValues(name, values, featured).map(([value]) => value)
  const added = ordered.filter((value) => hasWord(state, value))
  const preview = added.length > 0 ? added : ordered.slice(0, PREVIEWED)
  return (
    <details
      className={styles.fold}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <b>{facetLabel(name)}</b>
        <span className={`${styles.preview} ${added.length > 0 ? styles.chosen : ''}`} dir="auto">
          {!open && preview.join(', ')}
        </span>
        {CHEVRON}
      </summary>
      {open && <WordFacet {...props} bare />}
    </details>
  )
}
