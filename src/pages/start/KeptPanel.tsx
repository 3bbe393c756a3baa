import type { ReactNode } from 'react'
import { Panel } from '../../ui/Panel.tsx'
import styles from './KeptPanel.module.css'

type Props = {
  title: string
  meta?: string
  actions?: ReactNode
  /** Says that the browser's storage could not be read. */
  isUnreadable: boolean
  /** What stands here where nothing is kept yet; null where something is, or where that is not known yet. */
  none: string | null
  className?: string | undefined
  children?: ReactNode
}

/** One kind of what is kept in this browser, or how to come by the first of it. */
export function KeptPanel({
  title,
  meta,
  actions,
  isUnreadable,
  none,
  className,
  children,
}: Props) {
  return (
    <Panel title={title} meta={meta} actions={actions} className={className}>
      {isUnreadable && (
        <p className={styles.words}>The browser’s storage does not answer: load the page again.</p>
      )}
      {none !== null && !isUnreadable && <p className={styles.words}>{none}</p>}
      <ul className={styles.rows}>{children}</ul>
    </Panel>
  )
}
