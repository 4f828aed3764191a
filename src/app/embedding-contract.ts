import type { Services } from '@/components/services'
import type { Embedding } from '@/router/embedding'

export type EmbeddingDeps = Pick<Services, 'dialogs' | 'log' | 'platform' | 'stores'>

/** The native app that contains the page, for the router and the start of the storefront. */
export interface AppEmbedding extends Embedding {
  /** Resolves once the app's login is known. Never rejects. */
  readonly ready: Promise<void>
}
