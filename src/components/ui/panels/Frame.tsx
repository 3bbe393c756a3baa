import type { ComponentProps } from 'react'
import { classes } from '@/components/ui/styles/classes.ts'
import styles from './Frame.module.css'

/** The content area of a page: centred, with margins, at most 1392 px wide. */
export function Frame({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes(styles.frame, className)} />
}
