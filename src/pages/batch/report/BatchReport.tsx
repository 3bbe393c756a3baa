import type { ReferenceWords } from '../../../market/reference.ts'
import { MakeReport } from '../../../report/MakeReport.tsx'
import { useConnection } from '../../../shell/settings/connection.tsx'
import { useCurrencyLabel } from '../../../shell/settings/useCurrencyLabel.ts'
import { useJoined } from '../../../shell/settings/useJoined.ts'
import { usePreference } from '../../../shell/settings/usePreference.ts'
import type { BatchJob } from '../../../work/batch/batchJob.ts'
import type { ShownRow } from '../rows/batchRows.ts'

type Props = {
  job: BatchJob
  reference: ReferenceWords
  isNobody: boolean
  /** All rows as they are by now. */
  latest: () => Promise<{ rows: readonly ShownRow[] }>
}

/** A batch as a report, in the middle of a run as well, marked as such. */
export function BatchReport({ job: { batch }, reference, isNobody, latest }: Props) {
  const { way } = useConnection()
  const labelOf = useCurrencyLabel()
  const [mine] = usePreference('mine')
  const [tolerance] = usePreference('tolerance')
  const { merchant: joined } = useJoined()
  const source = async () => {
    const [{ rows }, { batchReport }] = await Promise.all([latest(), import('./batchReport.ts')])
    return batchReport({
      batch,
      rows,
      mine,
      reference,
      tolerance,
      joined,
      isNobody,
      labels: batch.groups.map((group) => ({ countries: group.join(), label: labelOf(group) })),
      isDemo: way === 'demo',
      at: Date.now(),
    })
  }
  return <MakeReport source={source} />
}
