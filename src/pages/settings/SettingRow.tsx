import { useId, type ReactNode } from 'react'
import styles from './SettingRow.module.css'

type Props = {
  label: ReactNode
  /** Why to change it, or its current effect. */
  reason?: ReactNode
  /** The control, with an accessible name. */
  children: ReactNode
}

/** One setting of a panel: its name and reason, and the control at the end. */
export function SettingRow({ label, reason, children }: Props) {
  const id = useId()
  return (
    // The control has an accessible name; the reason is read when it gets the focus by Tab.
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
