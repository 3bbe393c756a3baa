/** The questions on *Home*: the demo answers each with one click; with a connected service, some need codes from the user first. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useId, useState, type ReactNode } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { marketGroups } from '@/api/countryGroups.ts'
import { NO_FILTERS } from '@/api/fields/filters.ts'
import { forgetRows } from '@/api/http/pageSizes.ts'
import type { SearchResult } from '@/api/operations/search.ts'
import { isServiceAnswer } from '@/api/queries/serviceAnswer.ts'
import { toast } from '@/components/ui/layers/toast.ts'
import { Skeleton } from '@/components/ui/panels/Skeleton.tsx'
import { Spinner } from '@/components/ui/panels/Spinner.tsx'
import { readLines } from '@/domain/codes/inputLines.ts'
import { searchSource } from '@/domain/collections/searchSource.ts'
import { defaultCodesSettings } from '@/domain/pricing/itemAnswer.ts'
import {
  ownMerchantsIn,
  withOwnMerchantsIn,
  type OwnMerchants,
} from '@/domain/pricing/ownMerchants.ts'
import { EXAMPLE_ROWS, examplesOf, examplesQuery } from '@/features/products/examples.ts'
import { EXAMPLE_CODES, useExampleCodes } from '@/features/products/useExampleCodes.ts'
import { useCountries } from '@/features/settings/useCountries.ts'
import { useOwnMerchants } from '@/features/settings/useOwnMerchants.ts'
import { shownCountries } from '@/lib/countryCode.ts'
import { Link } from '@/routing/Link.tsx'
import { useGo } from '@/routing/navigation.tsx'
import { paths } from '@/routing/paths.ts'
import { appendSort } from '@/routing/sortParameter.ts'
import { encodeAssortment } from '@/routing/states/assortmentState.ts'
import { withDemoCatalog } from '@/routing/withDemoCatalog.ts'
import { START, compareCodes, lookUpCode, showChanges } from '@/words/startNames.ts'
import { AnswerSketch, type SketchKind } from './AnswerSketch.tsx'
import { OwnStrip } from './OwnStrip.tsx'
import { useIsNothingSaved } from './useIsNothingSaved.ts'
import styles from './Questions.module.css'

/** The four questions on *Home*, for users without saved work. */
export function Questions() {
  const id = useId()
  const isNothingSaved = useIsNothingSaved()
  const connection = useConnection()
  const [chosen] = useCountries()
  const [countries = []] = marketGroups(chosen)
  const { data, isPending } = useQuery(examplesQuery(connection, countries, EXAMPLE_ROWS))
  const { own, choose } = useOwnMerchants()
  const saved = ownMerchantsIn(own, countries)
  if (isNothingSaved === false) return null
  // In the demo, the merchant and the codes of the questions are from its own products.
  const isDemo = connection.mode === 'demo' && (isPending || data !== undefined)
  const [first] = data?.products ?? []
  // In the demo, you need not have chosen a merchant: the merchant of its first product is used.
  const ownMerchants = saved.length > 0 || !isDemo ? saved : [first?.merchant ?? []].flat()
  const requested = { countries, ownMerchants: withOwnMerchantsIn({}, countries, ownMerchants) }
  return (
    <>
      <section className={styles.questions} aria-labelledby={id}>
        <div className={styles.head}>
          <h2 id={id}>{isDemo ? START.askOne : START.askYours}</h2>
          {isDemo && <span className={styles.from}>{START.ofTheDemo}</span>}
        </div>
        <ul className={styles.cards}>
          <Question
            sketch="dearer"
            isWaiting={isPending}
            title={START.dearer}
            message="Your prices compared with the market median, most overpriced first."
            how={
              isDemo
                ? `${EXAMPLE_CODES} of your products from the demo catalog`
                : 'Codes from a column or a file'
            }
          >
            {isDemo ? (
              <AboveMarketAnswer
                countries={countries}
                ownMerchants={ownMerchants}
                onWho={(who) => choose(withOwnMerchantsIn({}, countries, who))}
              />
            ) : (
              <QuestionLink to={paths.newCollection()}>{START.pasteCodes}</QuestionLink>
            )}
          </Question>
          <Question
            sketch="beside"
            isWaiting={isPending}
            title={START.beside}
            message="Brands your competitors sell and you don’t, by merchant."
            how={`All products in ${shownCountries(countries)}, by merchant`}
          >
            <QuestionLink to={paths.map(encodeAssortment(requested))}>{START.drawMap}</QuestionLink>
          </Question>
          <WhoSells isWaiting={isPending} data={data} isDemo={isDemo} requested={requested} />
          <Changed
            isWaiting={isPending}
            brand={isDemo ? (first?.brand ?? null) : null}
            countries={countries}
          />
        </ul>
      </section>
      <OwnStrip />
    </>
  )
}

type QuestionProps = {
  sketch: SketchKind
  title: string
  message: string
  how: string
  /** Whether the inputs, and so the effect of a click, are not known yet. */
  isWaiting: boolean
  children: ReactNode
}

