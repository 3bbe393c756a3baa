import { useQuery } from '@tanstack/react-query'
import SearchX from 'lucide-react/icons/search-x'
import { useConnection } from '@/api/connectionContext.tsx'
import type { Answer } from '@/api/http/call.ts'
import type { SearchRequest } from '@/api/operations/calls.ts'
import { searchQuery } from '@/api/operations/search.ts'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { Chip } from '@/components/ui/buttons/Chip.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { HtmlAnswerHint } from '@/features/messages/failure/HtmlAnswerHint.tsx'
import { together } from '@/lib/countryCode.ts'
import { plural } from '@/lib/text/plural.ts'
import { productsInWords } from '@/pages/search/searchWords.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { withKeywords, withoutFilters, type SearchState } from '@/routing/states/searchState.ts'
import { removeFilter, removeWord } from '@/words/names.ts'
import { countRequest, relaxations, type Relaxation } from './relaxations.ts'
import styles from './NothingFound.module.css'

type NothingFoundProps = { state: SearchState; request: SearchRequest; answer: Answer }

/** The message when no product was found: lists every filter and added word, with the number of products without it. */
export function NothingFound({ state, request, answer }: NothingFoundProps) {
  const ways = relaxations(state)
  const counted = ways.filter(({ counts }) => counts).length
  const where = together(request.countries)
  return (
    <Panel className={styles.panel ?? ''} as="div">
      <div className={styles.head}>
        <SearchX />
        <h2>No products found</h2>
        <p dir="auto">
          {request.q !== '' && (
            <>
              for <b>{request.q}</b>{' '}
            </>
          )}
          in {where}
        </p>
      </div>
      <HtmlAnswerHint answer={answer} className={styles.hint} />
      {ways.length > 0 ? (
        <>
          <ul className={styles.ways}>
            {ways.map((relaxation) => (
              <RelaxationRow
                key={`${relaxation.label} ${relaxation.value}`}
                relaxation={relaxation}
                request={request}
              />
            ))}
          </ul>
          <p className={styles.foot}>
            {ways.length > 1 && (
              <Link className={buttonClass()} to={paths.search(withoutFilters(state))}>
                Clear all filters
              </Link>
            )}
            <span>{`Checked ${plural(counted, 'filter')}`}</span>
          </p>
        </>
      ) : (
        <p className={styles.foot}>
          {state.q === '' ? (
            <span>{`There are no products in ${where}. ${request.countries.length > 1 ? 'Are the country codes correct' : 'Is the country code correct'}?`}</span>
          ) : (
            <>
              <Link className={buttonClass()} to={paths.search(withKeywords(state, ''))}>
                {`Show all products in ${where}`}
              </Link>
              <span>Try fewer or different words.</span>
            </>
          )}
        </p>
      )}
    </Panel>
  )
}

function RelaxationRow({
  relaxation,
  request,
}: {
  relaxation: Relaxation
  request: SearchRequest
}) {
  const { tone, label, value, next, counts } = relaxation
  const connection = useConnection()
  const { data, isError } = useQuery({
    ...searchQuery(connection, countRequest(next, request.countries)),
    enabled: counts,
  })
  return (
    <li className={styles.way}>
      <Chip tone={tone} value={value} {...(label !== '' && { label })} />
      <span className={styles.count}>
        {data ? (
          data.kind === 'none' ? (
            'still no results'
          ) : (
            <>
              <b>{productsInWords(data.numFound)}</b>{' '}
              {tone === 'word' ? 'without this word' : 'without this filter'}
            </>
          )
        ) : counts && !isError ? (
          'counting…'
        ) : (
          'not counted'
        )}
      </span>
      <Link
        className={buttonClass({ size: 's' })}
        to={paths.search(next)}
        aria-label={tone === 'word' ? removeWord(value) : removeFilter(label, value)}
      >
        Remove
      </Link>
    </li>
  )
}
