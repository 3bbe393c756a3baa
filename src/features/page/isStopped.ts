import { CancelledError } from '@tanstack/react-query'

/** Whether a reader stopped a request before there was an answer: it stays so, whoever looks at it later, until it is requested again. */
export const isStopped = (error: unknown): boolean => error instanceof CancelledError
