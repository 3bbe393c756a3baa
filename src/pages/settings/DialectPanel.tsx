import { countryLists, filterLists, type Dialect } from '../../api/dialect.ts'
import { SETTINGS } from '../../domain/settingsNames.ts'
import { Link } from '../../parts/Link.tsx'
import { buttonClass } from '../../ui/buttonClass.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { paths } from '../../url/paths.ts'
import { DialectRow } from './DialectRow.tsx'
import { SHORT } from './dialectWords.ts'
import { LoadRows } from './LoadRows.tsx'
import { TokenHeaderField } from './TokenHeaderField.tsx'
import { useDialectChoice } from '../../parts/useDialectChoice.ts'

const asOptions = <Value extends Dialect['countryLists'] | Dialect['filterLists']>(
  values: readonly Value[],
) => values.map((value) => ({ value, label: SHORT[value] }))

/** What has to be sent one way or another, because the specification does not say which. */
export function DialectPanel() {
  const { dialect, choose } = useDialectChoice()
  return (
    <Panel
      id="dialect"
      tabIndex={-1}
      title={SETTINGS.dialect}
      meta="what the specification leaves open"
      actions={
        <Link className={buttonClass({ variant: 'quiet', size: 's' })} to={paths.service()}>
          Evidence
        </Link>
      }
    >
      <DialectRow point="indexBase" label={SETTINGS.indexBase}>
        <Segmented
          label={SETTINGS.indexBase}
          size="s"
          options={[
            { value: '0', label: '0' },
            { value: '1', label: '1' },
          ]}
          value={dialect.indexBase === 0 ? '0' : '1'}
          onChange={(value) => choose({ indexBase: value === '0' ? 0 : 1 })}
        />
      </DialectRow>
      <DialectRow point="countryLists" label={SETTINGS.countryLists}>
        <Segmented
          label={SETTINGS.countryLists}
          size="s"
          options={asOptions(countryLists)}
          value={dialect.countryLists}
          onChange={(value) => choose({ countryLists: value })}
        />
      </DialectRow>
      <DialectRow point="filterLists" label={SETTINGS.filterLists}>
        <Segmented
          label={SETTINGS.filterLists}
          size="s"
          options={asOptions(filterLists)}
          value={dialect.filterLists}
          onChange={(value) => choose({ filterLists: value })}
        />
      </DialectRow>
      <DialectRow point="eanTokenHeader" label={SETTINGS.tokenHeader}>
        <TokenHeaderField size="s" hideLabel />
      </DialectRow>
      <LoadRows />
    </Panel>
  )
}
