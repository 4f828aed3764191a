/**
 * Sets the title of the page in the host: in the navigation bar, the browser tab and history, and the list of recent
 * programs.
 */
export type SetPageTitle = (title: string) => void
