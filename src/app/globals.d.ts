/** True in the demo build alone; a constant when built, so that the live build drops what it guards. */
// oxlint-disable-next-line no-underscore-dangle -- the usual look of a constant that the build puts in
declare const __DEMO__: boolean
