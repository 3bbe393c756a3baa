import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { ComponentProps, ReactNode } from 'react'
import { isShown } from '@/components/ui/browser/isShown.ts'
import { classes } from '@/components/ui/styles/classes.ts'
import styles from './Note.module.css'

type NoteProps = Omit<ComponentProps<'div'>, 'title'> & {
  tone?: 'info' | 'warn'
  title?: ReactNode
  icon?: ReactNode
  actions?: ReactNode
}

/** A framed message within the page; errors have `ErrorCard`. It isn’t announced: the page decides about that. */
export function Note({
  tone = 'info',
  title,
  icon,
  actions,
  className,
  children,
  ...rest
}: NoteProps) {
  return (
    <div {...rest} className={classes(styles.note, styles[tone], className)}>
      {icon ?? (tone === 'info' ? <Info /> : <TriangleAlert />)}
      <div className={styles.body}>
        {isShown(title) && <b className={styles.title}>{title}</b>} {children}
      </div>
      {isShown(actions) && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
