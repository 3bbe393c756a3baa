import { Missing } from '../../ui/Missing.tsx'
import styles from './TraitKey.module.css'
import { TraitMark } from './TraitMark.tsx'

/** What the marks of the grid mean. */
export function TraitKey({ hasMine }: { hasMine: boolean }) {
  return (
    <p className={styles.key}>
      <span>
        <TraitMark cell="stated" why={null} />
      </span>
      {hasMine && (
        <span>
          <TraitMark cell="omitted" why={null} /> others state it, yours does not
        </span>
      )}
      <span>
        <Missing what="not stated" shown />
      </span>
      <span>? not known</span>
      <span>Same words only: “Soft” and “Soft from first wear” count as two.</span>
    </p>
  )
}
