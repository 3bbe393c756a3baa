import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './FacetSkeleton.module.css'

/** Heights of what stands in the three parts of the facets, in px. */
const PARTS = [
  [36, 145, 145, 53],
  [36, 84],
  [36, 60, 120],
]

/** The facets on their way, in about their final geometry. */
export function FacetSkeleton() {
  return (
    <div>
      {PARTS.map((boxes) => (
        <div key={boxes.length} className={styles.part}>
          {boxes.map((height, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- the boxes never move
            <Skeleton key={place} height={height} />
          ))}
        </div>
      ))}
    </div>
  )
}
