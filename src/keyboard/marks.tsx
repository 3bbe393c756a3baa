import type { ReactNode } from 'react'
import { VerdictMark } from '../notices/VerdictMark.tsx'
import { Delta } from '../products/prices/Delta.tsx'
import { Mrp } from '../products/prices/Mrp.tsx'
import { Stock } from '../products/Stock.tsx'
import { Chip } from '../ui/buttons/Chip.tsx'
import { Calculated } from '../ui/figures/Calculated.tsx'
import { MapMark } from '../ui/figures/MapMark.tsx'
import { Missing } from '../ui/tables/Missing.tsx'
import styles from './Marks.module.css'

type Mark = {
  name: string
  means: string
  /** As it stands on a page. */
  sample: ReactNode
}

type MarkGroup = { title: string; marks: readonly Mark[] }

/** What the product marks, and how: the signs that pages use without a word beside them, or with few. */
export const markGroups: readonly MarkGroup[] = [
  {
    title: 'Where something comes from',
    marks: [
      {
        name: 'Calculated, dotted',
        means:
          'A figure of this app, not of the service. Pressed, its label says how it comes about.',
        sample: (
          <span className={styles.figure}>
            <Calculated>index</Calculated> 101.3
          </span>
        ),
      },
      {
        name: 'Filter, solid',
        means: 'Sent to the service, which applies it.',
        sample: <Chip tone="filter" value="Marlowe" />,
      },
      {
        name: 'Word, dashed',
        means: 'Added to the keywords: the service cannot filter by it, so its counts may differ.',
        sample: <Chip tone="word" value="cotton" />,
      },
      {
        name: 'Undocumented, dotted',
        means: 'The service does not say what this means. Pressed, it says what is known.',
        sample: <span className={styles.dotted}>Category rank</span>,
      },
      {
        name: 'Missing',
        means: 'No such value in the answer. A real 0 is shown as 0.',
        sample: <Missing />,
      },
    ],
  },
  {
    title: 'Prices and stock',
    marks: [
      {
        name: 'Cheaper, dearer',
        means: 'Than the reference that the column or label names. No triangle: the same.',
        sample: (
          <span className={styles.several}>
            <Delta value={-16.1} />
            <Delta value={4.4} />
          </span>
        ),
      },
      {
        name: 'On the price line',
        means: 'Below the median, at it, above it; the small line is the MRP.',
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
        means: 'Higher than the offer price. One that is not higher is not struck.',
        sample: <Mrp mrp={59} offer={47.9} />,
      },
      {
        name: 'Stock',
        means: 'As the service says it; a dash where it does not.',
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
    title: 'Maps, runs and answers',
    marks: [
      {
        name: 'Gap, dashed',
        means: 'Others have it, your merchant does not. With a corner: only yours has it.',
        sample: (
          <span className={styles.several}>
            <MapMark kind="gap" className={styles.cell}>
              ◇
            </MapMark>
            <MapMark kind="only" className={styles.cell}>
              9
            </MapMark>
          </span>
        ),
      },
      {
        name: 'Not known, hatched',
        means: 'The list may be cut, so nothing is claimed until it is asked for.',
        sample: (
          <MapMark kind="unknown" className={styles.cell}>
            ?
          </MapMark>
        ),
      },
      {
        name: 'Progress',
        means: 'Answered, not found (hatched), failed; the rest is still to be asked.',
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
        means: 'In a comparison: a value unlike the base; the dot marks the row.',
        sample: (
          <span className={styles.several}>
            <i className={styles.row} />
            <i className={styles.unlike}>≠</i>
          </span>
        ),
      },
      {
        name: 'Verdicts',
        means: 'How the service reads an open point: not seen yet, seen so, seen otherwise.',
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
