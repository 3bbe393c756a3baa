/** The stages of the first page of a visit, for work that has to wait for them. */
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

/** Reports that a page is in the document, which resolves `whenDrawn`. Call it after the page is drawn. */
export const pageIsDrawn = (): void => setDrawn()

/** Resolves when the first page is in the document, even if it still shows placeholders. */
export const whenDrawn = (): Promise<void> => drawn
