import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import type { TraitCell } from './traitGaps.ts'
import styles from './TraitMark.module.css'

/** The mark for whether a record states a value: by shape and text, never by colour alone. */
export function TraitMark({ cell, why }: { cell: TraitCell; why: string | null }) {
  switch (cell) {
    case 'stated':
      return (
        <>
          <i className={styles.dot} aria-hidden="true" />
          <span className={styles.word}>stated</span>
        </>
      )
    case 'omitted':
      return <span className={styles.gap}>missing</span>
    case 'not stated':
      return <EmptyValue what="not stated" />
    case 'unknown':
      return <UnknownMark why={why} />
  }
}

/** The mark of a record without known attributes: empty while it is loading, a question mark when it failed. */
export function UnknownMark({ why }: { why: string | null }) {
  if (why === 'requesting') return <span className="vh">loading</span>
  return (
    <span title={why ?? undefined}>
      <span aria-hidden="true">?</span>
      <span className="vh">{`not known: ${why ?? 'no answer'}`}</span>
    </span>
  )
}
