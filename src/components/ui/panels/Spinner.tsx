import styles from './Spinner.module.css'

type SpinnerProps = {
  /** What is in progress, such as "Loading rows 51–100 of 4,213". */
  label: string
  hideLabel?: boolean
}

export function Spinner({ label, hideLabel = false }: SpinnerProps) {
  return (
    <span className={styles.spinner}>
      <i className={styles.ring} aria-hidden="true" />
      <span className={hideLabel ? 'vh' : undefined}>{label}</span>
    </span>
  )
}
