/** Sets the page's title in the host: navigation bar, browser tab and history, the list of recent programs. */
export type SetPageTitle = (title: string) => void
