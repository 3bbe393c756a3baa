import { useQuery } from '@tanstack/react-query'
import { formatWhen } from '../../lib/numbers/formatTimes.ts'
import { setsQuery, useFreshSets } from '../../queries/kept/setsQuery.ts'
import { useBatches } from '../../queries/kept/useBatches.ts'
import { useWatchRuns } from '../../queries/kept/useWatchKept.ts'
import { Link } from '../../shell/Link.tsx'
import { useConnection } from '../../shell/settings/connection.tsx'
import { useCountries } from '../../shell/settings/useCountries.ts'
import { answerPlace } from '../../shell/pagePlaces.ts'
import { usePreference } from '../../shell/settings/usePreference.ts'
import { Localized } from '../../ui/figures/Localized.tsx'
import { Panel } from '../../ui/panels/Panel.tsx'
import { classes } from '../../ui/styles/classes.ts'
import { encodeMap, mapState } from '../../url/states/mapState.ts'
import { paths, toReportOf } from '../../url/paths.ts'
import { PAGES } from '../../words/pageNames.ts'
import { REPORTS } from '../../words/reportsNames.ts'
import styles from './ReportsPage.module.css'

type Subject = { key: string; to: string; name: string; kind: string; at: number | null }

/** Everything kept that a report can be of, the newest first; the map, which is kept nowhere, at the end. */
function useSubjects(): readonly Subject[] {
  const { id } = useConnection()
  const [countries] = useCountries()
  const [mine] = usePreference('mine')
  useFreshSets(id)
  const batches = useBatches().data?.batches ?? []
  const sets = useQuery(setsQuery(id)).data?.sets ?? []
  const [run] = useWatchRuns().data ?? []
  const kept = [
    ...batches.map(({ id: batch, name, at }) => ({
      key: `batch ${batch}`,
      to: paths.collection(batch),
      name,
      kind: PAGES.collection,
      at,
    })),
    ...sets.flatMap(({ set, snapshots }) => {
      const [latest] = snapshots
      if (!latest) return []
      const { at } = latest
      const of = { name: set.name, at }
      const whole = { ...of, key: set.id, to: paths.collection(set.id), kind: PAGES.collection }
      return snapshots.length < 2
        ? [whole]
        : [
            whole,
            {
              ...of,
              key: `changes ${set.id}`,
              to: paths.changes(set.id),
              kind: PAGES.changes,
            },
          ]
    }),
    ...(run
      ? [
          {
            key: 'watch',
            to: paths.watch(),
            name: 'Matches',
            kind: PAGES.watch,
            at: run.factsAt,
          },
        ]
      : []),
  ]
  const map = { name: 'Brands by merchant', kind: PAGES.map, at: null }
  return [
    ...kept.toSorted((a, b) => b.at - a.at),
    { ...map, key: 'map', to: paths.map(encodeMap(mapState({ countries, mine }))) },
  ]
}

/** The way to each thing that a report can be of: it is made on the page that shows it, where its sheet opens. */
export function BeginPanel() {
  const subjects = useSubjects()
  return (
    <Panel ref={answerPlace} title={REPORTS.begin} meta="each opens its page with “Make report”">
      <ul className={classes(styles.list, styles.begin)}>
        {subjects.map(({ key, to, name, kind, at }) => (
          <li key={key}>
            <Link className={styles.name} to={toReportOf(to)}>
              <bdi>{name}</bdi>
            </Link>
            <span className={styles.quiet}>
              {kind}
              {at !== null && (
                <>
                  , <Localized>{formatWhen(at)}</Localized>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
