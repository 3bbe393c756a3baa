import type { ReactNode } from 'react'
import { Tooltip } from '@/components/ui/layers/Tooltip.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import styles from './FormulaHint.module.css'

type FormulaHintProps = {
  /** The label, or the figure if it has none. */
  children: ReactNode
  /** How the figure is calculated: "Median of 9 offer prices". If given, the label is a button that shows it. */
  formula?: string | undefined
}

/** The text that introduces a formula. */
export const calculatedAs = (formula: string) => `Calculated: ${formula}.`

/** The label of a figure that the app calculates rather than receives, which has a dotted underline. */
export function FormulaHint({ children, formula }: FormulaHintProps) {
  const label = (
    <>
      {/* In brackets, because screen readers put a space before hidden text, which would be wrong before a comma. */}
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
