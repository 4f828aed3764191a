import { handleFailure } from './handlers'

/** Handles a failure; a mini program has what does so at once. */
export const handleLate = handleFailure
