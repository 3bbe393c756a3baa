import type { ReactNode } from 'react'
import { formatCount } from '../../lib/numbers/format.ts'
import { Link } from '../../shell/Link.tsx'
import { Panel } from '../../ui/panels/Panel.tsx'
import { paths } from '../../url/paths.ts'
import { START } from '../../words/startNames.ts'
import styles from './KeptPanel.module.css'

type Props = {
  title: string
  meta?: string
  actions?: ReactNode
  /** Says that the browser's storage could not be read. */
  isUnreadable: boolean
  /** Kept entries that cannot be read, and are not among those shown. */
  damaged: number
  /** Nothing is kept yet, or that is not known yet. */
  isEmpty: boolean
  className?: string | undefined
  children?: ReactNode
}

/** One kind of what is kept in this browser; nothing where none of it is. */
export function KeptPanel({
  title,
  meta,
  actions,
  isUnreadable,
  damaged,
  isEmpty,
  className,
  children,
}: Props) {
  if (isEmpty && !isUnreadable && damaged === 0) return null
  return (
    <Panel title={title} meta={meta} actions={actions} className={className}>
      {isUnreadable && (
        <p className={styles.words}>The browser’s storage doesn’t respond. Reload the page.</p>
      )}
      <ul className={styles.rows}>{children}</ul>
      {damaged > 0 && (
        <p className={styles.words}>
          {damaged === 1 ? '1 entry is' : `${formatCount(damaged)} entries are`} damaged and not
          shown. <Link to={paths.settings('stored')}>{START.stored}</Link>
        </p>
      )}
    </Panel>
  )
}
