import Layers from 'lucide-react/icons/layers'
import { formatCount } from '../../lib/format.ts'
import { EXAMPLE_CODES, useExampleCodes } from '../../products/useExampleCodes.ts'
import { useConnection } from '../../shell/connection.tsx'
import { useGo } from '../../shell/way.tsx'
import { paths } from '../../url/paths.ts'
import styles from './ExampleCards.module.css'

/** What the next batch lacks of these lines is put at its end. */
async function addMissing(connectionId: string, lines: readonly string[]): Promise<void> {
  const { addToDraft, readDraft } = await import('../../store/batches/batchDraft.ts')
  const { text } = await readDraft(connectionId)
  const there = new Set(text.split('\n'))
  const missing = lines.filter((line) => !there.has(line))
  if (missing.length > 0) await addToDraft(connectionId, missing)
}

/** The example that is no address: codes of the service's own in the input of the next batch, which asks them on a press. */
export function BatchExample({
  countries,
  isOffered,
}: {
  countries: string[]
  isOffered: boolean
}) {
  const connection = useConnection()
  const go = useGo()
  const { isMaking, make } = useExampleCodes(countries, async (codes) => {
    await addMissing(connection.id, codes)
    go(paths.batch())
  })
  const name = (
    <>
      <Layers />
      <b className={styles.name}>Batch</b>
    </>
  )
  if (!isOffered) {
    return (
      <span className={styles.card}>
        {name}
        <span className={styles.value}>up to {formatCount(10_000)} lines</span>
        <span className={styles.detail}>EANs, URLs or product ids</span>
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
      <span className={styles.value}>{EXAMPLE_CODES} EANs, one a line</span>
      <span className={styles.detail}>
        {isMaking ? 'collecting them' : 'asked when you start it'}
      </span>
    </button>
  )
}
