import { useId, type ReactNode } from 'react'
import styles from './SettingRow.module.css'

type Props = {
  label: ReactNode
  /** Why one would change it, or what it does now. */
  reason?: ReactNode
  /** What changes it, with a name of its own for screen readers. */
  children: ReactNode
}

/** One setting of a panel: its name and reason, and the control at the end. */
export function SettingRow({ label, reason, children }: Props) {
  const id = useId()
  return (
    // The control has a name of its own; who comes to it by Tab is told the reason.
    <fieldset className={styles.row} aria-describedby={reason === undefined ? undefined : id}>
      <div className={styles.words}>
        <span>{label}</span>
        {reason !== undefined && (
          <span id={id} className={styles.reason}>
            {reason}
          </span>
        )}
      </div>
      <div className={styles.control}>{children}</div>
    </fieldset>
  )
}
