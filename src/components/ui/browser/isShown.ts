import type { ReactNode } from 'react'

/** Whether React would draw anything for a slot: 0 is a figure and is drawn, "nothing" is not. */
export function isShown(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== ''
}
