import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { countryGroups } from '@/api/countryGroups.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { toast } from '@/components/ui/layers/toast.ts'
import { useCountries } from '@/features/settings/useCountries.ts'
import { useGo } from '@/routing/navigation.tsx'
import { EXAMPLE_ROWS, examplesOf, examplesQuery } from './examples.ts'

const WORDS = { url: 'Try a link from the catalog', ean: 'Try an EAN from the catalog' }

/** A button on a page that waits for a code or URL: it loads one from the service’s own data and opens it. */
export function TryExample({ kind }: { kind: keyof typeof WORDS }) {
  const client = useQueryClient()
  const connection = useConnection()
  const [chosen] = useCountries()
  const go = useGo()
  const [isRequesting, setRequesting] = useState(false)
  const request = async () => {
    setRequesting(true)
    const [countries = []] = countryGroups(chosen, connection.apiVariant)
    const found = await client
      .fetchQuery(examplesQuery(connection, countries, EXAMPLE_ROWS))
      .catch(() => undefined)
    const example = examplesOf(found, countries).find((one) => one.kind === kind)
    setRequesting(false)
    if (example?.path) go(example.path)
    else toast('The service gave no example. Try again, or enter your own.', { tone: 'error' })
  }
  return (
    <Button
      aria-disabled={isRequesting || undefined}
      onClick={() => !isRequesting && void request()}
    >
      {WORDS[kind]}
    </Button>
  )
}
