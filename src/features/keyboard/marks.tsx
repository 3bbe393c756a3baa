import type { ReactNode } from 'react'
import { Chip } from '@/components/ui/buttons/Chip.tsx'
import { BrandStatusMark } from '@/components/ui/figures/BrandStatusMark.tsx'
import { FormulaHint } from '@/components/ui/figures/FormulaHint.tsx'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { VerdictMark } from '@/features/messages/VerdictMark.tsx'
import { Delta } from '@/features/products/prices/Delta.tsx'
import { Mrp } from '@/features/products/prices/Mrp.tsx'
import { Stock } from '@/features/products/Stock.tsx'
import styles from './Marks.module.css'

type Mark = {
  name: string
  means: string
  /** A mark as pages show it. */
  sample: ReactNode
}

type MarkGroup = { title: string; marks: readonly Mark[] }

/** The signs that pages use with few words or none, and their meanings. */
export const markGroups: readonly MarkGroup[] = [
  {
    title: 'Where a value comes from',
    marks: [
      {
        name: 'Calculated, dotted',
        means: 'Calculated by the app. Click the label to see how.',
        sample: (
          <span className={styles.figure}>
            <FormulaHint>index</FormulaHint> 101.3
          </span>
        ),
      },
      {
        name: 'Filter, solid',
        means: 'Applied by the service.',
        sample: <Chip tone="filter" value="Marlowe" />,
      },
      {
        name: 'Added word, dashed',
        means: 'Added to your search. The service can’t filter by it, so counts may differ.',
        sample: <Chip tone="word" value="cotton" />,
      },
      {
        name: 'Undocumented, dotted',
        means: 'The service doesn’t document this. Click it to see what is known.',
        sample: <span className={styles.dotted}>Category rank</span>,
      },
      {
        name: 'Missing',
        means: 'The service gave no value. A real 0 is shown as 0.',
        sample: <EmptyValue />,
      },
    ],
  },
  {
    title: 'Prices and stock',
    marks: [
      {
        name: 'Below, above',
        means: 'Compared with the figure that the column names. No triangle: the same.',
        sample: (
          <span className={styles.several}>
            <Delta value={-16.1} />
            <Delta value={4.4} />
          </span>
        ),
      },
      {
        name: 'Price scale',
        means: 'Below, at or above the median. The small line is the MRP.',
        sample: (
          <span className={styles.several}>
            <i className={styles.below} />
            <i className={styles.equal} />
            <i className={styles.above} />
            <i className={styles.mrp} />
          </span>
        ),
      },
      {
        name: 'MRP, struck',
        means: 'Struck through only if it’s higher than the offer price.',
        sample: <Mrp mrp={59} offer={47.9} />,
      },
      {
        name: 'Stock',
        means: 'As the service states it; a dash if it doesn’t.',
        sample: (
          <span className={styles.column}>
            <Stock available />
            <Stock available={false} />
          </span>
        ),
      },
    ],
  },
  {
    title: 'Assortment and progress',
    marks: [
      {
        name: 'Gap, dashed',
        means: 'Competitors sell it, you don’t. With a corner: only you sell it.',
        sample: (
          <span className={styles.several}>
            <BrandStatusMark kind="gap" className={styles.cell}>
              ◇
            </BrandStatusMark>
            <BrandStatusMark kind="only" className={styles.cell}>
              9
            </BrandStatusMark>
          </span>
        ),
      },
      {
        name: 'Unknown, hatched',
        means: 'The list may be incomplete, so this isn’t known until you check it.',
        sample: (
          <BrandStatusMark kind="unknown" className={styles.cell}>
            ?
          </BrandStatusMark>
        ),
      },
      {
        name: 'Progress',
        means: 'Found, not found (hatched), failed; the rest is queued.',
        sample: (
          <span className={styles.bar}>
            <i />
            <i />
            <i />
          </span>
        ),
      },
      {
        name: 'Differs',
        means: 'In a comparison: the value differs from the base product. The dot marks the row.',
        sample: (
          <span className={styles.several}>
            <i className={styles.row} />
            <i className={styles.unlike}>≠</i>
          </span>
        ),
      },
      {
        name: 'Verdicts',
        means: 'What the app assumes about the service: not seen yet, confirmed, in conflict.',
        sample: (
          <span className={styles.column}>
            <VerdictMark verdict="assumed" />
            <VerdictMark verdict="observed" />
            <VerdictMark verdict="contradicted" />
          </span>
        ),
      },
    ],
  },
]
