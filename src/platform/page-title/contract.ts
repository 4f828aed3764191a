/** Names the page for what the host shows of it: browser tab and history, the list of recent programs. */
export type SetPageTitle = (title: string) => void
