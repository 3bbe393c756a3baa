import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { toast } from '@/components/ui/layers/toast.ts'
import { exampleCodes, examplesQuery } from './examples.ts'

export const EXAMPLE_CODES = 50
/** How many products are requested: together they have more codes than are needed. */
const ROWS = 24

/**
 * Returns a function for a click, which loads codes of the service, or of a merchant, as examples for a first collection of
 * codes. It passes them to `onCodes`, or shows a message if there are none.
 */
export function useExampleCodes(
  countries: readonly string[],
  onCodes: (codes: string[]) => void | Promise<void>,
  merchant: string[] = [],
) {
  const client = useQueryClient()
  const connection = useConnection()
  const [isMaking, setMaking] = useState(false)
  const make = async () => {
    setMaking(true)
    try {
      const found = await client.fetchQuery(
        examplesQuery(connection, [...countries], ROWS, merchant),
      )
      const codes = exampleCodes(found.products, EXAMPLE_CODES)
      if (codes.length === 0) throw new Error('None of these products has a code.')
      await onCodes(codes)
    } catch {
      toast('No codes were found. Try again, or paste your own.', {
        tone: 'error',
      })
    }
    setMaking(false)
  }
  return { isMaking, make: () => !isMaking && void make() }
}
