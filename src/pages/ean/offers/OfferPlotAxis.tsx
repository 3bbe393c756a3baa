import { LangText } from '@/components/ui/figures/LangText.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import { cssVars } from '@/components/ui/styles/cssVars.ts'
import { CurrencyPrefix } from '@/features/products/prices/CurrencyPrefix.tsx'
import { formatCount, formatWorkedOut } from '@/lib/numbers/format.ts'
import { readableTicks } from '@/lib/text/currencyLabelText.ts'
import type { PlotScale } from './plotScale.ts'
import { cssPositionOf } from './plotScale.ts'
import styles from './OfferPlot.module.css'

/** The axis above the dot plot; hidden from screen readers, because each row has its own text. */
export function OfferPlotAxis({ scale }: { scale: PlotScale }) {
  const reference = cssPositionOf(scale, scale.reference)
  return (
    <div className={classes(styles.plot, styles.axis)} aria-hidden="true">
      {readableTicks(scale.labelledTicks).map((tick) => (
        <span
          key={formatCount(tick)}
          className={styles.figure}
          style={cssVars({ '--x': cssPositionOf(scale, tick) ?? '0%' })}
        >
          {formatCount(tick)}
        </span>
      ))}
      {reference !== null && (
        <span className={styles.referenceFigure} style={cssVars({ '--x': reference })}>
          {scale.referenceLabel} <CurrencyPrefix />
          <LangText>{formatWorkedOut(scale.reference)}</LangText>
        </span>
      )}
    </div>
  )
}
