/** The accessible names of scanning a barcode, in addition to `NAMES`. */

export const SCAN = {
  tab: 'Scan',
  open: 'Scan a barcode',
  title: 'Scan a barcode',
  picture: 'What the camera sees',
  photo: 'Choose a photo',
  code: 'Or type the digits',
  tryCameraAgain: 'Try the camera again',
} as const
