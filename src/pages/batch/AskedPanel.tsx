import Layers from 'lucide-react/icons/layers'
import { useId } from 'react'
import { formatCount } from '../../lib/format.ts'
import { Link } from '../../shell/Link.tsx'
import { DataList } from '../../ui/DataList.tsx'
import { LinesField } from '../../ui/LinesField.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { buttonClass } from '../../ui/buttonClass.ts'
import { paths } from '../../url/paths.ts'
import { BATCH } from '../../words/batchNames.ts'
import type { BatchJob } from '../../work/batch/batchJob.ts'
import styles from './AskedPanel.module.css'

/** What the batch was given and how it asks; on a small screen in two lines. */
export function AskedPanel({ job: { batch, plan } }: { job: BatchJob }) {
  const id = useId()
  const { counts } = plan
  const { settings } = batch
  const countries = batch.groups.flat().join(', ')
  const lines = plan.rows.filter(({ countries: [one] }) => one === batch.groups[0]?.[0])
  const newOne = (
    <Link className={buttonClass({ variant: 'link', size: 's' })} to={paths.batch()}>
      {BATCH.newBatch}
    </Link>
  )
  return (
    <div className={styles.asked}>
      <div className={styles.short}>
        <Layers />
        <p>
          <b>{formatCount(counts.asks)} to ask</b> in {countries}, {settings.mode},{' '}
          {settings.atOnce} at once
          <br />
          {formatCount(counts.lines)} lines read, {formatCount(counts.repeated)} repeated,{' '}
          {formatCount(counts.invalid)} invalid
        </p>
        {newOne}
      </div>
      <Panel className={styles.long} title={BATCH.input} actions={newOne} padded>
        <label className="vh" htmlFor={id}>
          The lines as given
        </label>
        <LinesField
          id={id}
          className={styles.lines}
          readOnly
          value={lines.map(({ line }) => line.text).join('\n')}
        />
        <DataList
          shortNames
          items={[
            { label: 'Lines read', value: formatCount(counts.lines) },
            { label: 'Repeated, asked once', value: formatCount(counts.repeated) },
            { label: 'Invalid', value: formatCount(counts.invalid) },
            { label: 'To ask', value: <b>{formatCount(counts.asks)}</b> },
          ]}
        />
      </Panel>
      <Panel className={styles.long} title={BATCH.howToAsk} padded>
        <DataList
          shortNames
          items={[
            { label: 'Country', value: countries },
            { label: 'Mode', value: settings.mode },
            { label: BATCH.names, value: settings.names ? 'asked for' : 'not asked for' },
            { label: 'At once', value: `${settings.atOnce} requests` },
            { label: 'Tries', value: '3; 4 after a 429' },
          ]}
        />
      </Panel>
    </div>
  )
}
