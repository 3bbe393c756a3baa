/**
 * Summarizes an *Update all* for the home page: how far prices moved, and for each kind of change how many are yours and which
 * merchant has most.
 */
import { changeKinds, type ChangeKind } from '@/domain/changes/change.ts'
import { changeSizes, type ChangeSizes } from '@/domain/changes/changeSizes.ts'
import { zeroCounts } from '@/domain/changes/changesSummary.ts'
import { groupNames, type Aliases } from '@/domain/pricing/names.ts'
import { isOwn, ownMerchantsIn, type OwnMerchantsByCountry } from '@/domain/pricing/ownMerchants.ts'
import type { UpdateRun } from '@/domain/updates/updateRun.ts'

export type ChangedToday = {
  /** The distribution of price changes; null if a report of an earlier app version lacks it, and if no price moved. */
  sizes: ChangeSizes | null
  /** The number of changes at your merchants; null until you choose one, and if a report lacks it. */
  own: Record<ChangeKind, number> | null
  /** The merchant with most changes of a kind; absent if no merchant leads. */
  most: Partial<Record<ChangeKind, { merchant: string; count: number }>>
  /** The number of products that went out of stock (`nowOut`), and of those that came into stock (`nowIn`). */
  nowOut: number
  nowIn: number
}

const comparedSummaries = ({ steps }: Pick<UpdateRun, 'steps'>) =>
  steps.flatMap(({ countries, outcome }) =>
    outcome?.kind === 'compared' ? [{ countries, ...outcome.summary }] : [],
  )

type Compared = ReturnType<typeof comparedSummaries>

function ownChangesOf(compared: Compared, me: OwnMerchantsByCountry): ChangedToday['own'] {
  const counts = zeroCounts()
  let isSomebody = false
  for (const { countries, merchants } of compared) {
    if (!merchants) return null
    const ownMerchants = ownMerchantsIn(me, countries)
    isSomebody ||= ownMerchants.length > 0
    for (const { merchant, merchantId, counts: own } of merchants) {
      if (!isOwn({ productId: null, merchantId, merchantName: merchant }, ownMerchants)) continue
      for (const kind of changeKinds) counts[kind] += own[kind]
    }
  }
  return isSomebody ? counts : null
}

function mostOf(compared: Compared, aliases: Aliases): ChangedToday['most'] {
  const most: ChangedToday['most'] = {}
  for (const kind of changeKinds) {
    const counts = new Map<string, number>()
    for (const { merchants = [] } of compared) {
      for (const { merchant, counts: own } of merchants) {
        if (merchant !== null && own[kind] > 0)
          counts.set(merchant, (counts.get(merchant) ?? 0) + own[kind])
      }
    }
    const named = [...groupNames(counts, aliases).values()].map(({ name, spellings }) => ({
      merchant: name,
      count: spellings.reduce((sum, spelling) => sum + (counts.get(spelling) ?? 0), 0),
    }))
    const [first, second] = named.toSorted((a, b) => b.count - a.count)
    // In a tie, no merchant leads.
    if (first && second && first.count > second.count) most[kind] = first
  }
  return most
}

export function changedToday(
  run: Pick<UpdateRun, 'steps'>,
  me: OwnMerchantsByCountry,
  aliases: Aliases,
): ChangedToday {
  const compared = comparedSummaries(run)
  const moves = compared.flatMap((summary) => summary.moves ?? [])
  const isAllKnown = compared.every((summary) => summary.moves !== undefined)
  const sum = (figure: (summary: Compared[number]) => number) =>
    compared.reduce((total, summary) => total + figure(summary), 0)
  return {
    sizes: isAllKnown && moves.length > 0 ? changeSizes(moves) : null,
    own: ownChangesOf(compared, me),
    most: mostOf(compared, aliases),
    nowOut: sum(({ nowOut }) => nowOut),
    nowIn: sum(({ nowIn }) => nowIn),
  }
}
