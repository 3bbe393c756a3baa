/** True in the demo build only. A constant at build time, so that the live build drops the guarded code. */
// oxlint-disable-next-line no-underscore-dangle -- the usual look of a constant that the build puts in
declare const __DEMO__: boolean
