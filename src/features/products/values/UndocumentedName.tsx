import type { ReactNode } from 'react'
import { Tooltip } from '@/components/ui/layers/Tooltip.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import styles from './UndocumentedName.module.css'

type UndocumentedProps = {
  children: ReactNode
  /** What the specification leaves open, as a sentence: "Which end is better is not documented." */
  text: ReactNode
}

/** A name whose meaning the service does not document: dotted underline, and a sentence on hover and focus. */
export function UndocumentedName({ children, text }: UndocumentedProps) {
  return (
    <Tooltip text={text}>
      <button type="button" className={classes(styles.undocumented, 'touch')}>
        {children}
      </button>
    </Tooltip>
  )
}
