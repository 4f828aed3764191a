/** Metadata of the current page for search engines and link previews. Only the web uses it. */
export interface PageMeta {
  /** Returns the names of the query parameters that identify a page; null if the page must not be indexed. */
  params: readonly string[] | null
  /**
   * Returns the path of the page that search engines list instead of `path` with these parameters. Returns null if
   * they list the page itself.
   */
  instead?: (path: string, param: (name: string) => string | null) => string | null
  /** One sentence about the storefront, for pages that have no description. */
  description: string
}

export interface HostPageMeta {
  /** Sets the description, canonical address, language alternates and `robots` of the current page. */
  set(meta: PageMeta): void
  /** Sets the description of the current page. @returns a function that removes it */
  describe(text: string): () => void
}
