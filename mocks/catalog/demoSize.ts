/** How many listings the demo catalog has unless another number is asked for. */
export const DEMO_SIZE = 20_000
