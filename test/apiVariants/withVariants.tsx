/** The whole app at an address, set up for API variants that the demo service uses. */
import type { ApiVariant } from '@/api/apiVariant.ts'
import { renderAt } from '../pages/renderAt.tsx'
import { settingsFor } from './settingsFor.ts'

/** The address with the parameter `demo=` for these API variants. */
export function withVariants(names: readonly string[], path: string): string {
  if (names.length === 0) return path
  return `${path}${path.includes('?') ? '&' : '?'}demo=${names.join(',')}`
}

export function renderWithVariants(
  names: readonly string[],
  path: string,
  sent?: Partial<ApiVariant>,
) {
  return renderAt(withVariants(names, path), settingsFor(names, sent))
}
