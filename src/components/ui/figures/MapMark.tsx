import type { ReactNode } from 'react'
import { classes } from '@/components/ui/styles/classes.ts'
import { mapMarkClass, type MapMarkKind } from './mapMarkClass.ts'
import styles from './MapMark.module.css'

type Props = {
  kind: MapMarkKind
  className?: string | undefined
  children?: ReactNode
}

/** A sample cell of the table of assortment gaps, for its legend and the help; `className` sets its size. */
export function MapMark({ kind, className, children }: Props) {
  return <i className={classes(styles.mark, mapMarkClass(kind), className)}>{children}</i>
}
