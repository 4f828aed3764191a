import type { AppEmbedding, EmbeddingDeps } from './embedding-contract'

/** No native app shows a mini program's pages. */
export const createEmbedding = (_deps: EmbeddingDeps): AppEmbedding | null => null
