import type { AppEmbedding, EmbeddingDeps } from './embedding-contract'

/** Returns null, because no native app shows a mini program's pages. */
export const createEmbedding = (_deps: EmbeddingDeps): AppEmbedding | null => null
