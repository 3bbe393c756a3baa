import styles from './BrandStatusMark.module.css'

export type BrandStatusMarkKind = 'gap' | 'only' | 'unknown'

/** The class of a cell of assortment gaps, also for its samples in the legend and the help. */
export function brandStatusClass(kind: BrandStatusMarkKind): string | undefined {
  return styles[kind]
}
