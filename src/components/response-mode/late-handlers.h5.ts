import type { handleFailure } from './handlers'

/**
 * On the web, handlers load with the first failure that needs a dialog, since most visits have none. If they fail to
 * load, the caller shows the failure, like one without a mode.
 */
export const handleLate: typeof handleFailure = async (context, deps) => {
  const handlers = await import(/* webpackChunkName: "response-modes" */ '@/components/response-mode/handlers').catch(
    () => null,
  )
  await handlers?.handleFailure(context, deps)
}
