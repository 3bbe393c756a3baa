import styles from './DemoBadge.module.css'

/** On every page in demo mode: what is shown is invented. */
export function DemoBadge() {
  return (
    <span
      className={styles.demo}
      title="Invented data, made on this machine. No request leaves it."
    >
      Demo data
    </span>
  )
}
