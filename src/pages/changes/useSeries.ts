import { useEffect, useState } from 'react'
import type { Moment } from '../../model/resultSet/resultSet.ts'
import type { ChangesEngine } from '../../work/workers/changesEngine.ts'
import type { SeriesSide } from '../../work/workers/changesTasks.ts'

type Series = { key: string; moments: readonly Moment[]; sides: readonly (SeriesSide | null)[] }

/** A product at each of the moments; null until they are read, and where they cannot be. */
export function useSeries(
  engine: ChangesEngine,
  connectionId: string,
  moments: readonly Moment[],
  key: string,
): readonly (SeriesSide | null)[] | null {
  const [series, setSeries] = useState<Series | null>(null)
  useEffect(() => {
    if (key === '') return
    let isWanted = true
    const ids = moments.map(({ id }) => id)
    engine.series(connectionId, ids, key).then(
      (sides) => {
        if (isWanted) setSeries({ key, moments, sides })
      },
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [engine, connectionId, moments, key])
  return series?.key === key && series.moments === moments ? series.sides : null
}
