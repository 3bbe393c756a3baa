import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import type { LookupRequest } from '@/api/operations/calls.ts'
import { lookupQuery } from '@/api/operations/lookup.ts'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { Skeleton } from '@/components/ui/panels/Skeleton.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import type { ReferenceKind } from '@/domain/pricing/reference.ts'
import { AnswerNotice } from '@/features/messages/AnswerNotice.tsx'
import { settledInWords } from '@/features/pricing/skuMarket/settledInWords.ts'
import { useMarket, type Market } from '@/features/pricing/skuMarket/useMarket.ts'
import { useMarketCountry } from '@/features/pricing/skuMarket/useMarketCountry.ts'
import { useCurrencyLabel } from '@/features/settings/useCurrencyLabel.ts'
import { useUsualReference } from '@/features/settings/useUsualReference.ts'
import { countriesInWords } from '@/lib/countries.ts'
import { shownCountries, together } from '@/lib/countryCode.ts'
import { plural } from '@/lib/text/plural.ts'
import { paths } from '@/routing/paths.ts'
import { Chain } from './chain/Chain.tsx'
import { chainSteps } from './chain/chainSteps.ts'
import { LinkVariantsPanel } from './chain/LinkVariantsPanel.tsx'
import { MarketPanel } from './chain/MarketPanel.tsx'
import { MarketSkeleton } from './chain/MarketSkeleton.tsx'
import { MatchedVariant } from './chain/MatchedVariant.tsx'
import { NotMatched } from './chain/NotMatched.tsx'
import { RecordChoice } from './chain/RecordChoice.tsx'
import { useLinkVariants, type TriedVariants } from './chain/useLinkVariants.ts'
import { useSkus, type RecordSkus } from './chain/useSkus.ts'
import { useSaveLookup } from './form/useSaveLookup.ts'
import styles from './ResolveSection.module.css'

type Known = {
  tried: TriedVariants
  skus: RecordSkus
  market: Market
  countries: readonly string[]
}

function chainInWords({ tried, skus, market, countries }: Known): string | null {
  const { matched, forms, isTrying } = tried
  const where = `in ${together(countries)}`
  if (!matched) {
    const isAnswered = forms[0]?.query.data !== undefined && !isTrying
    return isAnswered ? `No listing for this link ${where}` : null
  }
  const found = `${plural(matched.result.products.length, 'listing')} for this link ${where}`
  const marketInWords = skus.skus !== null && market.requested > 0 ? settledInWords(market) : null
  return marketInWords === null ? found : `${found}. ${marketInWords}`
}

/** Announces the result for a URL: first with its records, and later with their market. */
function useAnnounceChain(known: Known): void {
  const words = chainInWords(known)
  useEffect(() => {
    if (words !== null) announce(words)
  }, [words])
}

type Props = {
  request: LookupRequest
  /** All countries of the page, which links to this page must include. */
  countries: readonly string[]
  /** Whether this is one of several sections, which each have a heading and an answer. */
  isOneOfMany: boolean
  /** Whether this section saves the look-up among the recent ones; only the first section does. */
  isLookupSaved: boolean
  aside: ReactNode
}

/** The section for one URL in one group of countries: its variants, its records, and the market of the chosen record. */
export function ResolveSection({ request, countries, isOneOfMany, isLookupSaved, aside }: Props) {
  const connection = useConnection()
  const labelOf = useCurrencyLabel()
  const headingId = useId()
  const tried = useLinkVariants(request)
  const { matched, forms } = tried
  // The chosen record and the reference are local state; the address has only the request.
  const [choice, setChoice] = useState<{ url: string; index: number } | null>(null)
  const [reference, setReference] = useState<ReferenceKind>(useUsualReference())
  const products = matched?.result.products ?? []
  const wanted = choice !== null && choice.url === matched?.form.url ? choice.index : 0
  const index = products[wanted] === undefined ? 0 : wanted
  const product = products[index] ?? null
  const skus = useSkus(product, request.mode, request.countries)
  const within = useMarketCountry(request.countries, skus.skus)
  const market = useMarket(product, within, reference)
  const steps = chainSteps({ tried, skus, market })
  const path = paths.resolve({ ...request, countries })
  useSaveLookup(isLookupSaved ? { path, request, tried, skus, market, isOneOfMany } : null)
  useAnnounceChain({ tried, skus, market, countries: request.countries })

  const main = useRef<HTMLDivElement>(null)
  const matchedPlace = matched?.index ?? 0
  useEffect(() => {
    // After a match, the clicked button disappears with its panel, so move the focus to the records.
    if (matchedPlace > 1 && document.activeElement === document.body) {
      main.current?.focus({ preventScroll: true })
    }
  }, [matchedPlace])

  const originalQuery = forms[0]?.query
  const headingLevel = isOneOfMany ? 3 : 2
  const missing = matched === null ? originalQuery?.data : undefined
  const code = shownCountries(request.countries)
  return (
    <section
      className={styles.section}
      aria-labelledby={isOneOfMany ? headingId : undefined}
      aria-label={isOneOfMany ? undefined : 'Results'}
    >
      {isOneOfMany && (
        <h2 id={headingId} className={styles.heading}>
          {countriesInWords(request.countries)} <span className={styles.code}>{code}</span>
        </h2>
      )}
      <Chain {...steps} />
      <div className={styles.columns}>
        <div
          ref={main}
          tabIndex={-1}
          className={classes(
            styles.main,
            matched !== null && originalQuery?.isFetching === true && styles.older,
          )}
          aria-busy={originalQuery?.isFetching === true}
        >
          {originalQuery && (
            <AnswerNotice
              query={originalQuery}
              what="The look-up"
              queryKey={lookupQuery(connection, request).queryKey}
            />
          )}
          {originalQuery?.isLoading === true && <RecordsSkeleton />}
          {missing && (
            <NotMatched
              request={request}
              tried={tried}
              answer={missing.answer}
              countries={countries}
              headingLevel={headingLevel}
            />
          )}
          {matched !== null && product !== null && (
            <>
              {matched.index > 1 && (
                <MatchedVariant
                  form={matched.form}
                  path={paths.resolve({ ...request, url: matched.form.url, countries })}
                />
              )}
              <RecordChoice
                key={matched.form.url}
                products={products}
                chosen={index}
                onChoose={(chosen) => setChoice({ url: matched.form.url, index: chosen })}
                chosenSkus={skus.skus}
                isOneOfMany={isOneOfMany}
                countries={request.countries}
              />
              <CurrencyLabel value={labelOf([within.country])}>
                <MarketPanel
                  product={product}
                  skus={skus}
                  market={market}
                  within={within}
                  reference={reference}
                  onReference={setReference}
                  headingLevel={headingLevel}
                  isOneOfMany={isOneOfMany}
                />
              </CurrencyLabel>
            </>
          )}
        </div>
        <div className={styles.aside}>
          <LinkVariantsPanel
            tried={tried}
            headingLevel={headingLevel}
            country={isOneOfMany ? code : null}
          />
          {aside}
        </div>
      </div>
    </section>
  )
}

/** Placeholders in the size of the records and the market. */
function RecordsSkeleton() {
  return (
    <>
      <div className={styles.cards} aria-hidden="true">
        <Skeleton height={100} />
        <Skeleton height={100} />
      </div>
      <Panel as="div" className={styles.market ?? ''} aria-hidden="true">
        <div className={styles.head}>
          <Skeleton width={140} />
        </div>
        <MarketSkeleton rows={6} />
      </Panel>
    </>
  )
}
