import type { ComponentProps } from 'react'
import { classes } from '../../ui/classes.ts'
import styles from './LinesField.module.css'

type LinesFieldProps = Omit<ComponentProps<'textarea'>, 'rows'> & { id: string }

/** The lines of a batch, as they are pasted and as they were given. Its label stands beside it. */
export function LinesField({ className, ...rest }: LinesFieldProps) {
  return <textarea {...rest} className={classes(styles.text, className)} rows={9} />
}
