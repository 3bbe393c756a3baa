import type { ComponentProps } from 'react'
import { classes } from '@/components/ui/styles/classes.ts'
import styles from './Frame.module.css'

/** A page's sheet: the margins of the design, at most 1392 px of content, in the middle. */
export function Frame({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes(styles.frame, className)} />
}
