/**
 * Makes the host confirm before the page is left by the host's own controls: the system's back, on the web a closed or
 * reloaded tab. The latest call counts. A host without this lets the visitor leave.
 * @param message the question, in the visitor's language; null removes the guard. Browsers show their own text.
 */
export type GuardLeave = (message: string | null) => void
