import { formatCount } from '../../lib/format.ts'
import { mineInWords, type Mine } from '../../market/me.ts'
import { MapMark } from '../../ui/MapMark.tsx'
import { cssVars } from '../../ui/cssVars.ts'
import styles from './MapLegend.module.css'

type Props = {
  mine: Mine
  /** Brands shown, and all there are. */
  shown: number
  of: number
  /** Whether some cell is not known. */
  hasUnknown: boolean
}

const HEATS = [12, 30, 50, 70, 84]

/** What the cells mean, and how many brands there are. */
export function MapLegend({ mine, shown, of, hasUnknown }: Props) {
  const name = mineInWords(mine)
  return (
    <div className={styles.legend}>
      {mine.length > 0 && (
        <>
          <span>
            <MapMark kind="gap" className={styles.cell} />
            {name} {mine.length > 1 ? 'have' : 'has'} none
          </span>
          <span>
            <MapMark kind="only" className={styles.cell} />
            only {name}
          </span>
        </>
      )}
      {hasUnknown && (
        <span>
          <MapMark kind="unknown" className={styles.cell}>
            ?
          </MapMark>
          not known
        </span>
      )}
      <span>
        <span className={styles.heat}>
          {HEATS.map((heat) => (
            <i key={heat} style={cssVars({ '--heat': `${heat}%` })} />
          ))}
        </span>
        more products
      </span>
      <span className={styles.quiet}>A cell opens its search, a brand its prices</span>
      <span className={styles.count}>
        {formatCount(shown)} of {formatCount(of)} brands
      </span>
    </div>
  )
}
