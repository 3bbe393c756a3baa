import { LangText } from '@/components/ui/figures/LangText.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { formatPercent, formatPoints, formatSigned } from '@/lib/numbers/format.ts'
import styles from './Delta.module.css'

type DeltaProps = {
  /** Mine or this minus the reference, in percent, in points of an index, or in the prices' own unit. */
  value: number | null
  unit?: 'percent' | 'points' | 'price'
  digits?: number
  /** Without triangle and colour: a difference that says neither cheaper nor dearer. */
  plain?: boolean
}

/** A difference: ▼ −16.1% is cheaper than the reference that the column or label names, ▲ +4.4% dearer. */
export function Delta({ value, unit = 'percent', digits = 1, plain = false }: DeltaProps) {
  if (value === null) return <EmptyValue what="no difference known" />
  const text = {
    price: () => formatSigned(value),
    points: () => formatPoints(value),
    percent: () => formatPercent(value, { digits, signed: true }),
  }[unit]()
  // What rounds to zero is shown without a sign, so it has no triangle either.
  const way = !/[1-9]/.test(text) || plain ? 'same' : value < 0 ? 'cheaper' : 'dearer'
  return (
    <span className={classes(styles.delta, styles[way])}>
      {way !== 'same' && (
        <svg viewBox="0 0 8 8" aria-hidden="true">
          <path d={way === 'cheaper' ? 'M4 7 .4 1h7.2z' : 'M4 1 7.6 7H.4z'} />
        </svg>
      )}
      <span>
        <LangText>{text}</LangText>
      </span>
    </span>
  )
}
