import { useMemo } from 'react'
import { createMerchants, offerListsOf } from '@/domain/codes/itemMerchants.ts'
import { ownMerchantsIn } from '@/domain/pricing/ownMerchants.ts'
import { referenceWords, competitorName, type RowReference } from '@/domain/pricing/reference.ts'
import { useAliases, useOwnMerchantSpellings } from '@/features/settings/useAliases.ts'
import { useUsualReference } from '@/features/settings/useUsualReference.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import { usePriceLists } from '@/storage/queries/usePriceLists.ts'

type Options<Against> = {
  /** The chosen comparison in the format of the address; '' for the default. */
  chosen: string
  /** Parses `chosen`; `competitor` is the competitor's name in the answers. */
  read: (ref: string, competitor: string | null) => Against
  /** The groups of countries in which prices are requested together; each country has a price list. */
  groups: readonly string[][]
  /** The answers for the codes; must be a new object after every further answer. */
  answers: Parameters<ReturnType<typeof createMerchants>>[0]
}

/**
 * The settings by which the answers for many codes are evaluated: your merchants, your prices, and what they are compared with.
 */
export function usePricingContext<Against extends RowReference>(options: Options<Against>) {
  const { chosen, read, groups, answers } = options
  const usual = useUsualReference()
  const ref = chosen || usual
  const ownMerchants = useOwnMerchantSpellings()
  const { merchant: aliases } = useAliases()
  const [tolerance] = usePreference('tolerance')
  const lists = usePriceLists(groups)
  const competitor = useMemo(
    () => competitorName(ref, offerListsOf(answers), aliases),
    [ref, answers, aliases],
  )
  const against = useMemo(() => read(ref, competitor), [read, ref, competitor])
  const merchantsOf = useMemo(() => createMerchants(aliases), [aliases])
  const merchants = useMemo(() => merchantsOf(answers), [merchantsOf, answers])
  /** Whether no merchant is chosen as yours and you have no price list. */
  const hasNoOwnMerchant =
    lists.size === 0 && groups.every((group) => ownMerchantsIn(ownMerchants, group).length === 0)
  const reference = useMemo(
    () => referenceWords(against, undefined, hasNoOwnMerchant ? 'all' : 'others'),
    [against, hasNoOwnMerchant],
  )
  return {
    ref,
    against,
    reference,
    ownMerchants,
    aliases,
    tolerance,
    lists,
    merchants,
    hasNoOwnMerchant,
  }
}
