/**
 * Has the host ask before the page is left by the host's own means: the system's back, on the web a closed or reloaded tab.
 * The latest call counts. A host that cannot ask lets the visitor go.
 * @param message the question, in the visitor's language; null asks no more. Browsers show a sentence of their own.
 */
export type GuardLeave = (message: string | null) => void
