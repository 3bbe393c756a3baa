import { useQuery } from '@tanstack/react-query'
import PackageSearch from 'lucide-react/icons/package-search'
import type { ReactNode } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import type { Answer } from '@/api/http/call.ts'
import { traitsQuery, type Trait } from '@/api/operations/traits.ts'
import { EmptyState } from '@/components/ui/panels/EmptyState.tsx'
import { Note } from '@/components/ui/panels/Note.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { Skeleton } from '@/components/ui/panels/Skeleton.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import { AnswerActions } from '@/features/messages/AnswerDetails.tsx'
import { AnswerNotice } from '@/features/messages/AnswerNotice.tsx'
import { HtmlAnswerHint } from '@/features/messages/failure/HtmlAnswerHint.tsx'
import { PageHeading } from '@/features/page/PageHeading.tsx'
import { countryName, offeredCountries } from '@/lib/countries.ts'
import { shownCountries, shownCountry, together } from '@/lib/countryCode.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { TraitsPanel } from './fields/TraitsPanel.tsx'
import { PRODUCT } from './productNames.ts'
import { ProductRecord } from './ProductRecord.tsx'
import { SearchInstead } from './SearchInstead.tsx'
import record from './ProductRecord.module.css'
import styles from './ProductSection.module.css'

type Props = {
  id: string
  countries: string[]
  /** Whether the section has its countries as a heading, because there are other sections. */
  headed: boolean
}

/** The section of one answer about a product, or its loading, empty or error state. */
export function ProductSection({ id, countries, headed }: Props) {
  const connection = useConnection()
  const request = traitsQuery(connection, { id, countries, mode: 'full' })
  const query = useQuery(request)
  const { data, isFetching, isPending } = query
  const names = countries.map((code) => countryName(code)).filter((name) => name !== null)
  const isWaiting = isPending && (isFetching || query.fetchStatus === 'paused')
  const notice = (
    <AnswerNotice query={query} what="Loading the product" queryKey={request.queryKey} />
  )
  return (
    <section
      className={styles.section}
      aria-label={`${PRODUCT.product} in ${together(countries)}`}
      aria-busy={isFetching}
    >
      {headed && (
        <h2 className={styles.country}>
          {shownCountries(countries)} <span>{names.join(', ')}</span>
        </h2>
      )}
      {data === undefined && !headed && !isWaiting && (
        <PageHeading className={styles.unknown} dir="auto">
          Product {id}
        </PageHeading>
      )}
      {isWaiting ? <ProductSkeleton notice={notice} headed={headed} /> : notice}
      {data !== undefined && (
        <div className={classes(styles.answer, isFetching && styles.older)}>
          {data.kind === 'none' ? (
            <NoProduct id={id} countries={countries} headed={headed} answer={data.answer} />
          ) : data.product === null ? (
            <TraitsOnly id={id} traits={data.traits} answer={data.answer} headed={headed} />
          ) : (
            <ProductRecord
              id={id}
              product={data.product}
              traits={data.traits}
              answer={data.answer}
              countries={countries}
              headed={headed}
            />
          )}
        </div>
      )}
    </section>
  )
}

type TraitsOnlyProps = { id: string; traits: Trait[]; answer: Answer; headed: boolean }

/** The section for an answer with traits only: shows them and explains what is missing. */
function TraitsOnly({ id, traits, answer, headed }: TraitsOnlyProps) {
  const Title = headed ? 'h3' : PageHeading
  return (
    <div className={styles.traits}>
      <header className={styles.head}>
        <Title className={styles.title} dir="auto">
          Product {id}
        </Title>
        <AnswerActions answer={answer} buttonStyle={{ size: 's' }} />
      </header>
      <Note title="The service has no listing for this product.">
        <span>It returned only attributes.</span>
      </Note>
      <TraitsPanel traits={traits} headingLevel={headed ? 3 : 2} />
    </div>
  )
}

const rows = (count: number) => Array.from({ length: count }, (_, index) => index)

/** The placeholders for the boxes of the page; a notice replaces the top line, so that nothing moves. */
function ProductSkeleton({ notice, headed }: { notice: ReactNode; headed: boolean }) {
  return (
    <div>
      <div className={styles.line} data-headed={headed || undefined}>
        {notice}
      </div>
      <div className={record.grid} aria-hidden="true">
        <div className={styles.pictures}>
          <div className={styles.well} />
          <div className={styles.thumbs}>
            {rows(5).map((index) => (
              <span key={index} className={styles.thumb} />
            ))}
          </div>
        </div>
        <Panel as="div" className={record.main}>
          <div className={styles.productSkeletonHead}>
            <Skeleton width="40%" height={12} />
            <Skeleton width="75%" height={22} />
            <Skeleton width="48%" height={12} />
          </div>
          <div className={styles.hero}>
            <Skeleton width={88} height={28} />
            <Skeleton width={56} height={18} />
            <Skeleton width={56} height={18} />
          </div>
          <div className={styles.skus}>
            {rows(8).map((index) => (
              <Skeleton key={index} height={12} />
            ))}
          </div>
        </Panel>
        <div className={record.aside}>
          {rows(2).map((panel) => (
            <Panel key={panel} as="div">
              <div className={styles.skus}>
                {rows(5).map((index) => (
                  <Skeleton key={index} width={`${80 - index * 8}%`} />
                ))}
              </div>
            </Panel>
          ))}
        </div>
      </div>
    </div>
  )
}

type NoProductProps = { id: string; countries: string[]; headed: boolean; answer: Answer }

/** The most other countries that are offered here; the country picker in the top bar has all. */
const MOST_COUNTRIES = 8

/** The message when the service has no such ID here; it may have it in other countries. */
function NoProduct({ id, countries, headed, answer }: NoProductProps) {
  const { defaults } = useConnection()
  const requested = new Set(countries.map((code) => code.toLowerCase()))
  const others = offeredCountries(defaults.offered)
    .filter(({ code }) => !requested.has(code.toLowerCase()))
    .slice(0, MOST_COUNTRIES)
  return (
    <Panel>
      <EmptyState
        icon={<PackageSearch />}
        headingLevel={headed ? 3 : 2}
        title={`No product with this ID in ${shownCountries(countries)}`}
        actions={
          <>
            <SearchInstead text={id} countries={countries} />
            <AnswerActions answer={answer} buttonStyle={{ size: 's' }} />
          </>
        }
      >
        <p className={styles.id} dir="auto">
          {id}
        </p>
        <HtmlAnswerHint answer={answer} />
        {others.length > 0 && (
          <>
            <p>It may exist in another country:</p>
            <ul className={styles.countries}>
              {others.map(({ code, name }) => (
                <li key={code}>
                  <Link to={paths.product(id, { countries: [code] })}>
                    <span title={name}>{shownCountry(code)}</span>
                    <span className="vh">, {name}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </EmptyState>
    </Panel>
  )
}
