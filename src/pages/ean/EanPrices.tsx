import { useQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { marketGroups } from '@/api/countryGroups.ts'
import { eanQuery } from '@/api/operations/ean.ts'
import { marketRequest } from '@/api/queries/marketRequest.ts'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'
import { useStoreLookup } from '@/features/products/useStoreLookup.ts'
import { useAliases } from '@/features/settings/useAliases.ts'
import { useCurrencyLabel } from '@/features/settings/useCurrencyLabel.ts'
import type { GtinReading } from '@/lib/gtin.ts'
import type { EanState } from '@/routing/states/eanState.ts'
import { useEanName } from './code/useEanName.ts'
import { useEanActions } from './EanActions.tsx'
import { EanHead } from './EanHead.tsx'
import { EanSection } from './EanSection.tsx'
import { answerInWords, toLookup } from './eanWords.ts'

type Props = { code: string; reading: GtinReading; state: EanState }

/** A code and its market, one section per group of countries. */
export function EanPrices({ code, reading, state }: Props) {
  const connection = useConnection()
  const groups = marketGroups(state.countries)
  const results = useQueries({
    queries: groups.map((countries) => eanQuery(connection, marketRequest(code, countries))),
  }).map(({ data }) => data)
  const labelOf = useCurrencyLabel()
  const { merchant: aliases } = useAliases()
  const name = useEanName(code, groups)
  const [first] = results
  const isAlone = groups.length === 1
  useStoreLookup(first ? toLookup(code, state, first, aliases) : null)

  // These texts don't depend on the chosen merchant or reference, so choosing another one announces nothing.
  const resultTexts = results.map((result, index) => {
    const countries = groups[index] ?? []
    return result ? answerInWords(result, state, countries, labelOf(countries), aliases) : null
  })
  const actions = useEanActions({
    code,
    title: name.title,
    countries: groups[0] ?? [],
    state,
    result: isAlone ? (first ?? null) : null,
  })
  const words = resultTexts.includes(null) ? null : resultTexts.join('; ')
  useEffect(() => {
    if (words !== null) announce(words)
  }, [words])

  return (
    <>
      <EanHead code={code} reading={reading} name={name} actions={actions} />
      {groups.map((countries) => (
        <CurrencyLabel key={countries.join()} value={labelOf(countries)}>
          <EanSection code={code} countries={countries} state={state} headed={!isAlone} />
        </CurrencyLabel>
      ))}
    </>
  )
}
