import { useSyncExternalStore } from 'react'
import { AtOnceField } from '../../runs/AtOnceField.tsx'
import { keepLoadChoice, PAGE_SIZES, readLoadChoice } from '../../store/preferences/loadChoice.ts'
import { onPreference } from '../../store/preferences/preferences.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { RUN } from '../../words/runNames.ts'
import { SETS } from '../../words/setsNames.ts'
import { SettingRow } from './SettingRow.tsx'

/** How much is asked for at a time: the specification states no limit of either. */
export function LoadRows() {
  const pageSize = useSyncExternalStore(onPreference, () => readLoadChoice().pageSize)
  const atOnce = useSyncExternalStore(onPreference, () => readLoadChoice().atOnce)
  return (
    <>
      <SettingRow
        label={SETS.pageSize}
        reason="For whole result sets; a service may give fewer, which is noticed"
      >
        <SelectField
          size="s"
          label={SETS.pageSize}
          hideLabel
          options={PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
          value={String(pageSize)}
          onChange={(size) => keepLoadChoice({ ...readLoadChoice(), pageSize: Number(size) })}
        />
      </SettingRow>
      <SettingRow
        label={RUN.atOnce}
        reason="For whole result sets and new batches; fewer after “too many requests”"
      >
        <AtOnceField
          hideLabel
          value={atOnce}
          onChange={(count) => keepLoadChoice({ ...readLoadChoice(), atOnce: count })}
        />
      </SettingRow>
    </>
  )
}
