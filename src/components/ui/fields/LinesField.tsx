import type { ComponentProps } from 'react'
import { classes } from '@/components/ui/styles/classes.ts'
import styles from './LinesField.module.css'

type LinesFieldProps = ComponentProps<'textarea'> & { id: string }

/** Lines as they are pasted from a spreadsheet. Its label stands beside it. */
export function LinesField({ className, rows = 9, ...rest }: LinesFieldProps) {
  return <textarea {...rest} className={classes(styles.text, className)} rows={rows} />
}
