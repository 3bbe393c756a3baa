import styles from './FnMark.module.css'

/** ƒ: the figure is worked out here, not received. */
export function FnMark() {
  return (
    <>
      <i className={styles.mark} aria-hidden="true">
        ƒ
      </i>
      <span className="vh">, worked out here</span>
    </>
  )
}
