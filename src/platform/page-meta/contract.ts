/** What engines and link previews read of the page in view. Only the web has readers of it. */
export interface PageMeta {
  /** Names of the query's parameters that make a page of its own; null for a page that no engine may list. */
  params: readonly string[] | null
  /** The path of the page that engines list in place of the one at `path` with these parameters; null for none. */
  instead?: (path: string, param: (name: string) => string | null) => string | null
  /** One sentence about the storefront, for pages without a description of their own. */
  description: string
}

export interface HostPageMeta {
  /** Sets description, canonical address, language alternates and `robots` for the page in view. */
  set(meta: PageMeta): void
  /** Gives the page in view a description of its own. @returns takes it back */
  describe(text: string): () => void
}
