import type { CSSProperties } from 'react'

/**
 * Types custom properties for a React `style`, whose type doesn't include them. React sets them through the CSSOM, which the
 * content security policy allows, unlike style attributes.
 */
export function cssVars(vars: Record<`--${string}`, string | number>): CSSProperties {
  return vars
}
