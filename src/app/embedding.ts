import type { AppEmbedding, EmbeddingDeps } from './embedding-contract'

/** Returns null, because native apps cannot embed the pages of a mini program. */
export const createEmbedding = (_deps: EmbeddingDeps): AppEmbedding | null => null
