import { useQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import { marketGroups } from '../../catalog/countryGroups.ts'
import { eanQuery } from '../../catalog/operations/ean.ts'
import type { GtinReading } from '../../lib/gtin.ts'
import { marketRequest } from '../../queries/service/marketRequest.ts'
import { useRecordLookup } from '../../queries/service/useRecordLookup.ts'
import { CurrencyLabel } from '../../shell/settings/CurrencyLabel.ts'
import { useConnection } from '../../shell/settings/connection.tsx'
import { useCurrencyLabel } from '../../shell/settings/useCurrencyLabel.ts'
import { useJoined } from '../../shell/settings/useJoined.ts'
import { announce } from '../../ui/panels/LiveRegion.tsx'
import type { EanState } from '../../url/states/eanState.ts'
import { EanActions } from './EanActions.tsx'
import { EanHead } from './EanHead.tsx'
import styles from './EanHead.module.css'
import { EanSection } from './EanSection.tsx'
import { answerInWords, toLookup } from './eanWords.ts'
import { useEanName } from './code/useEanName.ts'

type Props = { code: string; reading: GtinReading; state: EanState }

/** A code and its market, country by country. */
export function EanPrices({ code, reading, state }: Props) {
  const connection = useConnection()
  const groups = marketGroups(state.countries)
  const results = useQueries({
    queries: groups.map((countries) => eanQuery(connection, marketRequest(code, countries))),
  }).map(({ data }) => data)
  const labelOf = useCurrencyLabel()
  const { merchant: joined } = useJoined()
  const name = useEanName(code, groups)
  const [first] = results
  const isAlone = groups.length === 1
  useRecordLookup(first ? toLookup(code, state, first, joined) : null)

  // Choosing another merchant or reference is no new answer: it is not said again.
  const spoken = results.map((result, place) => {
    const countries = groups[place] ?? []
    return result ? answerInWords(result, state, countries, labelOf(countries), joined) : null
  })
  const words = spoken.includes(null) ? null : spoken.join('; ')
  useEffect(() => {
    if (words !== null) announce(words)
  }, [words])

  return (
    <>
      <EanHead
        code={code}
        reading={reading}
        name={name}
        renderActions={(details) => (
          <EanActions
            className={styles.actions}
            code={code}
            title={name.title}
            countries={groups[0] ?? []}
            state={state}
            result={isAlone ? (first ?? null) : null}
            details={details}
          />
        )}
      />
      {groups.map((countries) => (
        <CurrencyLabel key={countries.join()} value={labelOf(countries)}>
          <EanSection code={code} countries={countries} state={state} headed={!isAlone} />
        </CurrencyLabel>
      ))}
    </>
  )
}
