/** Resolves when the first page of a visit is complete. Other loading waits for this, or for the page to be drawn. */
let whole: Promise<unknown> = Promise.resolve()

let setDrawn = () => {}
const drawn = new Promise<void>((resolve) => {
  setDrawn = resolve
})

/**
 * Sets what `whenFirstPageComplete` waits for. Call it once at the start of a visit, with a promise that resolves when the first page is
 * complete.
 */
export function trackFirstPage(isWhole: Promise<unknown>): void {
  whole = isWhole
}

/** Resolves when the first page is complete, including visible pictures; other loading waits until then. */
export const whenFirstPageComplete = (): Promise<unknown> => whole

/** Resolves `whenFirstPageDrawn`. Call it once the page is in the document and drawn. */
export const reportPageDrawn = (): void => setDrawn()

/** Resolves when the first page is in the document, even if it still shows placeholders. */
export const whenFirstPageDrawn = (): Promise<void> => drawn
