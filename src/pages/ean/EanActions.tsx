import { useMemo } from 'react'
import type { EanResult } from '../../catalog/operations/ean.ts'
import { mineIn } from '../../market/me.ts'
import { toOfferRows } from '../../market/offerRows.ts'
import { TakeProducts } from '../../selection/TakeProducts.tsx'
import { useWhoIAm } from '../../shell/useJoined.ts'
import type { EanState } from '../../url/eanState.ts'
import { AnswerActions } from './AnswerActions.tsx'
import { EanExport } from './EanExport.tsx'
import { offeredRecords } from './traitRecords.ts'

type Props = {
  code: string
  /** What the code stands for; null where nobody says it. */
  title: string | null
  countries: readonly string[]
  state: EanState
  result: EanResult
}

/** What can be done with the answer of a code: its records taken along, its offers as a file, the answer as it came. */
export function EanActions({ code, title, countries, state, result }: Props) {
  const mine = useWhoIAm(mineIn(state.mine, countries))
  const country = countries.join(',')
  const products = useMemo(() => {
    if (result.kind === 'none') return []
    // Mine and then the lowest: of many these are compared.
    const { rows } = toOfferRows(result.offers, { mine, reference: 'median' })
    return offeredRecords(
      rows.map(({ offer }) => offer),
      mine,
    ).map(({ id }) => ({ id, country }))
  }, [result, mine, country])
  return (
    <>
      <TakeProducts products={products} variant="quiet" />
      <EanExport code={code} title={title} countries={countries} state={state} result={result} />
      <AnswerActions answer={result.answer} />
    </>
  )
}
