import { useId, type ReactNode } from 'react'
import styles from './SettingRow.module.css'

type Props = {
  label: ReactNode
  /** Why to change the setting, or its current effect. */
  reason?: ReactNode
  /** The control of the setting, which has an accessible name. */
  children: ReactNode
}

/** One setting of a panel: its name and reason, and the control at the end of the row. */
export function SettingRow({ label, reason, children }: Props) {
  const id = useId()
  return (
    // The control has its own accessible name, so the row only adds the reason as a description, which is read when Tab enters
    // the row.
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
