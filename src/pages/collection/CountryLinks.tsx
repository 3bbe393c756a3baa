import { shownCountry } from '@/lib/countryCode.ts'
import { Link } from '@/routing/Link.tsx'
import styles from './CollectionHead.module.css'

type Props = {
  /** The countries whose rows are shown separately, with the ID of each in addresses. */
  groups: readonly { country: string; id: string }[]
  /** The countries whose rows are shown now. */
  countries: readonly string[]
  pathOf: (id: string) => string
}

/** Links between the countries of a collection; nothing is drawn when there is only one. */
export function CountryLinks({ groups, countries, pathOf }: Props) {
  if (groups.length < 2) return null
  return (
    <nav aria-label="Country" className={styles.choices}>
      {groups.map(({ country, id }) => (
        <Link
          key={country}
          to={pathOf(id)}
          aria-current={countries.join() === country ? 'page' : undefined}
        >
          {shownCountry(country)}
        </Link>
      ))}
    </nav>
  )
}
