import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatCount } from '../../lib/format.ts'
import { Corrections } from '../../notices/Corrections.tsx'
import { usePriceChanges } from '../../position/usePriceChanges.ts'
import { priceListQuery, useFreshPriceLists } from '../../queries/usePriceList.ts'
import { CurrencyLabel } from '../../shell/CurrencyLabel.ts'
import { useConnection } from '../../shell/connection.tsx'
import { useCurrencyLabel } from '../../shell/useCurrencyLabel.ts'
import { usePageTitle } from '../../shell/usePageTitle.ts'
import { useUrlState } from '../../shell/useUrlState.ts'
import { Frame } from '../../ui/Frame.tsx'
import { Note } from '../../ui/Note.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { decodePriceList, encodePriceList, type PriceListState } from '../../url/priceListState.ts'
import { PRICES } from '../../words/priceListNames.ts'
import { ImportPrices } from './ImportPrices.tsx'
import { ListFigures } from './ListFigures.tsx'
import { ListHead } from './ListHead.tsx'
import { ListPanel } from './ListPanel.tsx'
import styles from './PriceListPage.module.css'
import { usePriceDraft, type PriceDraft } from './usePriceDraft.ts'

/** A step takes its controls along: reading goes on at the start of the page. */
function toStart() {
  window.scrollTo({ top: 0 })
  document.getElementById('main')?.focus({ preventScroll: true })
}

type Props = { state: PriceListState; country: string; draft: PriceDraft }

/** The list of one country, or its input where there is none or another one is to take its place. */
function OneList({ state, country, draft }: Props) {
  const { id } = useConnection()
  const { data, isError } = useQuery(priceListQuery(id, country))
  const changes = usePriceChanges(country)
  const [isReplacing, setReplacing] = useState(false)
  const show = (isInput: boolean) => {
    setReplacing(isInput)
    toStart()
  }

  if (isError) {
    return (
      <Note tone="danger" title="What is kept could not be read.">
        The browser’s storage does not answer. Nothing is lost by that; load the page again.
      </Note>
    )
  }
  if (!data) return <Spinner label="Reading the price list" />
  const { entries, at, damaged, isHeld, lookup } = data
  const isImporting = isReplacing || entries.length === 0
  return (
    <>
      {damaged > 0 && (
        <Note tone="warn" title="A part of this list cannot be read.">
          {damaged === 1 ? '1 part' : `${formatCount(damaged)} parts`} of up to 500 rows; they are
          damaged. Replace the list by its file to have them back.
        </Note>
      )}
      {isHeld && entries.length > 0 && (
        <Note tone="warn" title="This list ends with this page.">
          The browser did not take it: it gives the app no storage, or has no room left. The list
          works until the page is closed.
        </Note>
      )}
      {isImporting ? (
        <ImportPrices
          draft={draft}
          country={country}
          replaces={entries.length}
          changes={changes}
          onDone={() => show(false)}
        />
      ) : (
        <>
          <ListFigures entries={entries} at={at} />
          <ListPanel
            entries={entries}
            at={at}
            lookup={lookup}
            state={state}
            country={country}
            changes={changes}
            onReplace={() => show(true)}
          />
        </>
      )}
    </>
  )
}

/** The user's own prices: kept here, one list a country, used wherever the catalog holds no offer of theirs. */
export function PriceListPage() {
  const { state, corrections } = useUrlState(decodePriceList, encodePriceList)
  const labelOf = useCurrencyLabel()
  // What is pasted stays while its country is chosen.
  const draft = usePriceDraft()
  useFreshPriceLists()
  usePageTitle(PRICES.page)
  // A decoded state names one country at least.
  const [country = ''] = state.countries
  return (
    <Frame className={styles.page}>
      <Corrections list={corrections} />
      <ListHead state={state} country={country} />
      <CurrencyLabel value={labelOf([country])}>
        <OneList key={country} state={state} country={country} draft={draft} />
      </CurrencyLabel>
    </Frame>
  )
}
