import Grid3x3 from 'lucide-react/icons/grid-3x3'
import { Link } from '../shell/Link.tsx'
import { buttonClass } from '../ui/buttons/buttonClass.ts'
import { classes } from '../ui/styles/classes.ts'
import { encodeMap, mapOfSearch } from '../url/states/mapState.ts'
import { paths } from '../url/paths.ts'
import { MAP } from '../words/mapNames.ts'
import styles from './MapLink.module.css'

const SIGN = <Grid3x3 />

/** To assortment gaps of a query: of all its merchants, with the price ladder of its brand. */
export function MapLink({ search }: { search: Parameters<typeof mapOfSearch>[0] }) {
  return (
    <Link
      className={classes(buttonClass({ variant: 'quiet' }), styles.link)}
      to={paths.map(encodeMap(mapOfSearch(search)))}
      prefetch
    >
      {SIGN}
      <span>{MAP.open}</span>
    </Link>
  )
}
