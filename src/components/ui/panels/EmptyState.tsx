import type { ComponentProps, ReactNode } from 'react'
import { isShown } from '@/components/ui/browser/isShown.ts'
import { classes } from '@/components/ui/styles/classes.ts'
import styles from './EmptyState.module.css'

type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  icon?: ReactNode
  title: ReactNode
  /** Controls for what the user can do next, each with its number of results if that is known. */
  actions?: ReactNode
  headingLevel?: 2 | 3
}

export function EmptyState({
  icon,
  title,
  actions,
  headingLevel = 2,
  className,
  children,
  ...rest
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div {...rest} className={classes(styles.empty, className)}>
      {icon}
      <Heading className={styles.title}>{title}</Heading>
      {isShown(children) && <div className={styles.body}>{children}</div>}
      {isShown(actions) && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
