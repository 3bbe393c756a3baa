/** Over once the pictures that a page asks for first are there or will not come: what is fetched before takes the line from them. */

/** What stands around them is wanted, too. */
const LONGEST_MS = 1000

export const firstPictures = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, LONGEST_MS)
    const pictures = [...document.querySelectorAll<HTMLImageElement>('[loading=eager]')]
    void Promise.allSettled(pictures.map(async (picture) => picture.decode())).then(() => {
      clearTimeout(timer)
      resolve()
    })
  })
