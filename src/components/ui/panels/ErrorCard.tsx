import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { isShown } from '@/components/ui/browser/isShown.ts'
import { classes } from '@/components/ui/styles/classes.ts'
import { NAMES } from '@/words/names.ts'
import styles from './ErrorCard.module.css'

type ErrorCardProps = Omit<ComponentProps<'div'>, 'title' | 'role'> & {
  /** What failed, and where, as one sentence. */
  title: ReactNode
  icon?: ReactNode
  /** The one control that solves the problem. */
  action?: ReactNode
  /** The request and the response, or the browser’s error text; collapsed at first. */
  details?: ReactNode
  /** Announces the card when it appears, because the user’s click caused it. */
  isAlert?: boolean
}

/**
 * The card for all errors: what failed, what is safe and what comes next (`children`), one action, and the details. Without
 * `isAlert` it isn't announced; the component that draws it does that.
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
