/**
 * Decides when two addresses are the same page to the demo service: one honest reading of `strict` (§4.2 does not show its
 * meaning).
 */

const TRACKING = /^(utm_\w+|gclid|fbclid|msclkid|dclid|mc_[ce]id|igshid)$/i

const withOtherHost = (url: URL): string[] => {
  const bare = url.host.replace(/^www\./, '')
  return [bare, `www.${bare}`]
}

const withOtherSlash = (path: string): string[] => {
  const bare = path.replace(/\/+$/, '')
  return bare === '' ? ['/'] : [bare, `${bare}/`]
}

/**
 * The catalog addresses that match the requested one, which comes first. If `strict` is true, only the same text matches. If it was
 * not sent (null), the other protocol matches too, with or without `www.` and the last slash. If it is false, tracking parameters
 * and the fragment are also ignored.
 */
export const acceptedUrls = (requested: string, strict: boolean | null): string[] => {
  if (strict === true) return [requested]
  if (!URL.canParse(requested)) return []
  const url = new URL(requested)
  if (strict === false) {
    for (const name of new Set(url.searchParams.keys())) {
      if (TRACKING.test(name)) url.searchParams.delete(name)
    }
    url.hash = ''
  }
  const forms = ['https:', 'http:'].flatMap((protocol) =>
    withOtherHost(url).flatMap((host) =>
      withOtherSlash(url.pathname).map(
        (path) => `${protocol}//${host}${path}${url.search}${url.hash}`,
      ),
    ),
  )
  return [...new Set([requested, ...forms])]
}
