/** Texts for a camera without a picture, and for a decoder that isn’t available. */
import type { CameraTrouble } from './openCamera.ts'

type Words = { title: string; message: string }

const OTHERWISE = 'Or type the digits, or choose a photo.'

export const cameraWords: Record<CameraTrouble | 'decoder', Words> = {
  refused: {
    title: 'The camera isn’t allowed on this page.',
    message: `Allow it for this page in your browser, next to the address or in the site settings. Then try again. ${OTHERWISE}`,
  },
  none: {
    title: 'No camera was found.',
    message: 'Connect one and try again. Or type the digits, or choose a photo of the barcode.',
  },
  'in use': {
    title: 'The camera is in use.',
    message: `Another program or tab is using it, or it is switched off. Close that, then try again. ${OTHERWISE}`,
  },
  failed: {
    title: 'The camera didn’t start.',
    message: `Try again. ${OTHERWISE}`,
  },
  decoder: {
    title: 'The barcode reader didn’t load.',
    message: 'Check the connection and try again. Or type the digits.',
  },
}
