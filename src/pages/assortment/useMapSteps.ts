import { useGo } from '@/routing/navigation.tsx'
import { paths } from '@/routing/paths.ts'
import { encodeMap, type MapState } from '@/routing/states/mapState.ts'

/** The ways from one view of the map to another: each is one step of the history; typing, and moving on inside a choice, is none. */
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
