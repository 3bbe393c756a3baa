import type { ReactNode } from 'react'
import { classes } from '../styles/classes.ts'
import styles from './MapMark.module.css'
import { mapMarkClass, type MapMarkKind } from './mapMarkClass.ts'

type Props = {
  kind: MapMarkKind
  className?: string | undefined
  children?: ReactNode
}

/** A cell of assortment gaps as a sample, as large as `className` makes it. */
export function MapMark({ kind, className, children }: Props) {
  return <i className={classes(styles.mark, mapMarkClass(kind), className)}>{children}</i>
}
