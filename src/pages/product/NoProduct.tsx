import PackageSearch from 'lucide-react/icons/package-search'
import type { Answer } from '../../catalog/http/call.ts'
import { countryName, offeredCountries } from '../../lib/countries.ts'
import { HtmlAnswerHint } from '../../notices/HtmlAnswerHint.tsx'
import { Link } from '../../shell/Link.tsx'
import { useConnection } from '../../shell/connection.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { paths } from '../../url/paths.ts'
import styles from './NoProduct.module.css'
import { RequestActions } from './RequestActions.tsx'
import { SearchInstead } from './SearchInstead.tsx'

type Props = { id: string; countries: string[]; headed: boolean; answer: Answer }

/** The picker in the top bar has them all. */
const MOST_COUNTRIES = 8

/** The service knows no such id here; elsewhere it may. */
export function NoProduct({ id, countries, headed, answer }: Props) {
  const { defaults } = useConnection()
  const asked = new Set(countries.map((code) => code.toLowerCase()))
  const others = offeredCountries(defaults.offered)
    .filter(({ code }) => !asked.has(code.toLowerCase()))
    .slice(0, MOST_COUNTRIES)
  // The code alone would make "in in" of India.
  const where = countries
    .map((code) => [code, countryName(code)])
    .map(([code, name]) => (name === null ? code : `${code} (${name})`))
    .join(', ')
  return (
    <Panel>
      <EmptyState
        icon={<PackageSearch />}
        headingLevel={headed ? 3 : 1}
        title={`No product with this id in ${where}`}
        actions={
          <>
            <SearchInstead text={id} countries={countries} />
            <RequestActions answer={answer} />
          </>
        }
      >
        <p className={styles.id} dir="auto">
          {id}
        </p>
        <HtmlAnswerHint answer={answer} />
        {others.length > 0 && (
          <>
            <p>An id may belong to another country. Ask for it in:</p>
            <ul className={styles.countries}>
              {others.map(({ code, name }) => (
                <li key={code}>
                  <Link to={paths.product(id, { countries: [code] })}>
                    <span title={name}>{code}</span>
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
