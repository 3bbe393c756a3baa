import { useGo } from '@/routing/navigation.tsx'
import { paths } from '@/routing/paths.ts'
import { encodeAssortment, type AssortmentState } from '@/routing/states/assortmentState.ts'

/**
 * Returns the functions that change the address of the page. Each change adds a step to the history, except typing and further
 * steps of the same change.
 */
export function useAssortmentSteps(state: AssortmentState) {
  const go = useGo()
  const change = (changes: Partial<AssortmentState>, isMoved = false) =>
    go(paths.map(encodeAssortment({ ...state, ...changes })), {
      preserveScroll: true,
      replace: isMoved,
    })
  return {
    change,
    type: (find: string) => change({ find }, true),
  }
}

export type AssortmentSteps = ReturnType<typeof useAssortmentSteps>
