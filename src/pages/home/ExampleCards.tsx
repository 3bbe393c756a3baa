import { useQuery } from '@tanstack/react-query'
import Barcode from 'lucide-react/icons/barcode'
import Layers from 'lucide-react/icons/layers'
import LinkIcon from 'lucide-react/icons/link'
import Package from 'lucide-react/icons/package'
import Search from 'lucide-react/icons/search'
import { useConnection } from '@/api/connectionContext.tsx'
import { countryGroups } from '@/api/countryGroups.ts'
import { showWhole } from '@/components/ui/browser/showWhole.ts'
import { Skeleton } from '@/components/ui/panels/Skeleton.tsx'
import {
  EXAMPLE_ROWS,
  examplesOf,
  examplesQuery,
  type Example,
} from '@/features/products/examples.ts'
import { EXAMPLE_CODES, useExampleCodes } from '@/features/products/useExampleCodes.ts'
import { useCountries } from '@/features/settings/useCountries.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { Link } from '@/routing/Link.tsx'
import { useGo } from '@/routing/navigation.tsx'
import { paths } from '@/routing/paths.ts'
import { CODE_CHECK } from '@/words/codesNames.ts'
import { NAMES } from '@/words/names.ts'
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

/** The cards with an example of each thing that can be looked up, from the service's data. */
export function ExampleCards() {
  const connection = useConnection()
  const [chosen] = useCountries()
  const [countries = []] = countryGroups(chosen, connection.apiVariant)
  const { data, isLoading } = useQuery(examplesQuery(connection, countries, EXAMPLE_ROWS))
  const examples = examplesOf(data, countries)
  return (
    <nav aria-label={NAMES.examples}>
      {/* On a phone the cards are a strip to swipe. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- scrolls the card that Tab reaches fully into view */}
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
          <CodesExample
            countries={countries}
            isOffered={examples.some(({ kind, path }) => kind === 'ean' && path !== null)}
          />
        </li>
      </ul>
    </nav>
  )
}

/** Appends to the draft of the next collection of codes the lines that it doesn't have yet. */
async function addMissing(connectionId: string, lines: readonly string[]): Promise<void> {
  const { addToDraft, readDraft } = await import('@/storage/newCollection/codesDraft.ts')
  const { text } = await readDraft(connectionId)
  const there = new Set(text.split('\n'))
  const missing = lines.filter((line) => !there.has(line))
  if (missing.length > 0) await addToDraft(connectionId, missing)
}

/**
 * The example that is not a link: it adds codes of the service to the draft of the next collection of codes, which are requested
 * only when the user starts it.
 */
function CodesExample({ countries, isOffered }: { countries: string[]; isOffered: boolean }) {
  const connection = useConnection()
  const go = useGo()
  const { isMaking, make } = useExampleCodes(countries, async (codes) => {
    await addMissing(connection.id, codes)
    go(paths.newCollection())
  })
  const name = (
    <>
      <Layers />
      <b className={styles.name}>Collection</b>
    </>
  )
  if (!isOffered) {
    return (
      <span className={styles.card}>
        {name}
        <span className={styles.value}>up to {formatCount(10_000)} lines</span>
        <span className={styles.detail}>EANs, links or product IDs</span>
      </span>
    )
  }
  return (
    <button
      type="button"
      className={styles.card}
      aria-disabled={isMaking || undefined}
      onClick={make}
    >
      {name}
      <span className={styles.value}>{EXAMPLE_CODES} EANs, one per line</span>
      <span className={styles.detail}>
        {isMaking ? 'collecting them' : `nothing runs until you click ${CODE_CHECK.start}`}
      </span>
    </button>
  )
}
