import styles from './PlotLegend.module.css'

/** What the marks of the dot plot mean. */
export function PlotLegend() {
  return (
    <ul className={styles.legend} aria-label="Marks of the dot plot">
      <li className={styles.below}>below median</li>
      <li className={styles.above}>above median</li>
      <li className={styles.equal}>median</li>
      <li className={styles.mrp}>MRP</li>
    </ul>
  )
}
