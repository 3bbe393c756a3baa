import { Checkbox } from '@/components/ui/fields/Checkbox.tsx'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import type { UpdateKind } from '@/domain/updates/updateRun.ts'
import type { UpdateSource } from '@/features/job-progress/updateAll/sourcesOf.ts'
import { useDeveloper } from '@/features/settings/useDeveloper.ts'
import { together } from '@/lib/countryCode.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { formatWhenShort } from '@/lib/numbers/formatTimes.ts'
import { plural } from '@/lib/text/plural.ts'
import { allOfKind, SAVED_SEARCH } from '@/words/updateAllNames.ts'
import styles from './SourceGroup.module.css'

const LABELS: Record<UpdateKind, string> = {
  search: SAVED_SEARCH.list,
  set: 'Loaded searches',
  list: 'Picked by hand',
  batch: 'Codes',
}

type Props = {
  kind: UpdateKind
  sources: readonly UpdateSource[]
  /** The keys of the sources that are not selected. */
  left: ReadonlySet<string>
  onChoose: (keys: readonly string[], isChosen: boolean) => void
}

/** The details of a source: "us, in · loaded 18 Nov 10:26 · the first 50,000 rows only". */
function detailOf({ steps, lastAt, cutAt }: UpdateSource): string {
  return [
    steps.map(({ countries }) => together(countries)).join(', '),
    lastAt === null ? neverLoaded(steps) : `loaded ${formatWhenShort(lastAt)}`,
    ...(cutAt === null ? [] : [`the first ${formatCount(cutAt)} rows only`]),
  ].join(' · ')
}

function neverLoaded(steps: UpdateSource['steps']): string {
  const counts = steps.flatMap(({ counted }) => (counted ? [counted] : []))
  const [first] = counts
  if (!first) return 'not loaded yet: this update is its first version'
  const found = counts.reduce((sum, one) => sum + one.found, 0)
  return `counted ${formatWhenShort(first.at)}, ${formatCount(found)} found: this update compares the number`
}

/** The sources of one kind, each with a checkbox, and one checkbox for all. */
export function SourceGroup({ kind, sources, left, onChoose }: Props) {
  const isDeveloper = useDeveloper()
  if (sources.length === 0) return null
  const keys = sources.map(({ key }) => key)
  const chosen = keys.filter((key) => !left.has(key)).length
  return (
    <fieldset className={styles.group}>
      <legend className="vh">{LABELS[kind]}</legend>
      <Checkbox
        className={styles.all}
        label={allOfKind(LABELS[kind])}
        checked={chosen > 0 && chosen === keys.length}
        indeterminate={chosen > 0 && chosen < keys.length}
        onChange={(isChosen) => onChoose(keys, isChosen)}
      />
      <ul className={styles.sources}>
        {sources.map((source) => (
          <li key={source.key}>
            <Checkbox
              label={<span dir="auto">{source.name}</span>}
              description={<LangText>{detailOf(source)}</LangText>}
              checked={!left.has(source.key)}
              onChange={(isChosen) => onChoose([source.key], isChosen)}
            />
            {isDeveloper && (
              <span className={styles.cost}>
                {source.requests === null ? (
                  <EmptyValue what="not known in advance" />
                ) : (
                  plural(source.requests, 'request')
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
