/** The stages of the first page of a visit, for work that has to wait for them. */
let whole: Promise<unknown> = Promise.resolve()

let setDrawn = () => {}
const drawn = new Promise<void>((resolve) => {
  setDrawn = resolve
})

/** Call once at the start of a visit. */
export function openPage(isWhole: Promise<unknown>): void {
  whole = isWhole
}

/** Resolves when the first page is complete, including visible pictures; other loading waits until then. */
export const whenWhole = (): Promise<unknown> => whole

/** Call when a page is in the document. */
export const pageIsDrawn = (): void => setDrawn()

/** Resolves when the first page is in the document; placeholders count. */
export const whenDrawn = (): Promise<void> => drawn
