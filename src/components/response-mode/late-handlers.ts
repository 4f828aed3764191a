import { handleFailure } from './handlers'

/** Handles a failure; a mini program includes the handlers in its package. */
export const handleLate = handleFailure
