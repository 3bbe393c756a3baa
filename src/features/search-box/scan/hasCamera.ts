/** False on an insecure address, where browsers offer no camera. */
export const hasCamera = () => 'mediaDevices' in navigator
