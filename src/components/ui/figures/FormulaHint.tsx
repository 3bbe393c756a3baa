import type { ReactNode } from 'react'
import { Tooltip } from '@/components/ui/layers/Tooltip.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import styles from './FormulaHint.module.css'

type FormulaHintProps = {
  /** The label, or the figure where none stands beside it. */
  children: ReactNode
  /** How the figure comes about: "Median of 9 offer prices". With it the label can be pressed and says so. */
  formula?: string | undefined
}

/** What a formula is called where it is shown. */
export const calculatedAs = (formula: string) => `Calculated: ${formula}.`

/** A label of what this app calculates and does not receive: underlined with dots. */
export function FormulaHint({ children, formula }: FormulaHintProps) {
  const label = (
    <>
      {/* In brackets: what is out of sight is read with a space before it, which no comma may have. */}
      <span className={styles.label}>{children}</span> <span className="vh">(calculated)</span>
    </>
  )
  if (formula === undefined) return label
  return (
    <Tooltip text={calculatedAs(formula)}>
      <button type="button" className={classes(styles.press, 'touch')}>
        {label}
      </button>
    </Tooltip>
  )
}
