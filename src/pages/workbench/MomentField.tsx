import type { Moment } from '../../model/resultSet/resultSet.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { WORKBENCH } from '../../words/workbenchNames.ts'
import { momentNames } from './momentWords.ts'

type Props = {
  /** Newest first. */
  moments: readonly Moment[]
  /** '' for the latest. */
  value: string
  onMoment: (id: string) => void
}

/** Which of the kept moments is shown. */
export function MomentField({ moments, value, onMoment }: Props) {
  const [latest, ...earlier] = moments
  if (!latest) return null
  const nameOf = momentNames(moments)
  return (
    <SelectField
      label={WORKBENCH.moment}
      value={earlier.some(({ id }) => id === value) ? value : ''}
      options={[
        { value: '', label: `${nameOf(latest)} (latest)` },
        ...earlier.map((moment) => ({ value: moment.id, label: nameOf(moment) })),
      ]}
      onChange={onMoment}
    />
  )
}
