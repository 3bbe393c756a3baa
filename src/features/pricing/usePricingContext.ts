import { useMemo } from 'react'
import { createMerchants, offerListsOf } from '@/domain/codes/itemMerchants.ts'
import { ownMerchantsIn } from '@/domain/pricing/ownMerchants.ts'
import { referenceWords, competitorName, type RowReference } from '@/domain/pricing/reference.ts'
import { useAliases, useOwnMerchantSpellings } from '@/features/settings/useAliases.ts'
import { useUsualReference } from '@/features/settings/useUsualReference.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import { usePriceLists } from '@/storage/queries/usePriceLists.ts'

type Options<Against> = {
  /** The reference as the address names it; '' for the usual one. */
  chosen: string
  /** What its name stands for, `competitor` being what a merchant is called in the answers. */
  read: (ref: string, rival: string | null) => Against
  /** Countries that prices are requested in, each with a price list of its own. */
  groups: readonly string[][]
  /** Another object with every further answer. */
  answers: Parameters<ReturnType<typeof createMerchants>>[0]
}

/** From where the answers for many codes are looked at: who I am, your prices, and what they are measured against. */
export function usePricingContext<Against extends RowReference>(options: Options<Against>) {
  const { chosen, read, groups, answers } = options
  const usual = useUsualReference()
  const ref = chosen || usual
  const ownMerchants = useOwnMerchantSpellings()
  const { merchant: aliases } = useAliases()
  const [tolerance] = usePreference('tolerance')
  const lists = usePriceLists(groups)
  const rival = useMemo(
    () => competitorName(ref, offerListsOf(answers), aliases),
    [ref, answers, aliases],
  )
  const against = useMemo(() => read(ref, rival), [read, ref, rival])
  const merchantsOf = useMemo(() => createMerchants(aliases), [aliases])
  const merchants = useMemo(() => merchantsOf(answers), [merchantsOf, answers])
  /** Nobody is chosen as me, and no price of my own says that I am. */
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
