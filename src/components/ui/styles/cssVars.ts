import type { CSSProperties } from 'react'

/**
 * Custom properties for a React `style`. React's type knows none of them; it sets them through the
 * CSSOM, which the policy allows where a style attribute is not.
 */
export function cssVars(vars: Record<`--${string}`, string | number>): CSSProperties {
  return vars
}
