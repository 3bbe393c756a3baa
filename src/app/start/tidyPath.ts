/**
 * Replaces repeated slashes in a path by one. They are a mistake, and a path that begins with `//` would be read as a host name.
 */
export const tidyPath = (pathname: string): string => pathname.replace(/\/{2,}/g, '/')
