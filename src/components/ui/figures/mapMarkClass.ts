import styles from './MapMark.module.css'

export type MapMarkKind = 'gap' | 'only' | 'unknown'

/** The look of a cell of assortment gaps: of the cell itself, and of its samples in the legend and the help. */
export function mapMarkClass(kind: MapMarkKind): string | undefined {
  return styles[kind]
}
