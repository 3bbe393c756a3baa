import { useQueryClient } from '@tanstack/react-query'
import Layers from 'lucide-react/icons/layers'
import { useState } from 'react'
import { searchQuery } from '../../api/search.ts'
import { formatCount } from '../../domain/format.ts'
import { useConnection } from '../../parts/connection.tsx'
import { useGo } from '../../parts/useGo.ts'
import { toast } from '../../ui/toast.ts'
import { paths } from '../../url/paths.ts'
import styles from './ExampleCards.module.css'
import { codesOf, requestIn } from './examples.ts'

const CODES = 50
/** A page of results has more codes than that. */
const ROWS = 24

/** What the next batch lacks of these lines is put at its end. */
async function addMissing(connectionId: string, lines: readonly string[]): Promise<void> {
  const { addToDraft, readDraft } = await import('../../store/batchDraft.ts')
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
  const client = useQueryClient()
  const connection = useConnection()
  const go = useGo()
  const [isMaking, setMaking] = useState(false)

  const make = async () => {
    setMaking(true)
    try {
      const found = await client.fetchQuery({
        ...searchQuery(connection, requestIn(countries, ROWS)),
        staleTime: Infinity,
      })
      await addMissing(connection.id, codesOf(found.products, CODES))
      go(paths.batch())
    } catch {
      toast('No codes came for the batch. Try again, or open Batch and paste your own.', {
        tone: 'error',
      })
    }
    setMaking(false)
  }
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
      onClick={() => !isMaking && void make()}
    >
      {name}
      <span className={styles.value}>{CODES} EANs, one a line</span>
      <span className={styles.detail}>
        {isMaking ? 'collecting them' : 'asked when you start it'}
      </span>
    </button>
  )
}
