/** A collection of checked codes as the views of its report, one for each group of countries, without an open page. */
import { createMerchants } from '@/domain/batch/batchMerchants.ts'
import { endOf } from '@/domain/pricing/batchAnswer.ts'
import type { Joined } from '@/domain/pricing/names.ts'
import { referenceWords } from '@/domain/pricing/reference.ts'
import { defaultLoadSettings, type Snapshot } from '@/domain/resultSet/resultSet.ts'
import { noFilter } from '@/domain/workbench/rowView.ts'
import type { BatchJob } from '@/jobs/batch/batchJob.ts'
import { yourNames } from '@/pages/collection/file/filePricingContext.ts'
import type { ReportView } from '@/pages/collection/report/reportView.ts'
import type { CollectionOfCodes } from '@/storage/collections/codes.ts'
import { answeredView } from './answeredView.ts'

/** Columns of the table of codes without a choice. */
const SHOWN = [
  'title',
  'given',
  'status',
  'vsTarget',
  'myPrice',
  'reference',
  'n',
  'difference',
  'index',
  'rank',
  'rival',
  'rivalPrice',
]

type Given = Parameters<typeof answeredView>[2] & {
  batch: Pick<CollectionOfCodes, 'id' | 'name' | 'groups' | 'settings'>
  job: Pick<BatchJob, 'plan' | 'outcomeOf'>
  joined: Joined
  /** No merchant is chosen as yours, and no price of yours is known. */
  hasNoOwnMerchant: boolean
  /** The currency label of countries; '' for none. */
  labelOf: (countries: readonly string[]) => string
  isRunning: boolean
  /** When it is written, and when its answers are of: epoch milliseconds. */
  at: number
  version: number
}

function snapshotOf({ batch, job: { plan, outcomeOf }, version, isRunning }: Given): Snapshot {
  const ends = plan.asks.map(({ position }) => outcomeOf(position))
  const count = (...wanted: ReturnType<typeof endOf>[]) =>
    ends.filter((outcome) => outcome && wanted.includes(endOf(outcome))).length
  return {
    id: batch.id,
    setId: batch.id,
    at: version,
    endedAt: isRunning ? null : version,
    settings: { ...defaultLoadSettings, mode: batch.settings.mode, batch: batch.settings },
    isRunning,
    promised: plan.rows.length,
    counts: {
      asks: plan.asks.length,
      done: count('done', 'undecided'),
      notFound: count('not found'),
      failed: count('failed'),
      rows: plan.rows.length,
      duplicates: 0,
      withoutId: 0,
    },
    notes: [],
  }
}

export async function answeredViews(given: Given): Promise<ReportView[]> {
  const {
    batch,
    job,
    mine,
    reference,
    tolerance,
    joined,
    ownPrice,
    hasNoOwnMerchant,
    labelOf,
    at,
  } = given
  const words = referenceWords(reference, undefined, hasNoOwnMerchant ? 'all' : 'others')
  const merchants = createMerchants(joined.merchant)(
    job.plan.asks.map(({ position }) => ({ outcome: job.outcomeOf(position) })),
  )
  const snapshot = snapshotOf(given)
  const hasTargets = job.plan.rows.some(({ line }) => line.target !== null)
  return Promise.all(
    batch.groups.map(async (group) => ({
      ...(await answeredView(job, group.join(), { mine, reference, tolerance, joined, ownPrice })),
      set: {
        name: batch.name,
        countries: group,
        source: { kind: 'codes' as const, collectionId: batch.id },
      },
      snapshot,
      filtered: null,
      filter: noFilter,
      sort: [],
      pricingContext: {
        you: yourNames(mine, group, merchants) ?? (hasNoOwnMerchant ? null : 'your price list'),
        reference: words,
        tolerance,
      },
      shown: hasTargets ? SHOWN : SHOWN.filter((key) => key !== 'vsTarget'),
      label: labelOf(group),
      joined,
      at,
    })),
  )
}
