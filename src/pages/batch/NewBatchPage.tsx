import { Corrections } from '../../notices/Corrections.tsx'
import { OwnPricesPanel } from '../../position/OwnPricesPanel.tsx'
import { useUrlState } from '../../shell/useUrlState.ts'
import { Frame } from '../../ui/Frame.tsx'
import { BATCH } from '../../words/batchNames.ts'
import styles from './BatchPage.module.css'
import { HowToAsk } from './HowToAsk.tsx'
import { InputColumns } from './InputColumns.tsx'
import { InputPanel } from './InputPanel.tsx'
import { KeptBatches } from './KeptBatches.tsx'
import { PreviewPanel } from './PreviewPanel.tsx'
import { encodeBatch, decodeBatch } from './batchState.ts'
import { useBatchDraft } from './useBatchDraft.ts'

/** Where a batch begins: its input, what it would ask, and the batches that are kept. */
export function NewBatchPage() {
  const { corrections } = useUrlState(decodeBatch, encodeBatch)
  const draft = useBatchDraft()
  return (
    <Frame className={styles.page}>
      <h1 className="vh">{BATCH.page}</h1>
      <Corrections list={corrections} />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <InputPanel draft={draft} />
          <HowToAsk draft={draft} />
          <OwnPricesPanel />
        </div>
        <div className={styles.stack}>
          <InputColumns draft={draft} />
          <PreviewPanel draft={draft} />
          <KeptBatches />
        </div>
      </div>
    </Frame>
  )
}
