import type { ComponentProps } from 'react'
import { classes } from '@/components/ui/styles/classes.ts'
import styles from './LinesField.module.css'

type LinesFieldProps = ComponentProps<'textarea'> & { id: string }

/** A text area for lines pasted from a spreadsheet. Its label is separate. */
export function LinesField({ className, rows = 9, ...rest }: LinesFieldProps) {
  return <textarea {...rest} className={classes(styles.text, className)} rows={rows} />
}
