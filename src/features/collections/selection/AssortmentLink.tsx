import Grid3x3 from 'lucide-react/icons/grid-3x3'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { classes } from '@/components/ui/styles/classes.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { encodeAssortmentOfSearch } from '@/routing/states/assortmentOfSearch.ts'
import { ASSORTMENT } from '@/words/assortmentNames.ts'
import styles from './AssortmentLink.module.css'

const SIGN = <Grid3x3 />

/** A link to the assortment gaps of a search, for all its merchants, with the price ladder of its brand. */
export function AssortmentLink({
  search,
}: {
  search: Parameters<typeof encodeAssortmentOfSearch>[0]
}) {
  return (
    <Link
      className={classes(buttonClass({ variant: 'quiet' }), styles.link)}
      to={paths.map(encodeAssortmentOfSearch(search))}
      prefetch
    >
      {SIGN}
      <span>{ASSORTMENT.open}</span>
    </Link>
  )
}
