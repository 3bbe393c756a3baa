import type { ReactNode } from 'react'

/** Whether React draws anything for a slot: it draws 0, but nothing for null, undefined, false or ''. */
export function isShown(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== ''
}
