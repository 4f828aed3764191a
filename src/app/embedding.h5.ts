import type { Embedding } from '@/router/embedding'
import type { AppEmbedding, EmbeddingDeps } from './embedding-contract'

/** Connects to the native app around the page, if it has a bridge. The code only loads there. */
export const createEmbedding = (deps: EmbeddingDeps): AppEmbedding | null => {
  if (!deps.platform.nativeApp.has()) return null
  // Without an answer, or without its code, the page is an ordinary one.
  let app: Embedding | null = null
  const connect = async (): Promise<void> => {
    try {
      const { connectApp } = await import(/* webpackChunkName: "native-app" */ './native-app')
      app = await connectApp(deps)
    } catch (error) {
      deps.log('native app failed', { reason: String(error) })
    }
  }
  return {
    ready: connect(),
    opens: async (destination) => (await app?.opens(destination)) ?? false,
    login: async () => (await app?.login()) ?? 'in-page',
    close: async () => (await app?.close()) ?? false,
  }
}
