/** Whether Cmd takes the role of Ctrl on this device. */
// oxlint-disable-next-line typescript/no-deprecated -- its replacement, userAgentData, isn’t in Firefox or Safari
export const isMac = () => /^(?:Mac|iP)/.test(navigator.platform)
