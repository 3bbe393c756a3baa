/**
 * Draws a sketch of each answer for a first visit: real marks and headings, with strokes in place of names and figures, because
 * nothing is known before the click.
 */
import ArrowRight from 'lucide-react/icons/arrow-right'
import { BrandStatusMark } from '@/components/ui/figures/BrandStatusMark.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import { cssVars } from '@/components/ui/styles/cssVars.ts'
import { changeKinds, type ChangeKind } from '@/domain/changes/change.ts'
import { kindInWords } from '@/domain/changes/changesNames.ts'
import { ChangeSign } from '@/features/job-progress/ChangeSign.tsx'
import { DotLine, type Side } from '@/features/pricing/DotLine.tsx'
import { SKETCH } from '@/words/startNames.ts'
import styles from './AnswerSketch.module.css'

export type SketchKind = keyof typeof SKETCHES

/** A small drawing of an answer. It is decorative: the text beside it has the same content. */
export function AnswerSketch({ of }: { of: SketchKind }) {
  const Sketch = SKETCHES[of]
  return (
    <div className={styles.sketch} aria-hidden="true">
      <Sketch />
    </div>
  )
}

/** A grey stroke in place of an invented name or figure. */
function Stroke({ width, isFigure = false }: { width: number; isFigure?: boolean }) {
  return (
    <i
      className={classes(styles.stroke, isFigure && styles.figure)}
      style={cssVars({ '--w': `${width}%` })}
    />
  )
}

const percents = (places: readonly number[]) => places.map((place) => `${place}%`)

type Prices = { name: number; others: readonly number[]; own: number; side: Side }

const MIDDLE = 42

const PRICES: readonly Prices[] = [
  { name: 74, others: [26, 33, 37, 45, 50, 56], own: 92, side: 'above' },
  { name: 58, others: [24, 36, 40, 47, 58], own: 78, side: 'above' },
  { name: 82, others: [14, 22, 31, 48, 62, 88], own: 58, side: 'above' },
  { name: 66, others: [12, 34, 47, 51], own: MIDDLE, side: 'equal' },
  { name: 70, others: [38, 45, 49, 54], own: 30, side: 'below' },
]

function OverpricedSketch() {
  return (
    <>
      <p className={classes(styles.prices, styles.head)}>
        <span />
        <span className={styles.hundred} style={cssVars({ '--x': `${MIDDLE}%` })}>
          100
        </span>
        <span className={styles.end}>{SKETCH.index}</span>
      </p>
      {PRICES.map(({ name, others, own, side }) => {
        const all = [...others, own]
        return (
          <div key={own} className={classes(styles.row, styles.prices)}>
            <Stroke width={name} />
            <DotLine
              range={[`${Math.min(...all)}%`, `${Math.max(...all)}%`]}
              dots={percents(others)}
              reference={`${MIDDLE}%`}
              own={{ at: `${own}%`, side }}
            />
            <Stroke width={80} isFigure />
          </div>
        )
      })}
      <p className={styles.foot}>
        <span className={styles.key}>
          {(['above', 'equal', 'below'] as const).map((side) => (
            <span key={side} className={classes(styles.side, styles[side])}>
              <DotLine range={null} dots={[]} reference={null} own={{ at: '50%', side }} />
              {SKETCH[side]}
            </span>
          ))}
        </span>
        <span>{SKETCH.reference}</span>
      </p>
    </>
  )
}

/** The drawn brands. A cell is the strength of its shade in percent, null when not sold there, 'gap' for a gap of yours. */
const BRANDS: readonly { name: number; cells: readonly (number | 'gap' | null)[] }[] = [
  { name: 52, cells: ['gap', 61, 51, 32, 36, 23] },
  { name: 40, cells: ['gap', null, 42, 47, 28, null] },
  { name: 60, cells: [78, 56, 64, 36, 35, 31] },
  { name: 76, cells: [65, 53, 43, 51, 47, 28] },
  { name: 68, cells: [72, 50, null, 43, 46, 36] },
]

