import { ExportMenu } from '../../export/ExportMenu.tsx'
import { formatCount } from '../../lib/format.ts'
import type { BrandRow } from '../../model/whiteSpace/whiteSpaceMap.ts'
import type { MapState } from '../../url/mapState.ts'
import type { MapReading } from './useMap.ts'

type Props = {
  state: MapState
  countries: readonly string[]
  reading: MapReading
  /** Brands that are shown. */
  rows: readonly BrandRow[]
}

/** The map as a file: a row for each brand, a column for each merchant. */
export function MapExport({ state, countries, reading, rows }: Props) {
  const { map, view } = reading
  const source = async () => {
    const { mapSheet } = await import('./mapSheet.ts')
    return mapSheet({ state, countries, map, view, rows, at: Date.now() })
  }
  const count = rows.length === 1 ? '1 brand' : `${formatCount(rows.length)} brands`
  return (
    <ExportMenu
      label={`Export ${count}`}
      source={source}
      look="menu"
      variant="primary"
      signOnPhone
    />
  )
}
