/** The address of one of the app's own scripts, as the page's policy wants it for a worker (Trusted Types, policy `app`). */

type Policy = { createScriptURL: (url: string) => string }
/** The part of `window.trustedTypes` that this needs; absent where the browser does not know it. */
type PolicyFactory = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => Policy
}

let policy: Policy | null = null

/** What no build wrote: scripts come from where the app itself is served. */
function ownScript(url: string): string {
  const { origin, href } = new URL(url, location.href)
  if (origin !== location.origin) throw new TypeError(`${href} is no script of this app`)
  return href
}

/** Throws for an address of another origin. */
export function appScript(url: string): string {
  // Not in TypeScript's DOM library.
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
  if (!trustedTypes) return ownScript(url)
  policy ??= trustedTypes.createPolicy('app', { createScriptURL: ownScript })
  // A TrustedScriptURL, which stands wherever a script's address does.
  return policy.createScriptURL(url)
}
