/** Resolves when the first page of a visit is complete. Other loading waits for this, or for the page to be drawn. */
let whole: Promise<unknown> = Promise.resolve()

let setDrawn = () => {}
const drawn = new Promise<void>((resolve) => {
  setDrawn = resolve
})

/**
 * Sets what `whenWhole` waits for. Call it once at the start of a visit, with a promise that resolves when the first page is
 * complete.
 */
export function openPage(isWhole: Promise<unknown>): void {
  whole = isWhole
}

/** Resolves when the first page is complete, including visible pictures; other loading waits until then. */
export const whenWhole = (): Promise<unknown> => whole

/** Resolves `whenDrawn`. Call it once the page is in the document and drawn. */
export const pageIsDrawn = (): void => setDrawn()

/** Resolves when the first page is in the document, even if it still shows placeholders. */
export const whenDrawn = (): Promise<void> => drawn
