/** False on an address that is not secure: a browser has no camera there. */
export const hasCamera = () => 'mediaDevices' in navigator
