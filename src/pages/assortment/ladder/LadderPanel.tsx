import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { SelectField } from '@/components/ui/fields/SelectField.tsx'
import { Note } from '@/components/ui/panels/Note.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { Skeleton } from '@/components/ui/panels/Skeleton.tsx'
import { writeId } from '@/domain/codes/writeId.ts'
import { searchSource } from '@/domain/collections/searchSource.ts'
import type { OwnMerchants } from '@/domain/pricing/ownMerchants.ts'
import { AddToCollection } from '@/features/collections/selection/AddToCollection.tsx'
import { AddToNewCollection } from '@/features/collections/selection/AddToNewCollection.tsx'
import { LoadCollection } from '@/features/job-progress/load/LoadCollection.tsx'
import { AnswerNotice } from '@/features/messages/AnswerNotice.tsx'
import { useRevealPanel } from '@/features/page/useRevealPanel.ts'
import { PriceLadder } from '@/features/pricing/ladder/PriceLadder.tsx'
import { Spellings } from '@/features/products/values/Spellings.tsx'
import { formatCount } from '@/lib/numbers/format.ts'
import { isolated } from '@/lib/text/isolated.ts'
import { joinInWords } from '@/lib/text/joinInWords.ts'
import { plural } from '@/lib/text/plural.ts'
import { queryInWords } from '@/pages/assortment/assortmentWords.ts'
import type { AssortmentSteps } from '@/pages/assortment/useAssortmentSteps.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { assortmentQueryOf } from '@/routing/states/assortmentQuery.ts'
import { encodeAssortment, type AssortmentState } from '@/routing/states/assortmentState.ts'
import { ladderOf, ASSORTMENT } from '@/words/assortmentNames.ts'
import { useLadder } from './useLadder.ts'
import styles from './LadderPanel.module.css'

type Props = {
  state: AssortmentState
  steps: AssortmentSteps
  countries: readonly string[]
  /** The chosen brand in each of the service's spellings. */
  spellings: readonly string[]
  ownMerchants: OwnMerchants
}

/** The panel with what competitors charge for the chosen brand, beside your merchant's prices. */
export function LadderPanel({ state, steps, countries, spellings, ownMerchants }: Props) {
  const { brand, against } = state
  const ladder = useLadder(state, countries, spellings, ownMerchants)
  const { theirs, own, prices, rows, numFound, requests } = ladder
  const [country = ''] = countries
  const isOne = countries.length === 1
  const products = rows.flatMap(({ productId }) =>
    productId === null ? [] : [{ id: productId, country }],
  )
  const { apiVariant } = useConnection()
  const sent = apiVariant.filterLists === 'one value' ? [brand] : [...spellings]
  const requested = { ...assortmentQueryOf(state), brand: sent }
  const inSearch = paths.search({ ...requested, countries })
  const panel = useRef<HTMLElement>(null)
  useRevealPanel(panel, brand, ladderOf(brand))
  return (
    <Panel
      ref={panel}
      title={ladderOf(brand)}
      className={styles.panel}
      meta={requests > 0 && rowsInWords(rows.length, numFound)}
      actions={
        <>
          {ownMerchants.length > 0 && isOne && (
            <SelectField
              size="s"
              label={ASSORTMENT.against}
              className={styles.against}
              options={[
                { value: 'query', label: 'your products in this search' },
                { value: 'brand', label: `your ${isolated(brand)}` },
              ]}
              value={against}
              onChange={(value) => steps.change({ against: value })}
            />
          )}
          <Spellings of={spellings} />
          <Link to={inSearch} className={buttonClass({ variant: 'link', size: 's' })}>
            {ASSORTMENT.search}
          </Link>
          <LoadCollection
            size="s"
            source={searchSource({ ...requested, merchant: [] })}
            countries={[...countries]}
            numFound={numFound}
            name={`${brand}, ${queryInWords(state)}`}
            label={ASSORTMENT.load}
          />
          <AddToCollection size="s" products={products} />
          <AddToNewCollection
            size="s"
            lines={products.map(({ id }) => writeId(id))}
            what={['product', 'products']}
          />
          <Link
            to={paths.map(encodeAssortment({ ...state, brand: '', isLadder: false }))}
            preserveScroll
            className={buttonClass({ variant: 'quiet', size: 's', iconOnly: true })}
            aria-label={ASSORTMENT.closeLadder}
          >
            <X />
          </Link>
        </>
      }
    >
      {!isOne && (
        <Note className={styles.note} title="No price ladder across countries">
          Prices were loaded for {joinInWords(countries)} together, so the country of each price
          isn’t known.
        </Note>
      )}
      {theirs.map((query, at) => (
        <AnswerNotice
          key={spellings[at]}
          query={query}
          what={`Loading prices of ${isolated(spellings[at] ?? brand)}`}
        />
      ))}
      {own.map((query, at) => (
        <AnswerNotice key={ownMerchants[at]} query={query} what="Loading your prices" />
      ))}
      {theirs.some(({ isFetching }) => isFetching) && prices === null && (
        <div className={styles.waiting}>
          <Skeleton height={200} />
        </div>
      )}
      {prices !== null && (
        <PriceLadder
          merchants={prices.merchants}
          leftOut={prices.leftOut}
          ownMerchants={ownMerchants}
          country={country}
          {...(against === 'query' && { ownMerchantsNote: 'all in this search' })}
        />
      )}
      <Cut what={`of ${isolated(brand)}`} rows={rows.length} numFound={numFound} />
      <Cut what="of yours" rows={ladder.ownRows} numFound={ladder.ownFound} />
    </Panel>
  )
}

function rowsInWords(rows: number, numFound: number | null): string {
  if (numFound !== null && numFound > rows) {
    return `${formatCount(rows)} of ${formatCount(numFound)} rows`
  }
  return plural(rows, 'row')
}

/** Warns that a ladder was made from the first `rows` of a longer search result. */
function Cut({ what, rows, numFound }: { what: string; rows: number; numFound: number | null }) {
  if (numFound === null || rows === 0 || numFound <= rows) return null
  return (
    <p className={styles.cut}>
      {`The first ${formatCount(rows)} of ${formatCount(numFound)} rows ${what}. The others may have different prices.`}
    </p>
  )
}
