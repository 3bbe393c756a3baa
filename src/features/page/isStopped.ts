import { CancelledError } from '@tanstack/react-query'

/** Whether the user stopped a request before its answer, as the request’s error shows until it is sent again. */
export const isStopped = (error: unknown): boolean => error instanceof CancelledError
