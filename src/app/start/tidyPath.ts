/** Doubled slashes are a slip; a path that starts with `//` would be read as a host name. */
export const tidyPath = (pathname: string): string => pathname.replace(/\/{2,}/g, '/')
