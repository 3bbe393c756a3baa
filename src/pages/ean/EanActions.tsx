import Braces from 'lucide-react/icons/braces'
import { useMemo, useState } from 'react'
import type { Answer } from '../../catalog/http/call.ts'
import type { EanResult } from '../../catalog/operations/ean.ts'
import { mineIn } from '../../market/me.ts'
import { toOfferRows } from '../../market/offerRows.ts'
import { CopyCurl } from '../../notices/CopyCurl.tsx'
import { RawAnswer } from '../../notices/rawAnswer/RawAnswer.tsx'
import { TakeProducts } from '../../selection/TakeProducts.tsx'
import { useWhoIAm } from '../../shell/settings/useJoined.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import type { EanState } from '../../url/states/eanState.ts'
import { NAMES } from '../../words/names.ts'
import { EanExport } from './EanExport.tsx'
import { offeredRecords } from './traits/traitRecords.ts'

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

/** The answer as it came, and its request as a command line. */
function AnswerActions({ answer }: { answer: Answer }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        icon={<Braces />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {NAMES.rawAnswer}
      </Button>
      <CopyCurl call={answer.call} />
      <RawAnswer answer={answer} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
