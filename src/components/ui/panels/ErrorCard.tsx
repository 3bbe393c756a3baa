import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { isShown } from '@/components/ui/browser/isShown.ts'
import { classes } from '@/components/ui/styles/classes.ts'
import { NAMES } from '@/words/names.ts'
import styles from './ErrorCard.module.css'

type ErrorCardProps = Omit<ComponentProps<'div'>, 'title' | 'role'> & {
  /** What failed, and where: one sentence. */
  title: ReactNode
  icon?: ReactNode
  /** The one control that mends it. */
  action?: ReactNode
  /** The request and the response, or the error as the browser words it; closed until it is opened. */
  details?: ReactNode
  /** The card speaks when it appears, because a click has caused it. */
  isAlert?: boolean
}

/**
 * The one look of an error: what failed, what is safe and what comes next (`children`), one action, and the details. Without
 * `isAlert` it doesn't announce itself: the part that draws it does.
 */
export function ErrorCard(props: ErrorCardProps) {
  const { title, icon, action, details, isAlert = false, className, children, ...rest } = props
  const id = useId()
  return (
    <div
      {...rest}
      data-notice
      {...(isAlert ? { role: 'alert' } : { role: 'group', 'aria-labelledby': id })}
      className={classes(styles.card, className)}
    >
      {icon ?? <TriangleAlert />}
      <div className={styles.body}>
        <div>
          <b id={id} className={styles.title}>
            {title}
          </b>{' '}
          {children}
        </div>
        {isShown(details) && (
          <details className={styles.details}>
            <summary>{NAMES.details}</summary>
            {details}
          </details>
        )}
      </div>
      {isShown(action) && <div className={styles.action}>{action}</div>}
    </div>
  )
}
