/**
 * Makes the host ask for confirmation before the visitor leaves the page. This covers the system's back button, and on
 * the web closing or reloading the tab. The latest call replaces earlier ones. Hosts that lack this function do not
 * ask.
 * @param message question in the visitor's language; null removes the guard. Browsers show their own text.
 */
export type GuardLeave = (message: string | null) => void
