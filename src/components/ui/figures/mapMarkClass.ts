import styles from './MapMark.module.css'

export type MapMarkKind = 'gap' | 'only' | 'unknown'

/** The class of a cell of assortment gaps, also for its samples in the legend and the help. */
export function mapMarkClass(kind: MapMarkKind): string | undefined {
  return styles[kind]
}
