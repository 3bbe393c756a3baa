import styles from './PlotLegend.module.css'

/** What the marks of the dot plot mean. */
export function PlotLegend({ referenceLabel }: { referenceLabel: string }) {
  return (
    <ul className={styles.legend} aria-label="Marks of the dot plot">
      <li className={styles.below}>below</li>
      <li className={styles.above}>above</li>
      <li className={styles.equal}>{referenceLabel}</li>
      <li className={styles.mrp}>MRP</li>
    </ul>
  )
}
