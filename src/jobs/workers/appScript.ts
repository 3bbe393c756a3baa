/** The address of one of the app's scripts for a worker, in the form that the page's Trusted Types policy `app` requires. */

type Policy = { createScriptURL: (url: string) => string }
/** The part of `window.trustedTypes` that this file uses; undefined in browsers without it. */
type PolicyFactory = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => Policy
}

let policy: Policy | null = null

/**
 * Returns the address of one of the app's scripts; throws for another origin, because the app's scripts come from where the app
 * is served.
 */
function ownScript(url: string): string {
  const { origin, href } = new URL(url, location.href)
  if (origin !== location.origin) throw new TypeError(`${href} is no script of this app`)
  return href
}

/** The address as a TrustedScriptURL if the browser has Trusted Types. Throws for an address of another origin. */
export function appScript(url: string): string {
  // The cast is needed because TypeScript's DOM library lacks `trustedTypes`.
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
  if (!trustedTypes) return ownScript(url)
  policy ??= trustedTypes.createPolicy('app', { createScriptURL: ownScript })
  // This is a TrustedScriptURL at run time, which is accepted wherever a script's address is.
  return policy.createScriptURL(url)
}