function Beside() {
  return (
    <>
      <p className={classes(styles.map, styles.head)}>
        <span />
        <b className={styles.me}>{SKETCH.me}</b>
        <span className={styles.rivals}>{SKETCH.rivals}</span>
      </p>
      {BRANDS.map(({ name, cells }) => (
        <div key={name} className={classes(styles.map, styles.brand)}>
          <Stroke width={name} />
          {cells.map((cell, at) => {
            // The drawn cells have no names, so the index is the key.
            if (cell === 'gap')
              return <BrandStatusMark key={at} kind="gap" className={styles.gap} />
            if (cell === null) return <i key={at} className={styles.none} />
            return <i key={at} className={styles.cell} style={cssVars({ '--heat': `${cell}%` })} />
          })}
        </div>
      ))}
      <p className={styles.foot}>
        <span className={styles.key}>
          <span className={styles.side}>
            <BrandStatusMark kind="gap" className={styles.sample} />
            {SKETCH.gap}
          </span>
        </span>
        <span>{SKETCH.heat}</span>
      </p>
    </>
  )
}

const OFFERS = [
  { rank: 1, name: 62, at: 22, side: 'below' },
  { rank: 2, name: 54, at: 28, side: 'below' },
  { rank: 3, name: 58, at: 37, side: 'below' },
  { rank: 4, name: 0, at: 60, side: 'above' },
  { rank: 5, name: 70, at: 88, side: 'above' },
] as const

function WhoSells() {
  return (
    <>
      <p className={classes(styles.offers, styles.head)}>
        <span />
        <span className={styles.wide}>{SKETCH.merchant}</span>
        <span />
        <span className={styles.end}>{SKETCH.offer}</span>
        <span className={styles.end}>{SKETCH.difference}</span>
      </p>
      {OFFERS.map(({ rank, name, at, side }) => (
        <div key={rank} className={classes(styles.row, styles.offers, name === 0 && styles.mine)}>
          <span className={styles.rank}>{rank}</span>
          <i className={styles.mark} />
          {name === 0 ? <b>{SKETCH.me}</b> : <Stroke width={name} />}
          <DotLine
            range={[`${Math.min(at, 50)}%`, `${Math.max(at, 50)}%`]}
            dots={[]}
            reference="50%"
            own={{ at: `${at}%`, side }}
          />
          <Stroke width={72} isFigure />
          <span className={styles.delta}>
            <ChangeSign kind={side === 'below' ? 'price-down' : 'price-up'} />
            <Stroke width={56} isFigure />
          </span>
        </div>
      ))}
      <p className={styles.foot}>
        <span>{SKETCH.lowest}</span>
        <span>{SKETCH.versus}</span>
      </p>
    </>
  )
}

const NAMES_OF_CHANGED: Partial<Record<ChangeKind, number>> = {
  'price-down': 64,
  'price-up': 74,
  new: 58,
  gone: 80,
  stock: 50,
}

function Changed() {
  return (
    <>
      <p className={classes(styles.changed, styles.head)}>
        <span className={styles.wide}>{SKETCH.product}</span>
        <span className={styles.end}>{SKETCH.moments}</span>
        <span className={styles.end}>{SKETCH.change}</span>
      </p>
      {changeKinds.map((kind) => {
        const name = NAMES_OF_CHANGED[kind]
        if (name === undefined) return null
        return (
          <div key={kind} className={classes(styles.row, styles.changed)}>
            <i className={styles.picture} />
            <Stroke width={name} />
            <span className={styles.moved}>
              {kind === 'new' ? <i className={styles.dash} /> : <Stroke width={38} isFigure />}
              <ArrowRight />
              {kind === 'gone' ? <i className={styles.dash} /> : <Stroke width={38} isFigure />}
            </span>
            <span className={styles.kind}>
              <ChangeSign kind={kind} />
              {kindInWords(kind)}
            </span>
          </div>
        )
      })}
    </>
  )
}

const SKETCHES = { dearer: OverpricedSketch, beside: Beside, whoSells: WhoSells, changed: Changed }
