import { shownCountries } from '../../lib/countryCode.ts'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { ExportMenu } from '../../export/ExportMenu.tsx'
import { CHANGES, exportChanges } from '../../model/changes/changesNames.ts'
import { snapshotTimes } from '../../model/resultSet/snapshotTimes.ts'
import { MakeReport } from '../../report/MakeReport.tsx'
import { PageHeading } from '../../shell/PageHeading.tsx'
import { Link } from '../../shell/Link.tsx'
import { useConnection } from '../../shell/settings/connection.tsx'
import { PageActions, type PageAction } from '../../shell/PageActions.tsx'
import { useCurrencyLabel } from '../../shell/settings/useCurrencyLabel.ts'
import { useGo } from '../../shell/way.tsx'
import type { KeptSet } from '../../store/resultSets/resultSets.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Folded } from '../../ui/layers/Folded.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { buttonClass } from '../../ui/buttons/buttonClass.ts'
import { encodeChanges, type ChangesState } from '../../url/states/changesState.ts'
import { paths } from '../../url/paths.ts'
import { EXPORT } from '../../words/exportNames.ts'
import styles from './ChangesHead.module.css'
import type { ChosenSnapshots } from './snapshots/chosenSnapshots.ts'
import type { ChangeMarkets } from './table/useChangeMarkets.ts'
import type { ChangesLook } from './useChanges.ts'
import { useNewSnapshot } from './snapshots/useNewSnapshot.ts'

type Props = {
  kept: KeptSet
  /** null: there are no two snapshots to compare. */
  chosen: ChosenSnapshots | null
  state: ChangesState
  /** null: nothing is compared yet. */
  look: ChangesLook | null
  markets: ChangeMarkets
}

/** Which set, from when to when, and what can be done. */
export function ChangesHead({ kept, chosen, state, look, markets }: Props) {
  const { set, snapshots } = kept
  const go = useGo()
  const { way } = useConnection()
  const labelOf = useCurrencyLabel()
  const { start, isStarting, cost } = useNewSnapshot(kept)
  const when = snapshotTimes(snapshots)
  const options = snapshots.map((snapshot) => ({ value: snapshot.id, label: when(snapshot) }))
  const choose = (change: Pick<ChangesState, 'since'> | Pick<ChangesState, 'to'>) => {
    if (!chosen) return
    const both = { since: chosen.before.id, to: chosen.now.id }
    go(paths.changes(set.id, encodeChanges({ ...state, ...both, ...change })), { keepScroll: true })
  }
  const source = async () => {
    if (!look || !chosen) throw new Error('Nothing is compared yet.')
    const { engine, found, choice } = look
    const all = await engine.allChanges('all')
    const isAll = choice.kind === '' && choice.top === null
    const shown = isAll ? null : await engine.allChanges('shown')
    const { changesSheet } = await import('./table/changesSheet.ts')
    const label = labelOf(set.countries)
    return changesSheet({ set, chosen, found, all, shown, label, markets, at: Date.now() })
  }
  const report = async () => {
    if (!look || !chosen) throw new Error('Nothing is compared yet.')
    const changes = await look.engine.allChanges('shown')
    const { changesReport } = await import('./changesReport.ts')
    const about = { set, chosen, found: look.found, changes, label: labelOf(set.countries) }
    return changesReport({ ...about, isDemo: way === 'demo', at: Date.now() })
  }
  const actions: PageAction[] = [
    {
      key: 'load',
      onPhone: 'first',
      renderIn: (place) => (
        <Button
          variant={place === 'bar' ? 'primary' : 'quiet'}
          icon={<RefreshCw />}
          aria-disabled={isStarting || undefined}
          onClick={start}
          sub={place === 'page' && cost}
        >
          {CHANGES.loadNew}
        </Button>
      ),
    },
    ...(look && look.count > 0
      ? [
          { key: 'report', renderIn: () => <MakeReport source={report} /> } satisfies PageAction,
          {
            key: 'export',
            onPhone: 'second',
            renderIn: (place) => (
              <ExportMenu
                label={place === 'bar' ? EXPORT.export : exportChanges(look.count)}
                source={source}
                look="menu"
              />
            ),
          } satisfies PageAction,
        ]
      : []),
  ]
  return (
    <header className={styles.head}>
      <Link
        className={buttonClass({ variant: 'quiet', iconOnly: true })}
        to={paths.collection(set.id)}
        title={CHANGES.back}
      >
        <ChevronLeft />
      </Link>
      <PageHeading>{CHANGES.page}</PageHeading>
      <p className={styles.set}>
        <bdi>{set.name}</bdi>, in <b>{shownCountries(set.countries)}</b>
      </p>
      <PageActions actions={actions} more={CHANGES.more} className={styles.actions} />
      {chosen && (
        <span className={styles.snapshots}>
          <Folded
            label={CHANGES.between}
            triggerClassName={styles.between}
            trigger={
              <>
                <span className="vh">{CHANGES.between}: </span>
                <span>{`${when(chosen.before)} → ${when(chosen.now)}`}</span>
                <ChevronDown />
              </>
            }
          >
            <SelectField
              label={CHANGES.from}
              options={options}
              value={chosen.before.id}
              onChange={(since) => choose({ since })}
            />
            <ChevronRight />
            <SelectField
              label={CHANGES.to}
              options={options}
              value={chosen.now.id}
              onChange={(to) => choose({ to })}
            />
          </Folded>
        </span>
      )}
    </header>
  )
}
