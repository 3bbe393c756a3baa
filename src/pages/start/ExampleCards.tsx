import { useQuery } from '@tanstack/react-query'
import Barcode from 'lucide-react/icons/barcode'
import LinkIcon from 'lucide-react/icons/link'
import Package from 'lucide-react/icons/package'
import Search from 'lucide-react/icons/search'
import { countryGroups } from '../../catalog/countryGroups.ts'
import { EXAMPLE_ROWS, examplesOf, examplesQuery, type Example } from '../../products/examples.ts'
import { Link } from '../../shell/Link.tsx'
import { useConnection } from '../../shell/connection.tsx'
import { useCountries } from '../../shell/useCountries.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { showWhole } from '../../ui/showWhole.ts'
import { NAMES } from '../../words/names.ts'
import { BatchExample } from './BatchExample.tsx'
import styles from './ExampleCards.module.css'

const ICONS = {
  search: <Search />,
  product: <Package />,
  url: <LinkIcon />,
  ean: <Barcode />,
}

function Content({ example, isLoading }: { example: Example; isLoading: boolean }) {
  return (
    <>
      {ICONS[example.kind]}
      <b className={styles.name}>{example.name}</b>
      {isLoading ? (
        <>
          <span className={styles.line}>
            <Skeleton width="80%" />
          </span>
          <span className={styles.line}>
            <Skeleton width="55%" />
          </span>
        </>
      ) : (
        <>
          <span className={styles.value} dir="auto">
            {example.value}
          </span>
          <span className={styles.detail} dir="auto">
            {example.detail}
          </span>
        </>
      )}
    </>
  )
}

/** One example of each thing that can be looked up, taken from what the service holds. */
export function ExampleCards() {
  const connection = useConnection()
  const [chosen] = useCountries()
  const [countries = []] = countryGroups(chosen, connection.dialect)
  const { data, isLoading } = useQuery(examplesQuery(connection, countries, EXAMPLE_ROWS))
  const examples = examplesOf(data, countries)
  return (
    <nav aria-label={NAMES.examples}>
      {/* On a phone a strip. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus is followed, whichever card it comes to */}
      <ul className={styles.cards} aria-busy={isLoading} onKeyUp={showWhole}>
        {examples.map((example) => (
          <li key={example.kind}>
            {example.path === null ? (
              <span className={styles.card}>
                <Content example={example} isLoading={isLoading} />
              </span>
            ) : (
              <Link to={example.path} prefetch className={styles.card}>
                <Content example={example} isLoading={false} />
              </Link>
            )}
          </li>
        ))}
        <li>
          <BatchExample
            countries={countries}
            isOffered={examples.some(({ kind, path }) => kind === 'ean' && path !== null)}
          />
        </li>
      </ul>
    </nav>
  )
}
