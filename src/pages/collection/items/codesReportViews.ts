/** Turns a collection of checked codes into report views, one for each group of countries, without an open page. */
import { createMerchants } from '@/domain/codes/itemMerchants.ts'
import { defaultLoadSettings, type Version } from '@/domain/collections/collection.ts'
import { shownStateOf } from '@/domain/pricing/itemAnswer.ts'
import type { AliasesByKind } from '@/domain/pricing/names.ts'
import { referenceWords } from '@/domain/pricing/reference.ts'
import { noFilter } from '@/domain/rows/rowView.ts'
import type { CodesJob } from '@/jobs/codes/codesJob.ts'
import { yourNames } from '@/pages/collection/file/filePricingContext.ts'
import type { ReportView } from '@/pages/collection/report/reportView.ts'
import type { CollectionOfCodes } from '@/storage/collections/codes.ts'
import { computeCodesRows } from './computeCodesRows.ts'

/** The default columns of the table of codes. */
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

type Options = Parameters<typeof computeCodesRows>[2] & {
  codesCollection: Pick<CollectionOfCodes, 'id' | 'name' | 'groups' | 'settings'>
  job: Pick<CodesJob, 'plan' | 'outcomeOf'>
  aliases: AliasesByKind
  /** Whether no merchant is chosen as yours and no price of yours is known. */
  hasNoOwnMerchant: boolean
  /** Returns the currency label of countries; '' for none. */
  labelOf: (countries: readonly string[]) => string
  isRunning: boolean
  /** When the report is written (`at`), and when its answers came (`version`), in epoch milliseconds. */
  at: number
  version: number
}

function versionOf({
  codesCollection: codes,
  job: { plan, outcomeOf },
  version,
  isRunning,
}: Options): Version {
  const ends = plan.codeRequests.map(({ position }) => outcomeOf(position))
  const count = (...wanted: ReturnType<typeof shownStateOf>[]) =>
    ends.filter((outcome) => outcome && wanted.includes(shownStateOf(outcome))).length
  return {
    id: codes.id,
    setId: codes.id,
    at: version,
    endedAt: isRunning ? null : version,
    settings: { ...defaultLoadSettings, mode: codes.settings.mode, batch: codes.settings },
    isRunning,
    promised: plan.rows.length,
    counts: {
      asks: plan.codeRequests.length,
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

export async function codesReportViews(options: Options): Promise<ReportView[]> {
  const {
    codesCollection: codes,
    job,
    ownMerchants,
    reference,
    tolerance,
    aliases,
    ownPrice,
    hasNoOwnMerchant,
    labelOf,
    at,
  } = options
  const words = referenceWords(reference, undefined, hasNoOwnMerchant ? 'all' : 'others')
  const merchants = createMerchants(aliases.merchant)(
    job.plan.codeRequests.map(({ position }) => ({ outcome: job.outcomeOf(position) })),
  )
  const version = versionOf(options)
  const hasTargets = job.plan.rows.some(({ line }) => line.target !== null)
  return Promise.all(
    codes.groups.map(async (group) => ({
      ...(await computeCodesRows(job, group.join(), {
        ownMerchants,
        reference,
        tolerance,
        aliases,
        ownPrice,
      })),
      collection: {
        name: codes.name,
        countries: group,
        source: { kind: 'codes' as const, collectionId: codes.id },
      },
      version,
      filtered: null,
      filter: noFilter,
      sort: [],
      pricingContext: {
        you:
          yourNames(ownMerchants, group, merchants) ??
          (hasNoOwnMerchant ? null : 'your price list'),
        reference: words,
        tolerance,
      },
      shown: hasTargets ? SHOWN : SHOWN.filter((key) => key !== 'vsTarget'),
      label: labelOf(group),
      aliases,
      at,
    })),
  )
}
