import type { Embedding } from '@/router/embedding'
import type { AppEmbedding, EmbeddingDeps } from './embedding-contract'

/**
 * Connects to the native app that contains the page, if the page has a bridge. Only then loads the code for the
 * connection.
 */
export const createEmbedding = (deps: EmbeddingDeps): AppEmbedding | null => {
  if (!deps.platform.nativeApp.has()) return null
  // If the app does not respond, or the code fails to load, the page works like an ordinary web page.
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
