import { LangText } from '@/components/ui/figures/LangText.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { formatPercent, formatPoints, formatSigned } from '@/lib/numbers/format.ts'
import styles from './Delta.module.css'

type DeltaProps = {
  /** The difference: a price minus the compared-with figure, in percent, in index points, or in the prices’ unit. */
  value: number | null
  unit?: 'percent' | 'points' | 'price'
  digits?: number
  /** Draws no triangle and no colour, for a difference that means neither cheaper nor more expensive. */
  plain?: boolean
}

/** A difference: ▼ −16.1% is cheaper than the figure that the column or label names, ▲ +4.4% more expensive. */
export function Delta({ value, unit = 'percent', digits = 1, plain = false }: DeltaProps) {
  if (value === null) return <EmptyValue what="no difference known" />
  const text = {
    price: () => formatSigned(value),
    points: () => formatPoints(value),
    percent: () => formatPercent(value, { digits, signed: true }),
  }[unit]()
  // What rounds to zero has no sign, so it has no triangle either.
  const direction = !/[1-9]/.test(text) || plain ? 'same' : value < 0 ? 'cheaper' : 'dearer'
  return (
    <span className={classes(styles.delta, styles[direction])}>
      {direction !== 'same' && (
        <svg viewBox="0 0 8 8" aria-hidden="true">
          <path d={direction === 'cheaper' ? 'M4 7 .4 1h7.2z' : 'M4 1 7.6 7H.4z'} />
        </svg>
      )}
      <span>
        <LangText>{text}</LangText>
      </span>
    </span>
  )
}
