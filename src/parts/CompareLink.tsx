import { COMPARE } from '../domain/compare/compareNames.ts'
import { Button } from '../ui/Button.tsx'
import { buttonClass, type ButtonSize } from '../ui/buttonClass.ts'
import { encodeCompare, MOST_COMPARED } from '../url/compareState.ts'
import { paths } from '../url/paths.ts'
import { Link } from './Link.tsx'

type Props = {
  /** Product ids. */
  ids: readonly string[]
  /** Prices are compared within one country: of several the first is taken, and named. */
  countries: readonly string[]
  size?: ButtonSize
}

/** The way to these products side by side; what is too few or too many says how many can be. */
export function CompareLink({ ids, countries, size = 'm' }: Props) {
  const [country = ''] = countries
  if (ids.length < 2 || ids.length > MOST_COMPARED) {
    return (
      <Button size={size} disabled sub={`2 to ${MOST_COMPARED} products`}>
        {COMPARE.link}
      </Button>
    )
  }
  return (
    <Link className={buttonClass({ size })} to={paths.compare(encodeCompare({ ids, country }))}>
      <span>{countries.length > 1 ? `${COMPARE.link} in ${country}` : COMPARE.link}</span>
    </Link>
  )
}