/** The card of a question: the text of its answer, its inputs, and a sketch of the result. */
function Question({ sketch, title, message, how, isWaiting, children }: QuestionProps) {
  return (
    <li className={styles.card}>
      <div className={styles.asks}>
        <h3>{title}</h3>
        <p>{message}</p>
        <p className={styles.how} dir="auto">
          {isWaiting ? <Skeleton width="70%" /> : how}
        </p>
        {isWaiting ? <Skeleton width="50%" /> : children}
      </div>
      <AnswerSketch of={sketch} />
    </li>
  )
}

function QuestionLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles.way}>
      <span className={styles.words}>{children}</span>
      <ArrowRight />
    </Link>
  )
}

type ActProps = { isBusy: boolean; busy: string; onAct: () => void; children: ReactNode }

function AnswerButton({ isBusy, busy, onAct, children }: ActProps) {
  return (
    <button
      type="button"
      className={styles.way}
      aria-disabled={isBusy || undefined}
      onClick={() => !isBusy && onAct()}
    >
      {isBusy ? (
        <Spinner label={busy} />
      ) : (
        <>
          <span className={styles.words}>{children}</span>
          <ArrowRight />
        </>
      )}
    </button>
  )
}

type AboveMarketProps = {
  countries: string[]
  ownMerchants: OwnMerchants
  onWho: (ownMerchants: OwnMerchants) => void
}

/** The answer to "Are you too expensive?": makes a collection of the demo's codes, which is checked at once. */
function AboveMarketAnswer({ countries, ownMerchants, onWho }: AboveMarketProps) {
  const connection = useConnection()
  const go = useGo()
  const { isMaking, make } = useExampleCodes(
    countries,
    async (codes) => {
      const { startCodes: startBatch } = await import('@/jobs/codes/startCodes.ts')
      onWho(ownMerchants)
      const id = await startBatch(connection, {
        name: START.dearer,
        lines: readLines(
          codes.map((text, at) => ({ line: at + 1, text, target: null })),
          'ean',
        ),
        groups: [countries],
        settings: { ...defaultCodesSettings, names: true },
      })
      const view = new URLSearchParams()
      appendSort(view, [{ column: 'difference', down: true }])
      go(paths.collection(id, view))
    },
    ownMerchants.slice(0, 1),
  )
  return (
    <AnswerButton isBusy={isMaking} busy="Collecting the codes" onAct={make}>
      {compareCodes(EXAMPLE_CODES)}
    </AnswerButton>
  )
}

type WhoSellsProps = {
  isWaiting: boolean
  data: SearchResult | undefined
  isDemo: boolean
  requested: { countries: string[]; ownMerchants: Record<string, OwnMerchants> }
}

function WhoSells({ isWaiting, data, isDemo, requested }: WhoSellsProps) {
  const example = examplesOf(data, requested.countries).find(({ kind }) => kind === 'ean')
  const code = isDemo && example?.path ? example.value : null
  return (
    <Question
      sketch="whoSells"
      isWaiting={isWaiting}
      title={START.whoSells}
      message="All sellers of one EAN, cheapest first, with your rank."
      how={code === null ? 'A code from a label, a file or a scanner' : 'All sellers at once'}
    >
      <QuestionLink to={paths.ean(code, requested)}>
        {code === null ? START.lookUp : lookUpCode(code)}
      </QuestionLink>
    </Question>
  )
}

const NEXT_WEEK = 'demo=next-week'

type ChangedProps = { isWaiting: boolean; brand: string | null; countries: string[] }

/** The answer to "What changed?": loads the products of a brand, and a second version as the demo has them a week later. */
function Changed({ isWaiting, brand, countries }: ChangedProps) {
  const connection = useConnection()
  const client = useQueryClient()
  const go = useGo()
  const [isLoading, setLoading] = useState(false)
  const show = async (name: string) => {
    setLoading(true)
    try {
      const { startFirstVersion, startVersionLoad } =
        await import('@/jobs/load/startVersionLoad.ts')
      const { loadEnd } = await import('@/jobs/load/loadEnd.ts')
      const source = searchSource({ ...NO_FILTERS, q: '', words: [], brand: [name] })
      const { collectionId, versionId } = await startFirstVersion(connection, {
        name,
        source,
        countries,
      })
      await loadEnd(connection.id, collectionId, versionId)
      go(withDemoCatalog(`${paths.changes(collectionId)}&${NEXT_WEEK}`, window.location.search), {
        exactly: true,
      })
      // The demo answers differently in another week, so drop the cached answers.
      forgetRows(connection)
      void client.resetQueries({ predicate: ({ queryKey }) => isServiceAnswer(queryKey) })
      await startVersionLoad(connection, collectionId)
    } catch {
      toast('Nothing was loaded. Try again, or start from Search.', { tone: 'error' })
    }
    setLoading(false)
  }
  return (
    <Question
      sketch="changed"
      isWaiting={isWaiting}
      title={START.changed}
      message="Price increases and decreases, new, gone and out of stock, between two dates."
      how={brand === null ? 'Your saved collections' : `${brand}: today vs. a week later (demo)`}
    >
      {brand === null ? (
        <QuestionLink to={paths.updates()}>{START.runAgain}</QuestionLink>
      ) : (
        <AnswerButton isBusy={isLoading} busy="Loading its products" onAct={() => void show(brand)}>
          {showChanges(brand)}
        </AnswerButton>
      )}
    </Question>
  )
}
