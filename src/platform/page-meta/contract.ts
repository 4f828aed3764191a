/** Metadata of the current page for search engines and link previews. Only the web uses it. */
export interface PageMeta {
  /** Names of the query's parameters that identify a page; null for a page that must not be indexed. */
  params: readonly string[] | null
  /** Returns the path of the page that engines list instead of `path` with these parameters; null without one. */
  instead?: (path: string, param: (name: string) => string | null) => string | null
  /** One sentence about the storefront, for pages without a description of their own. */
  description: string
}

export interface HostPageMeta {
  /** Sets description, canonical address, language alternates and `robots` of the current page. */
  set(meta: PageMeta): void
  /** Sets the description of the current page. @returns removes it */
  describe(text: string): () => void
}
