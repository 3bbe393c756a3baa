import { useGo } from '@/routing/navigation.tsx'
import { paths } from '@/routing/paths.ts'
import { encodeMap, type MapState } from '@/routing/states/mapState.ts'

/** Navigation between views of the map. Each adds a step to the history, except typing and moving on within a choice. */
export function useMapSteps(state: MapState) {
  const go = useGo()
  const change = (changes: Partial<MapState>, isMoved = false) =>
    go(paths.map(encodeMap({ ...state, ...changes })), { preserveScroll: true, replace: isMoved })
  return {
    change,
    type: (find: string) => change({ find }, true),
  }
}

export type MapSteps = ReturnType<typeof useMapSteps>
