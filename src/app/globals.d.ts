/** True in the demo build only. It is a constant at build time, so that the live build drops the code that depends on it. */
// oxlint-disable-next-line no-underscore-dangle -- the usual notation for a constant that the build inserts
declare const __DEMO__: boolean
