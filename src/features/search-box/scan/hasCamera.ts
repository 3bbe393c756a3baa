/** Whether the browser offers a camera; false on an insecure address. */
export const hasCamera = () => 'mediaDevices' in navigator
