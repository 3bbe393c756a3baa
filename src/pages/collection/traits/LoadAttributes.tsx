import ListTree from 'lucide-react/icons/list-tree'
import { useState } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { Button, type ButtonProps } from '@/components/ui/buttons/Button.tsx'
import { toast } from '@/components/ui/layers/toast.ts'
import { MAX_LINES } from '@/domain/codes/inputLines.ts'
import { traitKeyOf } from '@/domain/columns/traitColumns.ts'
import type { WorkRow } from '@/domain/rows/rowView.ts'
import { useRequestCount } from '@/features/settings/useDeveloper.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { TRAITS } from './traitsNames.ts'
import type { RowsTraits } from './useRowsTraits.ts'

export type RequestedTraits = {
  /** The name under which the job is listed. */
  name: string
  rows: () => Promise<readonly WorkRow[]>
  /** Stores the IDs of the collections of codes that load these attributes. */
  save: (checkIds: readonly string[]) => Promise<unknown>
}

type Props = Pick<ButtonProps, 'variant' | 'size'> & {
  label: string
  requestedTraits: RequestedTraits
  /** How many products are requested: one request each, because the service has no request for several (§4.1). */
  products: number
  /** Whether products that were requested before are loaded again. */
  isUpdate: boolean
  known: RowsTraits['known']
}

/**
 * The button that loads the attributes of the selected rows that were not requested yet; if all were requested, it loads them
 * again.
 */
export function LoadAttributesOfRows({
  rows,
  traits,
  requestedTraits,
}: {
  rows: readonly WorkRow[]
  traits: RowsTraits
  requestedTraits: Omit<RequestedTraits, 'rows'>
}) {
  const keys = [...new Set(rows.map(traitKeyOf))].filter(Boolean)
  const notRequested = keys.filter((key) => !traits.known.has(key)).length
  const isUpdate = notRequested === 0 && keys.length > 0
  return (
    <LoadAttributes
      label={isUpdate ? TRAITS.refresh : TRAITS.load}
      products={isUpdate ? keys.length : notRequested}
      isUpdate={isUpdate}
      known={traits.known}
      requestedTraits={{ ...requestedTraits, rows: () => Promise.resolve(rows) }}
    />
  )
}

/** The button that loads the attributes of products. It shows the number of requests before the click. */
export function LoadAttributes({
  label,
  requestedTraits,
  products,
  isUpdate,
  known,
  ...rest
}: Props) {
  const requestCount = useRequestCount()
  const connection = useConnection()
  const [isStarting, setStarting] = useState(false)
  const isTooMany = products > MAX_LINES
  const request = async () => {
    try {
      const { requestTraits } = await import('@/jobs/loadTraits.ts')
      const { name, rows, save } = requestedTraits
      const isWanted = (key: string) => isUpdate || !known.has(key)
      await requestTraits(connection, { name, rows: await rows(), isWanted, save })
    } catch {
      toast(
        'Attributes weren’t loaded: part of the app didn’t load, or the rows couldn’t be read.',
        { tone: 'error' },
      )
    }
  }
  const isOff = isStarting || isTooMany || products === 0
  return (
    <Button
      {...rest}
      icon={<ListTree />}
      sub={
        isTooMany
          ? `${formatCount(products)} products; filter to ${formatCount(MAX_LINES)}`
          : requestCount(products)
      }
      aria-disabled={isOff || undefined}
      onClick={() => {
        // A second click would start a second load, so it is ignored.
        if (isOff) return
        setStarting(true)
        void request().finally(() => setStarting(false))
      }}
    >
      {label}
    </Button>
  )
}
