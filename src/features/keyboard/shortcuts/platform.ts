/** Whether Cmd takes the role of Ctrl on this device. */
// oxlint-disable-next-line typescript/no-deprecated -- what would replace it is in no Firefox and no Safari
export const isMac = () => /^(?:Mac|iP)/.test(navigator.platform)
