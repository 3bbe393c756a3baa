/** True in the demo build alone; a constant when built, so that the live build drops what it guards. */
declare const __DEMO__: boolean
