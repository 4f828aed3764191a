import type { Embedding } from '@/router/embedding'
import type { AppEmbedding, EmbeddingDeps } from './embedding-contract'

/** The native app around the page, where there is one with a bridge. Its code loads there only. */
export const createEmbedding = (deps: EmbeddingDeps): AppEmbedding | null => {
  if (!deps.platform.nativeApp.has()) return null
  const connected = import(/* webpackChunkName: "native-app" */ './native-app').then(({ connectApp }) =>
    connectApp(deps),
  )
  // Without its code the page is an ordinary one.
  const orElse = async <Answer>(use: (app: Embedding) => Promise<Answer>, without: Answer): Promise<Answer> => {
    const app = await connected.catch(() => null)
    return app ? use(app) : without
  }
  return {
    ready: connected.then(
      () => undefined,
      (error: unknown) => deps.log('native app failed', { reason: String(error) }),
    ),
    opens: (destination) => orElse((app) => app.opens(destination), false),
    login: () => orElse((app) => app.login(), 'in-page'),
    close: () => orElse((app) => app.close(), false),
  }
}
