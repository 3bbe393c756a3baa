import { cssVars } from '@/components/ui/styles/cssVars.ts'
import type { PositionCounts } from '@/domain/market/rowMarket.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import styles from './PositionBar.module.css'

/** The parts, always in this order. Hatch, grey, solid and outline distinguish them without colour. */
const PARTS = [
  ['above', 'above'],
  ['at', 'at market'],
  ['below', 'below'],
  ['onlyYou', 'only you'],
] as const

/** The counts in words: "12 above, 3 at market, 5 below, 2 only you"; without those that are 0. */
export function positionsInWords(counts: PositionCounts): string {
  return PARTS.filter(([part]) => counts[part] > 0)
    .map(([part, words]) => `${formatCount(counts[part])} ${words}`)
    .join(', ')
}

/** The shares of products above, at and below the market, and of those that only you sell. */
export function PositionBar({ counts }: { counts: PositionCounts }) {
  const words = positionsInWords(counts)
  return (
    <span className={styles.bar} title={words}>
      <span className="vh">{words}</span>
      {PARTS.map(
        ([part]) =>
          counts[part] > 0 && (
            <i key={part} className={styles[part]} style={cssVars({ '--count': counts[part] })} />
          ),
      )}
    </span>
  )
}

/** The legend of the bars. */
export function PositionLegend() {
  return (
    <span className={styles.legend}>
      {PARTS.map(([part, words]) => (
        <span key={part}>
          <i className={styles[part]} aria-hidden="true" />
          {words}
        </span>
      ))}
    </span>
  )
}
