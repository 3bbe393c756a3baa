import Grid3x3 from 'lucide-react/icons/grid-3x3'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { classes } from '@/components/ui/styles/classes.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { encodeMapOfSearch } from '@/routing/states/mapOfSearch.ts'
import { MAP } from '@/words/mapNames.ts'
import styles from './MapLink.module.css'

const SIGN = <Grid3x3 />

/** A link to the assortment gaps of a search, for all its merchants, with the price ladder of its brand. */
export function MapLink({ search }: { search: Parameters<typeof encodeMapOfSearch>[0] }) {
  return (
    <Link
      className={classes(buttonClass({ variant: 'quiet' }), styles.link)}
      to={paths.map(encodeMapOfSearch(search))}
      prefetch
    >
      {SIGN}
      <span>{MAP.open}</span>
    </Link>
  )
}
