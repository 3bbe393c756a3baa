/** Trusted Types in the demo: the page's `default` policy allows only the demo's two scripts. */

/** The part of `window.trustedTypes` that this file uses; undefined in browsers without it. */
type PolicyFactory = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string | null },
  ) => unknown
}

/** Returns a function that gives the full address of an allowed script, in whatever notation, and null for any other script. */
export const scriptFilter = (allowed: readonly string[], page: string) => {
  const whole = new Set(allowed.map((url) => new URL(url, page).href))
  return (url: string): string | null => {
    const requested = URL.canParse(url, page) ? new URL(url, page).href : ''
    return whole.has(requested) ? requested : null
  }
}

/** MSW registers its worker by a plain text, which only a policy named `default` can allow. */
export const trustScripts = (allowed: readonly string[]): void => {
  // the cast: missing in TypeScript's DOM library
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory }
  trustedTypes?.createPolicy('default', { createScriptURL: scriptFilter(allowed, location.href) })
}
