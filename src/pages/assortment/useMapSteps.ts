import { useGo } from '@/routing/navigation.tsx'
import { paths } from '@/routing/paths.ts'
import { encodeMap, type MapState } from '@/routing/states/mapState.ts'

/**
 * The navigation between views of the map. Each change adds a step to the history, except typing and further steps of the same
 * change.
 */
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
