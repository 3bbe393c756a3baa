import { useQuery } from '@tanstack/react-query'
import SearchX from 'lucide-react/icons/search-x'
import { useConnection } from '@/api/connectionContext.tsx'
import type { Answer } from '@/api/http/call.ts'
import { eanQuery } from '@/api/operations/ean.ts'
import { marketRequest } from '@/api/queries/marketRequest.ts'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { Tag } from '@/components/ui/buttons/Tag.tsx'
import { EmptyState } from '@/components/ui/panels/EmptyState.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { Skeleton } from '@/components/ui/panels/Skeleton.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import { AnswerNotice } from '@/features/messages/AnswerNotice.tsx'
import { HtmlAnswerHint } from '@/features/messages/failure/HtmlAnswerHint.tsx'
import { countriesInWords } from '@/lib/countries.ts'
import { shownCountries } from '@/lib/countryCode.ts'
import { gtinForms } from '@/lib/gtin.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import type { EanState } from '@/routing/states/eanState.ts'
import { OtherForms } from './code/OtherForms.tsx'
import { OwnListEntryNote } from './code/OwnListEntryNote.tsx'
import { EanSectionActions } from './EanActions.tsx'
import { EanMarket } from './EanMarket.tsx'
import { useOwnListEntry } from './offers/useOwnListEntry.ts'
import styles from './EanSection.module.css'

type Props = {
  code: string
  countries: string[]
  state: EanState
  /** Whether the section has a heading, because it is one of several. */
  headed: boolean
}

function nameOf(countries: readonly string[]): string {
  return countriesInWords(countries)
}

/** A section with the market of a code in one group of countries, or with its loading, empty or error state. */
export function EanSection({ code, countries, state, headed }: Props) {
  const connection = useConnection()
  const request = eanQuery(connection, marketRequest(code, countries))
  const query = useQuery(request)
  const result = query.data
  const isWaiting = result === undefined && query.isFetching
  const notice = (
    <AnswerNotice query={query} what="The price comparison" queryKey={request.queryKey} />
  )
  return (
    <section
      className={styles.section}
      aria-label={`Prices in ${nameOf(countries)}`}
      aria-busy={query.isFetching}
    >
      {headed && (
        <header className={styles.heading}>
          <h2>{nameOf(countries)}</h2>
          <span className={styles.code}>{shownCountries(countries)}</span>
          {result && (
            <EanSectionActions
              className={styles.actions}
              code={code}
              title={null}
              countries={countries}
              state={state}
              result={result}
            />
          )}
        </header>
      )}
      {isWaiting ? (
        <div className={classes(styles.section, styles.waiting)}>
          <div className={styles.over}>{notice}</div>
          <EanSkeleton />
        </div>
      ) : (
        notice
      )}
      {result?.kind === 'none' && (
        <NoMerchant code={code} countries={countries} state={state} answer={result.answer} />
      )}
      {result?.kind === 'found' && (
        <div className={classes(styles.section, query.isFetching && styles.older)}>
          <EanMarket code={code} countries={countries} state={state} result={result} />
        </div>
      )}
    </section>
  )
}

const STATS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const ROWS = ['a', 'b', 'c', 'd', 'e', 'f']

/** Placeholders for the figures and the table. */
function EanSkeleton() {
  return (
    <>
      <Panel as="div" className={styles.stats} aria-hidden="true">
        {STATS.map((key) => (
          <span key={key} className={styles.stat}>
            <Skeleton width="60%" />
            <Skeleton width="45%" height={16} />
            <Skeleton width="70%" />
          </span>
        ))}
      </Panel>
      <Panel as="div" aria-hidden="true">
        <span className={styles.head}>
          <Skeleton width={160} />
        </span>
        {ROWS.map((key) => (
          <span key={key} className={styles.row}>
            <Skeleton width={28} height={28} />
            <Skeleton width="14%" />
            <Skeleton width="6%" height={16} />
            <Skeleton width="46%" height={3} />
            <Skeleton width="8%" />
          </span>
        ))}
      </Panel>
    </>
  )
}

type NoMerchantProps = { code: string; countries: string[]; state: EanState; answer: Answer }

/** The message when nobody sells the code: its other lengths are tried, and further options are listed. */
function NoMerchant({ code, countries, state, answer }: NoMerchantProps) {
  const forms = gtinForms(code)
  const list = useOwnListEntry(code, countries)
  return (
    <Panel as="div">
      <EmptyState
        icon={<SearchX />}
        title={
          <>
            No merchant sells this code in{' '}
            <Tag className={styles.country}>{shownCountries(countries)}</Tag>
          </>
        }
        actions={
          <>
            <Link className={buttonClass()} to={paths.search({ q: code, countries })}>
              Search for this text
            </Link>
            <Link className={buttonClass()} to={paths.ean(null, state)}>
              Enter another code
            </Link>
          </>
        }
      >
        The service has no offers for {code} in {shownCountries(countries)}.{' '}
        <OwnListEntryNote list={list} />
        <HtmlAnswerHint answer={answer} />
        {forms.length === 0 ? (
          <> There are no other versions of this code.</>
        ) : (
          <OtherForms forms={forms} countries={countries} state={state} />
        )}
      </EmptyState>
    </Panel>
  )
}
