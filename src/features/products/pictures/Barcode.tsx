import type { Gtin } from '@/lib/gtin.ts'
import { barcodeOf } from '@/words/names.ts'
import { barcodeSegments } from './barcodeSegments.ts'
import type { Segment } from './barcodeSegments.ts'
import styles from './Barcode.module.css'

const HEIGHT = 45
const BARS = 35
const GUARDS = 40
const BASELINE = 43.5
const DIGIT = 6.3

function Digits({ segment: { x, width, text } }: { segment: Segment }) {
  if (text === '') return null
  const length = Math.min(text.length * DIGIT, width)
  return (
    <text
      x={x + width / 2}
      y={BASELINE}
      textAnchor="middle"
      fontSize="8.6"
      fill="currentColor"
      {...(text.length > 1 && { textLength: length, lengthAdjust: 'spacing' as const })}
    >
      {text}
    </text>
  )
}

/** The drawn bars and digits of a code, in modules; the box around it decides the size. */
function Drawing({ gtin }: { gtin: Gtin }) {
  const { width, segments } = barcodeSegments(gtin)
  const path = segments
    .flatMap(({ bars, isGuard }) =>
      bars.map((bar) => `M${bar.x} 0h${bar.width}v${isGuard ? GUARDS : BARS}h${-bar.width}z`),
    )
    .join('')
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an svg element is an image for screen readers only with this role
      role="img"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      aria-label={barcodeOf(gtin.format, gtin.code)}
    >
      <path d={path} fill="currentColor" shapeRendering="crispEdges" />
      {segments.map((segment) => (
        <Digits key={segment.x} segment={segment} />
      ))}
    </svg>
  )
}

/** The bars of a valid code on white, as printed, in both themes. */
export function Barcode({ gtin }: { gtin: Gtin }) {
  return (
    <span className={styles.barcode}>
      <Drawing gtin={gtin} />
    </span>
  )
}
