/** Resolves when the first page of a visit is complete, including visible pictures; other loading waits until then. */
let whole: Promise<unknown> = Promise.resolve()

/** Call once at the start of a visit. */
export function openPage(isWhole: Promise<unknown>): void {
  whole = isWhole
}

export const whenWhole = (): Promise<unknown> => whole
