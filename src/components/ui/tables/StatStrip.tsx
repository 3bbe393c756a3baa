import type { ReactNode } from 'react'
import { isShown } from '@/components/ui/browser/isShown.ts'
import { usePhone } from '@/components/ui/browser/usePhone.ts'
import { FormulaHint } from '@/components/ui/figures/FormulaHint.tsx'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import { cssVars } from '@/components/ui/styles/cssVars.ts'
import styles from './StatStrip.module.css'

export type Stat = {
  /** The key of the figure, unique within the strip; needed if labels are not plain text. */
  id?: string
  label: ReactNode
  value: ReactNode
  /** A line under the figure, such as "of 12 offers". */
  sub?: ReactNode
  /** Whether the app calculates the figure, rather than receives it. */
  isCalculated?: boolean
  /** The value `you` marks a figure that belongs to the user's own merchant. */
  tone?: 'you'
}

type StatStripProps = {
  items: readonly Stat[]
  label?: string | undefined
  /** Whether each figure is one line without its `sub` on a phone, because a sentence above the strip states the same. */
  isBrief?: boolean
  className?: string | undefined
}

/** A row of key figures; it wraps on narrow screens, and on a phone is one line that scrolls by itself. */
export function StatStrip({ items, label, isBrief = false, className }: StatStripProps) {
  const isPhone = usePhone()
  return (
    <dl
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls takes the focus
      tabIndex={isPhone ? 0 : undefined}
      className={classes(styles.strip, isBrief && styles.brief, className)}
      style={cssVars({ '--n': items.length })}
    >
      {items.map((item, index) => (
        <div
          // The strip is rebuilt as a whole, so an index is as good as an id.
          key={item.id ?? index}
          className={classes(styles.stat, item.tone === 'you' && styles.you)}
        >
          <dt className={styles.label}>
            {item.isCalculated ? <FormulaHint>{item.label}</FormulaHint> : item.label}
          </dt>
          <dd className={styles.value}>
            <LangText>{item.value}</LangText>
          </dd>
          {isShown(item.sub) && (
            <dd className={styles.sub}>
              <LangText>{item.sub}</LangText>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
