/** Where nothing stands between two slashes, one of them was a slip: `//` alone would be read as the name of another host. */
export const tidyPath = (pathname: string): string => pathname.replace(/\/{2,}/g, '/')
