import type { handleFailure } from './handlers'

/**
 * Handles a failure on the web. The handlers are loaded with the first failure that needs a dialog, since most visits
 * have none. If they fail to load, the caller shows the failure.
 */
export const handleLate: typeof handleFailure = async (context, deps) => {
  const handlers = await import(/* webpackChunkName: "response-modes" */ '@/components/response-mode/handlers').catch(
    () => null,
  )
  await handlers?.handleFailure(context, deps)
}
