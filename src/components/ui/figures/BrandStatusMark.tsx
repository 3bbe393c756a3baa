import type { ReactNode } from 'react'
import { classes } from '@/components/ui/styles/classes.ts'
import { brandStatusClass, type BrandStatusMarkKind } from './brandStatusClass.ts'
import styles from './BrandStatusMark.module.css'

type Props = {
  kind: BrandStatusMarkKind
  className?: string | undefined
  children?: ReactNode
}

/** A sample cell of the table of assortment gaps, for its legend and the help; `className` sets its size. */
export function BrandStatusMark({ kind, className, children }: Props) {
  return <i className={classes(styles.mark, brandStatusClass(kind), className)}>{children}</i>
}
