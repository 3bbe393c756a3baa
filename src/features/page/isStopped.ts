import { CancelledError } from '@tanstack/react-query'

/** Whether the user stopped a request before its answer. It stays so until it is requested again. */
export const isStopped = (error: unknown): boolean => error instanceof CancelledError
