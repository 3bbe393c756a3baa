import { useContext } from 'react'
import { modeOptions } from '@/api/fields/operations.ts'
import type { SearchResult } from '@/api/operations/search.ts'
import { Segmented } from '@/components/ui/fields/Segmented.tsx'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import { AnswerDetails } from '@/features/messages/AnswerDetails.tsx'
import { currencyLabelInWords } from '@/lib/text/currencyLabelText.ts'
import { useGo } from '@/routing/navigation.tsx'
import { paths } from '@/routing/paths.ts'
import { withMode, type SearchState } from '@/routing/states/searchState.ts'
import { NAMES } from '@/words/names.ts'

type Props = { state: SearchState; result: SearchResult }

/** The details of an answer for developers: how it was requested, and the options to change that. */
export function SearchDetails({ state, result: { answer, appliedQuery } }: Props) {
  const go = useGo()
  const label = useContext(CurrencyLabel)
  return (
    <AnswerDetails
      answer={answer}
      buttonStyle={{ variant: 'link' }}
      facts={[
        {
          label: 'Mode',
          value: (
            <Segmented
              label={NAMES.responseMode}
              options={modeOptions}
              value={state.mode}
              size="s"
              onChange={(mode, isMoved) =>
                go(paths.search(withMode(state, mode)), { preserveScroll: true, replace: isMoved })
              }
            />
          ),
        },
        {
          label: 'Currency',
          value: label === '' ? 'not stated by the service' : currencyLabelInWords(label),
        },
        ...(appliedQuery === null ? [] : [{ label: 'Applied query', value: appliedQuery }]),
      ]}
    />
  )
}
